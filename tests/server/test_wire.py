"""What a client sends is read the same way however it is cut into frames and packets, and what is broken ends it."""

import struct
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tablewright.server.socket.wire import Wire, frame

MASK = b"\x37\xfa\x21\x3d"
HANDSHAKE = (
    b"GET /play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
FIN, CONT, TEXT, PING = 0x80, 0x0, 0x1, 0x9


def sent(payload: bytes, head: int = FIN | TEXT) -> bytes:
    """A frame as a client sends it."""
    masked = bytes(byte ^ MASK[n % 4] for n, byte in enumerate(payload))
    if len(payload) < 126:
        return bytes((head, 0x80 | len(payload))) + MASK + masked
    return bytes((head, 0x80 | 126)) + struct.pack("!H", len(payload)) + MASK + masked


class Transport:
    """The other end, and what was written to it."""

    def __init__(self) -> None:
        self.written, self.is_closed = b"", False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def get_extra_info(self, name: str) -> Any:
        return None

    def pause_reading(self) -> None: ...


class Task:
    def add_done_callback(self, done: Any) -> None: ...


class Loop:
    """Nothing runs: the test is the application."""

    def create_task(self, job: Any) -> Task:
        job.close()
        return Task()


async def app(scope: Any, receive: Any, send: Any) -> None: ...


class Client:
    """A connection whose handshake and hello are done, and the texts that came out of it."""

    def __init__(self) -> None:
        config = uvicorn.Config(app, ws=Wire, log_config=None, ws_max_size=1000, ws_per_message_deflate=False)
        config.load()
        self.transport, self.texts = Transport(), []
        loop: Any = Loop()
        self.wire = Wire(config, ServerState(), {}, loop)
        there: Any = self.transport
        self.wire.connection_made(there)
        self.wire.data_received(HANDSHAKE)
        self.wire.conn.send_response(self.wire.response)
        self.wire.conn.data_to_send()
        self.wire.on_text = self.texts.append

    def send(self, *packets: bytes) -> "Client":
        for packet in packets:
            self.wire.data_received(packet)
        return self


@pytest.mark.parametrize("n", [1, 2, 125, 126, 300])
def test_a_text_is_read_wherever_it_is_cut(n):
    text = ("é" + "x" * n).encode()[:n] if n > 1 else b"x"
    raw = sent(text) + sent(b"after")
    for cut in range(1, len(raw)):
        assert Client().send(raw[:cut], raw[cut:], sent(b"last")).texts == [text.decode(), "after", "last"]


def test_what_looks_like_a_frame_inside_of_one_is_text():
    """A packet may begin anywhere: here it begins where a long text has a whole short frame in it."""
    inner = sent(b"not a message")
    client = Client().send(bytes((FIN | TEXT, 0x80 | len(inner))) + MASK, inner)
    assert client.texts == []
    assert client.transport.is_closed, "unmasked, its bytes are no text"


def test_a_text_in_pieces():
    client = Client().send(sent(b"one ", TEXT), sent(b"", FIN | PING), sent(b"two", FIN | CONT), sent(b"three"))
    assert client.texts == ["one two", "three"]
    assert client.transport.written == bytes((FIN | 0xA, 0)), "a ping in between is answered"


def test_a_text_within_a_text_ends_the_connection():
    client = Client().send(sent(b"one ", TEXT), sent(b"two"), sent(b"three"))
    assert client.texts == []
    assert client.transport.is_closed


@pytest.mark.parametrize(
    "broken", [b"\x81\x05hello", sent(b"\xff\xfe"), sent(b"x", 0xC1), sent(b"x" * 1001)],
    ids=["not masked", "no text", "reserved bit", "too long"],
)  # fmt: skip
def test_what_is_broken_ends_the_connection(broken):
    client = Client().send(sent(b"before"), broken, sent(b"after"))
    assert client.texts == ["before"]
    assert client.transport.is_closed


def test_nothing_is_read_after_the_end():
    client = Client().send(sent(b"before"), sent(struct.pack("!H", 1000), FIN | 0x8), sent(b"after"))
    assert client.texts == ["before"]


@pytest.mark.parametrize(
    ("n", "head"), [(5, b"\x81\x05"), (126, b"\x81\x7e\x00\x7e"), (70_000, b"\x81\x7f" + b"\0" * 5)]
)
def test_frames_of_the_server_say_their_length(n, head):
    assert frame(b"x" * n).startswith(head)
    assert frame(b"x" * n).endswith(b"x" * n)

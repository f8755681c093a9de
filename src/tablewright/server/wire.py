"""The WebSocket protocol of the server: uvicorn's, with a short way for the messages of a table.

Most of what a table costs is telling everybody. A message that goes through ASGI wakes a task and passes four layers;
here the table writes its frame to the transport itself, and what arrives is handed to the session at once. The
handshake, pings, closing and broken frames stay uvicorn's. Without this protocol (as in tests without a network)
everything goes through ASGI.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one
from websockets.protocol import State
from websockets.streams import StreamReader

EXTENSION = "tablewright.wire"
TEXT = 0x81  # the last and only frame of a text message
MASKED = 0x80  # in the second byte of a client's frame; the rest of it is the length, up to SHORT
SHORT = 125
BETWEEN_FRAMES = StreamReader.at_eof.__code__  # what the parser waits in when it has no part of a frame


def frame(message: bytes) -> bytes:
    """A text message of a server, which does not mask (RFC 6455, 5.2)."""
    n = len(message)
    if n < 126:
        return bytes((TEXT, n)) + message
    if n < 1 << 16:
        return bytes((TEXT, 126)) + n.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + n.to_bytes(8, "big") + message


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.on_text: Callable[[str], None] | None = None
        self._said: list[bytes] = []  # frames of this turn of the loop

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def write(self, message: bytes) -> bool:
        """Send a text message, with what else is said in this turn of the loop; False if the other side is slow."""
        if not self.writable.is_set():
            return False
        if not self._said:
            self.loop.call_soon(self._send_all)
        self._said.append(frame(message))
        return True

    def _send_all(self) -> None:
        said, self._said = self._said, []
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(said))

    def data_received(self, data: bytes) -> None:
        """Most of what comes is one short text in one frame; all else goes to the parser."""
        if self.on_text is None or (text := self._short_text(data)) is None:
            super().data_received(data)
        else:
            self.on_text(text)

    def _short_text(self, data: bytes) -> str | None:
        """The text of a short frame, if that is all there is (RFC 6455, 5.2)."""
        n = len(data) - 6  # two bytes of header, four of mask
        if not 0 < n <= SHORT or data[0] != TEXT or data[1] != MASKED | n or not self._is_between_messages():
            return None
        try:
            return str(apply_mask(data[6:], data[2:6]), "utf-8")
        except UnicodeDecodeError:
            return None  # the parser knows what to do about it

    def _is_between_messages(self) -> bool:
        if self.conn.state is not State.OPEN or self.conn.current_size is not None:
            return False
        waits: Any = self.conn.parser
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        return waits.gi_code is BETWEEN_FRAMES

    def send_receive_event_to_app(self) -> None:
        """Hand on what arrived: to the session, once there is one."""
        if self.on_text is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.on_text(text)

"""The WebSocket protocol of the server: uvicorn's, with a short way for the messages of a table.

Most of what a table costs is telling everybody. A message that goes through ASGI wakes a task and passes four layers;
here the table writes its frame to the transport itself, and what arrives is handed to the session at once. The
handshake, reading frames, pings, closing and broken frames stay uvicorn's. Without this protocol (as in tests without a
network) everything goes through ASGI. It overrides two methods of a class that uvicorn does not promise to keep, so
uvicorn is pinned; docs/decisions has the reasons.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "tablewright.wire"
TEXT = 0x81  # the last and only frame of a text message


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

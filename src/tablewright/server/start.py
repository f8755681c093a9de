"""Start the server: choose its store and address, say where it is, and stop without losing anything."""

import gc
import json
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn

from tablewright.games.registry import NAMES
from tablewright.kernel.compiling import interpret_until_compiled
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.paths import data_folder
from tablewright.server.bots.pool import Pool
from tablewright.server.http.app import make_app
from tablewright.server.http.raw_sockets import Accepted, limited
from tablewright.server.limits import Limits
from tablewright.server.socket.wire import Wire
from tablewright.server.store import open_store
from tablewright.server.tables.hub import Hub

log = logging.getLogger("tablewright.start")
TRUSTED = ("127.0.0.1", "::1")  # a proxy on this machine says whom it speaks for
OTHER_FILES = 200  # that a server has open besides connections
GRACE = 10  # s for open connections when the server stops
GARBAGE = (20_000, 20, 20)  # see gc.set_threshold: there is little, and to look through all tables for it takes long


@dataclass(frozen=True)
class Options:
    """What `serve` was told."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 0  # bot processes; 0: one less than there are cores, at least one
    db: str = ""
    public_url: str = ""
    limits: Limits = field(default_factory=Limits)
    log: str = "info"
    is_lazy: bool = False  # compile a game only when a table of it is opened
    lab_cores: int = 1  # that questions of the lab are played on; 0: there is no lab


def data_file() -> Path:
    """Where tables are kept unless --db says otherwise."""
    return data_folder() / "tables.sqlite"


class Lines(logging.Formatter):
    """One JSON object a line. Keys of seats are never logged: they are in no address and no message logged."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        told |= {name: getattr(record, name) for name in ("path", "method", "ms") if hasattr(record, name)}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn.error").setLevel("WARNING")


def raise_file_limit(connections: int) -> None:
    """Every connection is a file to the system: ask for as many as it lets this process have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if most != resource.RLIM_INFINITY and most < connections + OTHER_FILES:
        log.warning("the system gives %d open files, too few for %d connections: see LimitNOFILE", most, connections)


def check_address(host: str, port: int) -> None:
    """Listen there once: most often it is another server that does already."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        socket.create_server(address[:2], family=family).close()
    except OSError as error:
        raise TablewrightError(
            f"cannot listen at {host}, port {port}: {error.strerror}. Another server may be there already: "
            "--port 0 takes any free port, --host 127.0.0.1 this machine alone"
        ) from None


def where(options: Options) -> str:
    """The database."""
    return options.db or str(data_file())


def make_hub(options: Options) -> Hub:
    """The live tables of one server process."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    workers = options.workers or max(1, cores - 1)
    name = f"{os.getpid():x}-{time.time_ns() & 0xFFFFFF:x}"
    return Hub(open_store(where(options), name), Pool(workers), options.limits, lab_cores=options.lab_cores)


class Server(uvicorn.Server):
    """Says where it is once it listens; the port may have been chosen by the system."""

    def __init__(self, config: uvicorn.Config, stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self._stopping = stopping

    async def shutdown(self, sockets: Any = None) -> None:
        self._stopping()  # streams have no end of their own that could be waited for
        await super().shutdown(sockets)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is there now stays
        if self.started and self.servers:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            print(f"Tablewright is at http://{shown}:{port}/ (Ctrl-C stops it)", flush=True)


def serve(options: Options) -> int:
    """Run until it is stopped."""
    check_address(options.host, options.port)
    open_store(where(options)).check()
    set_up_logs(options.log)
    interpret_until_compiled()
    raise_file_limit(options.limits.connections)
    hub = make_hub(options)
    hub.host = options.host
    app = make_app(hub, options.public_url, () if options.is_lazy else NAMES)
    loop = "asyncio" if sys.platform == "win32" else "auto"  # uvloop where it exists
    accepted = Accepted(options.limits.connections, options.limits.connections_per_address, TRUSTED)
    hub.metrics.gauge("sockets", "connections that are no WebSockets", lambda: len(accepted))
    config = uvicorn.Config(
        app,
        http=limited(accepted),
        forwarded_allow_ips=list(TRUSTED),
        host=options.host,
        port=options.port,
        ws=Wire,
        ws_max_size=options.limits.message_bytes * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        loop=loop,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(config, hub.lab.end_streams)
    gc.set_threshold(*GARBAGE)
    server.run()
    return 0 if server.started else 1

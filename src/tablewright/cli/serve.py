"""`serve`: the tables in the browser."""

import argparse
import os

from tablewright.kernel.errors import TablewrightError


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--host", default="127.0.0.1", help="address to listen at (default: this machine only; 0.0.0.0: everybody)")
    add("--port", type=int, default=8000, help="port to listen at (default: 8000; 0: any free one)")
    add("--db", default="", metavar="WHERE", help="a SQLite file, or postgresql://... (default: in your data folder)")
    add("--workers", type=int, default=0, metavar="N", help="processes in which bots think (default: cores less one)")
    add("--public-url", default="", metavar="URL", help="what browsers call this server, behind a reverse proxy")
    add("--limit", action="append", default=[], metavar="NAME=N", help="change a limit, such as tables=500")
    add("--log", choices=("debug", "info", "warning", "error"), default="info", help="how much to log")
    add(
        "--bot",
        action="append",
        default=[],
        metavar="M:F",
        help="also seat the bot of module:function; may be repeated",
    )
    add("--lab-cores", type=int, default=0, metavar="N", help="cores that the lab plays on (default: half of them)")
    add("--no-lab", action="store_true", help="no questions to the lab from this server's visitors")
    add("--lazy", action="store_true", help="compile a game only when a table of it is opened")


def lab_cores(wanted: int) -> int:
    """As many as are asked for; else half of them, at least one."""
    if wanted < 0:
        raise TablewrightError(f"--lab-cores {wanted}: expected a whole number from 1 on; --no-lab does without")
    return wanted or max(1, (os.cpu_count() or 1) // 2)


def check(options: argparse.Namespace) -> None:
    """What would otherwise be taken for something else."""
    if not 0 <= options.port <= 65_535:
        raise TablewrightError(f"--port: expected a number from 1 to 65535, or 0 for any free port, not {options.port}")
    if options.workers < 0:
        raise TablewrightError(
            f"--workers: expected 1 or more, or 0 for one less than there are cores, not {options.workers}"
        )

    if options.public_url and not options.public_url.startswith(("http://", "https://")):
        raise TablewrightError(f"--public-url: expected such as https://play.example.org, not {options.public_url!r}")


def run(options: argparse.Namespace) -> int:
    check(options)
    from tablewright.bots.outside import adopt
    from tablewright.server.limits import Limits
    from tablewright.server.start import Options, serve

    for bot in options.bot:
        adopt(bot)
    return serve(
        Options(
            host=options.host,
            port=options.port,
            workers=options.workers,
            db=options.db,
            public_url=options.public_url,
            limits=Limits().changed(options.limit),
            log=options.log,
            is_lazy=options.lazy,
            lab_cores=0 if options.no_lab else lab_cores(options.lab_cores),
        )
    )

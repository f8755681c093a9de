"""`serve`: the tables in the browser."""

import argparse


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
    add("--lazy", action="store_true", help="compile a game only when a table of it is opened")


def run(options: argparse.Namespace) -> int:
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
        )
    )

"""`mcp`: let an assistant sit down at a table, by the Model Context Protocol on standard input and output."""

import argparse
import sys


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--server",
        default="http://127.0.0.1:8000",
        metavar="URL",
        help="the Tablewright server whose tables it joins (default: http://127.0.0.1:8000)",
    )


def run(options: argparse.Namespace) -> int:
    from tablewright import __version__
    from tablewright.mcp.lab_tools import LabTools
    from tablewright.mcp.protocol import Rpc
    from tablewright.mcp.table_tools import ADVICE, TableTools

    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    tools = [*TableTools(options.server).all(), *LabTools(options.server).all()]
    Rpc(tools, "tablewright", __version__, ADVICE).serve(sys.stdin, sys.stdout)
    return 0

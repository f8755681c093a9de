"""`rules [GAME] [--json]`: the ids, what they say, where they are implemented and tested, and the totals."""

import argparse
import json
import shutil
import textwrap

from tablewright.games import registry
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.paths import REPO, folder_of
from tablewright.testing.coverage import Covered, coverage, totals


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="one game (default: the totals of all)")
    parser.add_argument("--json", action="store_true", help="print the totals as JSON")


def run(options: argparse.Namespace) -> None:
    if options.game is not None and options.game not in registry.NAMES:
        raise TablewrightError(f"there is no game {options.game!r}; there are {', '.join(registry.NAMES)}")
    names = [options.game] if options.game else list(registry.NAMES)
    if options.json:
        print(json.dumps([totals(name, covered(name)) for name in names], indent=1))
        return
    if options.game:
        for rule in covered(options.game):
            show(rule)
        print()
    for name in names:
        count = totals(name, covered(name))
        rest = int(count["ids"]) - int(count["tested"]) - int(count["listed"])
        open_ends = f", {rest} WITHOUT A TEST" if rest else ""
        print(
            f"{name}: {count['ids']} ids ({count['rulings']} of them rulings), {count['tested']} tested, "
            f"{count['listed']} listed with a reason{open_ends}"
        )


def covered(name: str) -> list[Covered]:
    """The rules of a game with their tests, where those lie beside its sources: in this clone or its own package."""
    folder = folder_of(name)
    places = (REPO / "tests" / "games" / name, folder.parents[1] / "tests")
    return coverage(folder, next((place for place in places if place.is_dir()), places[0]))


def show(covered: Covered) -> None:
    """One rule for people."""
    rule = covered.rule
    width = min(100, shutil.get_terminal_size().columns)
    head = f"{rule.id} ({rule.kind}) {rule.statement}" + (f" [{rule.note}]" if rule.note else "")
    print(textwrap.fill(head, width, subsequent_indent="    "))
    for what, places in (("implemented", covered.implemented), ("tested", covered.tested)):
        if places:
            print(
                textwrap.fill(f"{what}: {', '.join(places)}", width, initial_indent="    ", subsequent_indent="      ")
            )

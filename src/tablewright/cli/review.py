"""`review RECORD`: what decided a finished game, luck or choices."""

import argparse
from pathlib import Path

from tablewright.kernel.errors import RecordError, TablewrightError

LANGUAGES = ("en", "fr")


def arguments(parser: argparse.ArgumentParser) -> None:
    what = "a file with the record of a finished game: of a table in the browser, or kept by `play`"
    parser.add_argument("record", metavar="RECORD", help=what)
    parser.add_argument("--level", default="medium", help="whose chances: easy, medium, hard (default: medium)")
    parser.add_argument("--html", metavar="FILE", help="write the review as one page that needs nothing else")
    parser.add_argument("--json", metavar="FILE", help="write it for programs")
    parser.add_argument("--all", action="store_true", help="tell of every decision, not only of those that cost most")
    parser.add_argument("--language", choices=LANGUAGES, default="en")


def run(options: argparse.Namespace) -> None:
    from tablewright.cli.common import compiling, progress_bar
    from tablewright.reviews import Reviewer, played_of

    try:
        text = Path(options.record).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"cannot read {options.record}: {error}") from error
    played = played_of(text)
    reviewer = Reviewer(played, options.level)
    with compiling(played.game, "review"), progress_bar(100, "looking at the game again") as told:
        for done in reviewer.run():
            told(round(100 * done))
    review = reviewer.review()
    print(review.report(options.language, most=0 if options.all else 12), end="")
    for name, made in ((options.html, review.to_html), (options.json, lambda language: review.to_json())):
        if name:
            write(Path(name), made(options.language))


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise TablewrightError(f"cannot write {path}: {error}") from error
    print(f"written: {path}")

"""Games of people under the rules of a question, counted in the lab's process."""

from collections.abc import Iterator
from typing import Any

from tablewright.lab.people import people_rows
from tablewright.lab.questions.compare import known
from tablewright.lab.questions.kinds import kind_of
from tablewright.lab.work import measures_of
from tablewright.server.lab.playing import asked_of


def people(question: dict[str, Any], records: dict[str, list[str]]) -> Iterator[dict[str, Any]]:
    """A column for each arm of which there are records."""
    asked = asked_of(question).question
    arms = kind_of(asked.kind).arms(asked, asked.bots[0])
    joint = known(asked) if asked.kind == "compare" else None
    yield {label: people_rows(arms[label], joint or measures_of(arms[label]), of) for label, of in records.items()}

"""What a process of low priority does for a review: make it piece by piece, or find it made already."""

import contextlib
import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tablewright.games.registry import game
from tablewright.kernel.paths import cache_folder
from tablewright.reviews import Reviewer, chances_of, played_of

FORMAT = 2  # of the reviews that are kept; a change of what a review says raises it
OFTEN, SELDOM = 50, 8  # how often progress is told, and how often with all that there is so far
WHAT = ("game", "version", "rules_hash", "begin", "commitment", "order", "seats", "moves", "result", "hash")


def key_of(record: Mapping[str, Any], level: str) -> str:
    """A name for a review: of this game as it was played, by these players, for this level."""
    players = len(record["seats"])
    how = repr(chances_of(game(record["game"]), players, level))
    told = json.dumps([FORMAT, level, how, [record.get(part) for part in WHAT]], sort_keys=True, default=str)
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def kept_in(key: str) -> Path:
    """Where a review is kept on this machine."""
    return cache_folder() / "reviews" / f"{key}.json"


def made(record: dict[str, Any], level: str, key: str) -> Iterator[tuple[float, bytes | None]]:
    """The share that is done, and now and then the review as far as it goes; at last the whole of it."""
    with contextlib.suppress(OSError):
        yield 1.0, kept_in(key).read_bytes()
        return
    reviewer = Reviewer(played_of(record), level)
    told = shown = 0
    for done in reviewer.run():
        has_graph = len(reviewer.rows) > len(reviewer.played.steps)
        if done < 1.0 and (int(done * SELDOM) > shown or (has_graph and not shown)):
            shown = max(1, int(done * SELDOM))
            yield done, reviewer.review().to_json().encode()
        elif done < 1.0 and int(done * OFTEN) > told:
            told = int(done * OFTEN)
            yield done, None
    whole = reviewer.review().to_json().encode()
    keep(kept_in(key), whole)
    yield 1.0, whole


def keep(path: Path, text: bytes) -> None:
    """Keep a review; where nothing can be written it is made again another time."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(text)
        part.replace(path)

"""Secrets for the tables of a test: they follow from its name and a count, so that every run meets the same chance."""

import os
from collections import Counter
from collections.abc import Callable
from hashlib import sha256


def secrets_by(name: Callable[[], str]) -> Callable[[], str]:
    """What a server calls for the secret of each new table; `name` is asked each time."""
    tables: Counter[str] = Counter()

    def new_secret() -> str:
        called = name()
        tables[called] += 1
        return sha256(f"{called} {tables[called]}".encode()).hexdigest()

    return new_secret


def running_test() -> str:
    """The id of the test that runs in this process."""
    return os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]  # without its stage, "(call)"

"""One server for the tests of a file."""

from collections.abc import Iterator

import pytest
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("tables") / "tables.sqlite")
    yield running
    running.stop()

"""Games show what they always showed: states, sights, reasons, tensors, dealt worlds, measures, laws."""

import pytest
from tests.games import traces

import tablewright

pytestmark = pytest.mark.nojit


@pytest.mark.parametrize("name, case", [(name, case) for name in tablewright.GAMES for case in traces.kept(name)])
def test_games_show_what_they_always_showed(name, case):
    found = traces.trace(name, case)
    assert found == {part: kept for part, kept in traces.kept(name)[case].items() if part in found}


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_house_rule_and_record_has_its_trace(name):
    assert list(traces.kept(name)) == [*traces.cases(name), *traces.records(name)]

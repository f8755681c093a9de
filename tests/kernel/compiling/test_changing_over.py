"""The same seed gives the same game and the same thoughts: interpreted, compiled, and changed over on the way."""

import pytest
from tests.bots.situations import SEARCH
from tests.kernel.compiling import games
from tests.kernel.compiling.processes import compiles, copy_cache, other

import tablewright
from tablewright.kernel.paths import cache_folder

pytestmark = compiles

HALF = games.MOVES // 2
COUNTED = "__import__('tablewright.kernel.compiling.patience', fromlist=['']).counted()"
IMPORT = "from tests.kernel.compiling import games"


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_the_same_game(name, tmp_path):
    compiled = games.moves(games.begun(name))
    with other(tmp_path, is_patient=True) as patient:
        patient.ask(IMPORT)
        assert patient.ask(f"games.moves(games.begun({name!r}))") == compiled
        assert patient.ask(COUNTED)["loaded"] == 0

        patient.ask(f"position = games.begun({name!r})")
        assert patient.ask(f"games.moves(position, {HALF})") == compiled[:HALF]
        before = patient.ask(COUNTED)
        copy_cache(name, cache_folder(), tmp_path)
        assert patient.ask(f"games.moves(position, {HALF})") == compiled[HALF:]
        after = patient.ask(COUNTED)
        assert before["interpreted"] == after["interpreted"] > 0
        assert after["loaded"] > 0
        assert patient.ask("misses()") == []


@pytest.mark.parametrize("bot", ["search", "easy"])
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_the_same_thought(name, bot, tmp_path):
    """All iterations of it, whichever of them ran compiled; at a table the clock would cut the slow ones short."""
    bot = f"{SEARCH[name].partition(':')[0]}:playout=4" if bot == "search" else bot
    iterations = 100 if "alphabeta" in tablewright.bots.registry.levels(tablewright.game(name)).get(bot, "") else 20
    compiled = games.thought(games.decision(name), bot, iterations)
    with other(tmp_path, is_patient=True) as patient:
        patient.ask(IMPORT)
        patient.ask(f"position = games.decision({name!r})")
        assert patient.ask(f"games.thought(position, {bot!r}, {iterations})") == compiled
        assert patient.ask(COUNTED)["loaded"] == 0

        places = f"{str(cache_folder())!r}, {str(tmp_path)!r}"
        changed = patient.ask(f"games.thought_changed_over(position, {bot!r}, {iterations}, {places})")
        assert changed[0] == compiled
        assert games.CHANGE <= changed[1] < iterations
        assert patient.ask(COUNTED)["loaded"] > 0
        assert patient.ask("misses()") == []

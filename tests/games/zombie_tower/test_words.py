"""Words: every event, refusal, card and end has a sentence; the board shows what its viewer may see."""

import numpy as np
import pytest
from tests.games.zombie_tower.scenes import GAME, Scene

from tablewright.games.zombie_tower import actions, narrate, refusals, state
from tablewright.games.zombie_tower.load import OBJECTIVE_NAMES
from tablewright.kernel.events import Event
from tablewright.kernel.narration import has_message, sentence

NAMES = """
    DEALT_CHARACTER DEALT_CARD DEALT_OBJECTIVE ENCOUNTERED ROUND_BEGAN EMERGED APPEARED TURN_BEGAN MOVED SEARCHED FOUND
    LOOKED RETURNED ANNOUNCED CAME RESTED SAVED RELEASED OVERCHARGED CURED GAVE SLIT_FILLED TOOK SLIT_EMPTIED SHOT DUG
    BLASTED HEALED BARRICADED PUT_OUT DISCARDED LEFT_BEHIND PUSHED_OUT TRAPPED SHAMBLED BITTEN TURNED BURNED ESCAPED
    LOST SCORED TRUE_WINNER HURT
"""
KINDS = {name: getattr(state, name) for name in NAMES.split()}


def test_every_event_has_a_sentence():
    assert sorted(KINDS.values()) == list(range(1, 44))
    for name, kind in KINDS.items():
        for n in (1, 2):
            a = state.EV_FIRE if name in ("CAME", "ANNOUNCED") else n
            line = narrate.narrate(Event(kind, 0, -1, -1, a, n, n))
            words = sentence(line, "zombie_tower")
            assert words[0].isupper() or words[0].isdigit()
            assert words[-1] in ".!?"


def test_sentences():
    def told(kind, a=0, b=0, c=0, player=0):
        return sentence(narrate.narrate(Event(kind, player, -1, -1, a, b, c)), "zombie_tower")

    assert told(state.MOVED, 5, 6) == "Blue goes from room 5 to room 6."
    assert told(state.ANNOUNCED, state.EV_ZOMBIE, 1) == "Blue draws the card Zombie! from the 2F deck!"
    assert told(state.CAME, state.EV_ZOMBIE, 7, 3) == "3 zombies burst in on Blue in room 7!"
    assert told(state.SLIT_EMPTIED, 5, 0, player=1) == "Red takes a card back out of the slit at room 5."
    assert told(state.SLIT_EMPTIED, 5, state.FLARE + 1, player=1) == "Red takes a card from the slit at room 5: Flare."
    assert told(state.LOST, state.TIME, player=-1) == "The tower wins: the last round is over."
    assert told(state.LOST, state.FIRE, player=2) == "The tower wins: Yellow was caught in the fire."
    assert told(state.ESCAPED, state.HELICOPTER, player=-1) == "Everybody is out: by helicopter!"
    assert told(state.BLASTED, 7, 1, 2) == "Blue blows up room 7. Gone with it: 1 zombie and 2 survivors."
    assert told(state.BURNED, 7, 2, 1) == "The fire in Blue's room 7 takes 2 zombies and 1 survivor."
    assert told(state.SCORED, 1, 0, 1) == "Blue has 1 point: 0 for minor objectives, 1 for survivors."
    assert told(state.TRUE_WINNER, 1) == "Blue is a true winner with 1 point."
    assert told(state.TURNED, 3, 1) == "A survivor in Blue's room 3 turns into a zombie."


def test_every_word_is_in_the_catalogue():
    keys = [f"why-{reason.key}" for reason in refusals.REASONS[1:]]
    keys += [f"card-{name}" for name in state.KIND_NAMES] + [f"character-{name}" for name in state.CHARACTERS]
    keys += [f"objective-{name}" for name in OBJECTIVE_NAMES] + [f"end-{name}" for name in GAME.meta.end_reasons[1:]]
    for key in keys:
        assert has_message(f"zombie_tower-{key}", "zombie_tower"), key


def test_text_moves():
    assert len(actions.TEXTS) == len(set(actions.TEXTS)) == actions.N_ACTIONS == 73
    for move, number in (
        ("end", 0), ("move 1", 1), ("move 12", 12), ("search", 13), ("rest", 14), ("save", 15), ("release", 16),
        ("overcharge", 17), ("cure", 18), ("give handgun", 19), ("give flare", 32), ("take", 33), ("use handgun", 34),
        ("use fire_extinguisher", 40), ("target 1", 41), ("target 12", 52), ("keep", 53), ("return", 54),
        ("exit 1", 55), ("exit 12", 66), ("done", 67), ("choose firefighter", 68), ("choose doctor", 72),
    ):  # fmt: skip
        assert actions.TEXTS[number] == move
    assert GAME.meta.end_reasons == ("", "secret_passage", "helicopter", "damage", "fire", "time")


@pytest.mark.rule("ZT-140", "ZT-146")
def test_the_board():
    scene = Scene().put(0, room=6, zombies={6: 2, 3: 11}, survivors={6: 1}, damage=1, saved=2).put(1, zombies={7: 9})
    scene.mark(0, "rubble", 5).mark(0, "fire", 12).hold(0, "flare", "barricade").bar(0, 6).slit(0, "1F", ("vaccine", 0))
    position = scene.go()
    board = position.board(0)
    lines = board.splitlines()
    assert "Z2 S1" in board
    assert "Z11" in board
    assert "rubble" in board
    assert "FIRE" in board
    assert "6 bar" in board
    assert "‹1 10" in board
    assert "♥♥♥♡, 2 saved, 3 AP left" in board
    assert "Hand: handgun, flare" in board
    assert len({len(line) for line in lines if line.startswith(("   │", "3F │", "2F │", "1F │"))}) == 1
    assert "Z9" not in board
    other = position.board(1)
    assert "Z2" not in other
    assert "Z9" in other
    spectator = position.board(-1)
    assert "Z" not in spectator.replace("Zombie", "")
    assert "\x1b[" in position.board(0, colour=True)
    assert "chooses a character" in GAME.new(3, 0, preset="chosen").board(0)


@pytest.mark.nojit
def test_the_columns_stand_however_much_lies_in_a_room():
    scene = Scene().put(0, room=10, saved=1).mark(0, "rubble", 9, 10, 11).hold(0, "barricade").bar(0, 10)
    scene.slit(0, "1F", ("vaccine", 0), ("flare", 1))
    board = scene.go().board(0)
    assert "‹2 10 rubble bar" in board
    assert {len(line) for line in board.splitlines() if line[2:5].strip() in ("│", "F │")} == {80}


def test_boards_and_stories_of_whole_games():
    random = np.random.default_rng(8)
    for seed in range(10):
        position = GAME.new(3 + seed % 2, seed)
        for viewer in range(-1, position.players):
            assert position.story(position.setup_events, viewer)
        while not position.is_over:
            events = position.play(int(random.choice(position.actions())))
            for viewer in range(-1, position.players):
                position.story(events, viewer)
                position.board(viewer, colour=bool(seed % 2))
        assert "over" in position.board(0)

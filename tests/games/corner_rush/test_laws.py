"""What is true of every position: each law finds what breaks it, and says what it is."""

import pytest
from tests.games.corner_rush.setups import GAME, position

from tablewright.games.corner_rush import laws
from tablewright.games.corner_rush import state as st
from tablewright.kernel.laws import problems
from tablewright.kernel.verbs import audit

pytestmark = pytest.mark.nojit

B2, D2, A3, E5 = 6, 8, 10, 24
TURN = {"phase": "turn"}
STEP = {"phase": "step", "die": 3, "steps": 2}
WALK = {**STEP, "rules": {"rules.revisit": False}, "trail": ["a1", "b1"]}
NULL = {"phase": "null", "die": 0}
PLACE = {"phase": "place", "die": 3, "held": 5}
DRAWN = {"phase": "over", "end": "turn_cap", "turns": 400}
WON = {"phase": "over", "end": "own_step", "winner": 0, "turns": 7}


def at(name, *index):
    """A change of one number of a field: at(...)(s, 3)."""

    def change(s, value):
        if index:
            s[name][index] = value
        else:
            s[name] = value

    return change


def order(s, *entries):
    s.order[0] = 0
    s.order[0, : len(entries)] = entries
    s.n_order[0] = len(entries)


def bag(s, player, number, change):
    """Tokens put into a bag or taken out of it, openly."""
    s.bag[player, number] += change
    s.n_bag[player] += change
    s.unseen[player, number] += change


# where it starts from, what is spoilt, the whole sentence
BROKEN = [
    (TURN, lambda s: at("pawn", 0)(s, 12), "the pawn of player 0 is in the hole c3"),
    (TURN, lambda s: at("pawn", 1)(s, B2), "the pawn of player 1 is on the blocker on b2"),
    (TURN, lambda s: at("pawn", 0)(s, E5), "the pawn of player 0 stands on its Ace, but has not won"),
    ({"rules": {"rules.pawns_block": True}}, lambda s: at("pawn", 1)(s, 1),
     "two pawns share a square, but pawns block each other"),
    (TURN, lambda s: at("face_up")(s, 1 << D2 | 1 << A3), "a3 has no blocker, but is face up"),
    (TURN, lambda s: at("layer", A3)(s, 1), "a3 has no blocker, but a player who laid it"),
    (TURN, lambda s: at("value", A3)(s, 1), "a3 has no blocker, but a number"),
    (TURN, lambda s: at("layer", D2)(s, 0), "nobody laid the blocker on d2"),
    (TURN, lambda s: at("layer", D2)(s, 5), "nobody laid the blocker on d2"),
    (TURN, lambda s: (at("blocked")(s, 1 << B2 | 1 << D2 | 1 << 12), at("layer", 12)(s, 1)),
     "a blocker is in the hole c3"),
    (TURN, lambda s: (at("blocked")(s, 1 << B2 | 1 << D2 | 1 << E5), at("layer", E5)(s, 1)),
     "a blocker covers the Ace on e5"),
    (TURN, lambda s: at("unseen", 2, 5)(s, 0), "unseen[2]: 5 tokens are in the bag, in hand and face down, not 4"),
    (TURN, lambda s: order(s, 1 + B2, *[st.CAUGHT + 2] * 6), "order[0]: a token was laid when the bag was empty"),
    (TURN, lambda s: order(s, st.CAUGHT + 2, 1 + B2), "order[0]: expected a face-down blocker as the oldest entry"),
    (TURN, lambda s: order(s, 1 + B2, st.CAUGHT + 2, st.SHOWN + 5),
     "order[0]: a token turned up tells nothing without a capture of its number before it"),
    (TURN, lambda s: order(s, 1 + B2, 0), "order[0]: an entry is none that there is"),
    (TURN, lambda s: order(s, 1 + B2, st.SHOWN + st.KINDS), "order[0]: an entry is none that there is"),
    (TURN, lambda s: order(s), "order[0]: expected each face-down blocker of player 0 once"),
    (TURN, lambda s: order(s, 1 + B2, 1 + B2), "order[0]: expected each face-down blocker of player 0 once"),
    (TURN, lambda s: order(s, 1 + B2, 1 + A3), "order[0]: expected each face-down blocker of player 0 once"),
    (TURN, lambda s: order(s, 1 + B2, st.CAUGHT + 6),
     "order[0]: a 6 was captured, but is neither unseen nor turned up"),
    (TURN, lambda s: at("bag", 0, 6)(s, 1), "the bag of player 0 holds 6 tokens, not 5"),
    (TURN, lambda s: (at("unseen", 0, 3)(s, 1), at("unseen", 0, 4)(s, 2)),
     "unseen[0]: 2 tokens of 3 are unseen, not 1"),
    (TURN, lambda s: bag(s, 2, 5, -1), "there are 1 too few tokens of 5 in bags and on the board"),
    (TURN, lambda s: bag(s, 1, 2, 1), "there are 1 too many tokens of 2 in bags and on the board"),
    (TURN, lambda s: order(s, 1 + B2, st.CAUGHT + 3, st.CAUGHT + 3), "order[0]: a 3 was laid before it was captured"),
    (STEP, lambda s: at("die")(s, 0), "no die is there, but in the phase step it has been rolled"),
    (NULL, lambda s: at("die")(s, 0), "no die is there, but in the phase null it has been rolled"),
    (PLACE, lambda s: at("die")(s, 0), "no die is there, but in the phase place it has been rolled"),
    (TURN, lambda s: at("die")(s, 3), "a die is there, but in the phase turn it has not been rolled"),
    (DRAWN, lambda s: at("die")(s, 3), "a die is there, but in the phase over it has not been rolled"),
    (PLACE, lambda s: at("die")(s, 2), "no face of the die has the value 1"),
    (PLACE, lambda s: at("steps")(s, 2), "steps are left (2), but in the phase place there are none"),
    (STEP, lambda s: at("steps")(s, 0), "no steps are left, but in the phase step there are some"),
    (STEP, lambda s: at("steps")(s, 4), "4 steps are more than the die gave"),
    ({**STEP, "rules": {"board.holes": ["c3", "b5"]}}, lambda s: (at("pawn", 0)(s, 20), at("trail")(s, 1 << 15)),
     "there is no square to step to: the steps would have lapsed"),
    (NULL, lambda s: at("die")(s, 3), "there is nothing to nudge: that takes a Null, not a 2"),
    (TURN, lambda s: at("held")(s, 3), "a token is held, but in the phase turn there is none"),
    (STEP, lambda s: at("trail")(s, 1 << 1), "a trail is kept only where squares may not be revisited"),
    ({"rules": {"rules.revisit": False}}, lambda s: at("trail")(s, 1 << 1),
     "a trail is kept only in the phase step, not in the phase turn"),
    (WALK, lambda s: at("trail")(s, 1), "the pawn does not stand on the trail of its walk"),
    (WALK, lambda s: at("trail")(s, 1 << 1 | 1 << B2), "the trail has a square that the pawn cannot have entered: b2"),
    (WALK, lambda s: at("trail")(s, 1 << 1 | 1 << 19),
     "the trail has squares that the pawn cannot have walked over in this turn, one after the other"),
    (WALK, lambda s: at("steps")(s, 3),
     "the trail and the steps left make 4 steps, and neither the die nor a capture gave so many"),
    (TURN, lambda s: at("end")(s, 3), "the game has an end, but goes on: the phase is turn"),
    (TURN, lambda s: at("turns")(s, 400), "400 turns have ended, and the game ends after 400"),
    (DRAWN, lambda s: at("end")(s, 0), "a game that is over has an end, and this one has none"),
    (DRAWN, lambda s: at("turns")(s, 401), "401 turns have ended, more than the 400 that a game lasts"),
    (DRAWN, lambda s: at("turns")(s, 399), "399 turns have ended, too few for turn_cap: that takes 400"),
    (DRAWN, lambda s: at("winner")(s, 2), "player 2 has won, but no arrival ended the game"),
    (TURN, lambda s: at("winner")(s, 2), "player 2 has won, but no arrival ended the game"),
    (DRAWN, lambda s: at("end")(s, 1), "a game that ends by an arrival has a winner, and this one has none"),
    (WON, lambda s: at("pawn", 0)(s, 23), "the winner, player 0, does not stand on the Ace"),
    (WON, lambda s: at("turn")(s, 1), "own_step is a win in the own turn, and this is not the turn of player 0"),
    (WON, lambda s: at("end")(s, 2), "nudged is a win in another player's turn, and this is the turn of player 0"),
    ({**WON, "rules": {"rules.win_on_any_move": False}}, lambda s: (at("end")(s, 2), at("turn")(s, 1)),
     "a nudge wins nothing under these rules"),
    (WON, lambda s: at("turns")(s, 0), "the turn of the win has ended too, so turns cannot be 0"),
    ({"players": 3}, lambda s: at("pawn", 3)(s, 4), "there is no player 3, but a pawn"),
    ({"players": 3}, lambda s: at("n_bag", 3)(s, 1), "there is no player 3, but tokens"),
    ({"players": 3}, lambda s: at("bag", 3, 2)(s, 1), "there is no player 3, but tokens"),
    ({"players": 3}, lambda s: at("unseen", 3, 2)(s, 1), "there is no player 3, but tokens"),
    ({"players": 3}, lambda s: at("n_order", 3)(s, 1), "there is no player 3, but an order of tokens"),
    (TURN, lambda s: at("order", 2, 3)(s, 7), "order[2]: entries beyond its end"),
]  # fmt: skip


def started(players=4, **told):
    pawns = {"over": "e5 a5 c1 c2" if "winner" in told else "b1 a5 c1 c2"}.get(told.get("phase"), "b1 a5 c1 c2")
    return position(" ".join(pawns.split()[:players]), "b2=0:3 d2=1:4!", players=players, **told)


@pytest.mark.parametrize("told, spoil, sentence", BROKEN, ids=[f"{i}" for i in range(len(BROKEN))])
def test_each_law_finds_what_breaks_it(told, spoil, sentence):
    game = started(**told)
    assert GAME.problems(game.r, game.s) == []
    assert audit(game.r, game.s) == 0
    spoil(game.s)
    assert sentence in GAME.problems(game.r, game.s)
    assert audit(game.r, game.s) > 0


def test_laws_about_what_there_is_room_for():
    """The faults that take a board of their own."""
    forced = {"rules.null_forced": True, "rules.pawns_block": True}
    game = position("a1 b1", "a2=0:2", players=2, phase="null", die=0, rules=forced)
    game.s.blocked = int(game.s.blocked) | 1 << 2 | 1 << B2
    assert laws.null_is_rolled(game.r, game.s) == 2
    full = position("a3 a5 e5 e1", phase="place", die=2, held=5)
    full.s.blocked = full.r.squares
    assert laws.token_is_held(full.r, full.s) == 3
    full.s.held = 0
    assert laws.token_is_held(full.r, full.s) == 2


def test_what_everybody_can_check_is_true_of_an_observation():
    game = started(**PLACE)
    for viewer in range(-1, 4):
        seen = game.observation(viewer)
        assert problems(laws.PUBLIC, seen.r, seen.s) == []

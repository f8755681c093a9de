"""Why a move is refused: the rule and the sentence, for every reason there is."""

import pytest
from tests.games.quoridor.setups import GAME, new, position, random_positions

import tablewright
from tablewright.games.quoridor.refusals import REASONS

# reason: position, move, rule, sentence
REFUSED = {
    "not-a-step": (
        lambda: position("e4 e9"), "e6", "QRD-16", "A pawn moves one square up, down, left or right.",
    ),
    "stays": (lambda: position("e4 e9"), "e4", "QRD-A10", "A pawn cannot stay where it is."),
    "fence-between": (lambda: position("e4 e9", "e4h"), "e5", "QRD-18", "A fence is in the way; go round it."),
    "occupied": (lambda: position("e4 e5"), "e5", "QRD-19", "Another pawn stands there."),
    "jump-is-straight": (
        lambda: position("e4 e5"), "d5", "QRD-25",
        "A jump goes straight on; sideways only if a fence stands behind the pawn you jump.",
    ),
    "landing-fenced": (
        lambda: position("e4 e5", "e5h"), "e6", "QRD-26", "A fence keeps the jump from landing there.",
    ),
    "one-pawn-only": (
        lambda: position("e4 e5 e6 h8"), "e7", "QRD-28", "Only one pawn can be jumped at a time.",
    ),
    "no-fence-left": (
        lambda: position("e4 e6", "a1h", left=[0, 1], rules={"fences.2": 1}), "a5h", "QRD-14",
        "You have no fence left; move your pawn.",
    ),
    "overlaps": (lambda: position("e4 e6", "a1h"), "b1h", "QRD-31", "Another fence already lies there."),
    "crosses": (lambda: position("e4 e6", "a1h"), "a1v", "QRD-31", "Fences cannot cross."),
    "shuts-off": (
        lambda: position("e5 b2", "d5h d3h c4v"), "e4v", "QRD-35",
        "That fence would shut a player off from the far line; a way has to stay open.",
    ),
    "no-pass": (lambda: new(2), "pass", "QRD-15", "You can move or place a fence, so you cannot pass."),
    "not-in-play": (lambda: new(2), "resign 3", "QRD-A16", "That player is not in the game."),
    "no-repetition": (lambda: new(2), "repetition", "QRD-A11", "A repetition is found by the game itself."),
}  # fmt: skip


@pytest.mark.nojit
def test_every_reason_is_shown_here():
    assert [reason.key for reason in REASONS] == ["", *REFUSED]


@pytest.mark.nojit
@pytest.mark.rule("QRD-16", "QRD-18", "QRD-19", "QRD-25", "QRD-26", "QRD-28", "QRD-14", "QRD-31", "QRD-35", "QRD-15")
@pytest.mark.parametrize("code", REFUSED)
def test_reason_rule_and_sentence(code):
    make, move, rule, sentence = REFUSED[code]
    game = make()
    before = game.to_dict()
    refusal = game.why_not(move)
    assert (refusal.code, refusal.rule, refusal.sentence) == (code, rule, sentence)
    with pytest.raises(tablewright.IllegalMove) as error:
        game.play(move)
    assert str(error.value) == f"{move}: {sentence} ({rule})"
    assert game.to_dict() == before
    assert game.moves == []


@pytest.mark.nojit
@pytest.mark.parametrize(
    "pawns, fences, rules, move, code",
    [
        ("e4 e5", "e4h", {}, "e6", "fence-between"),  # no jump over a fence
        ("e4 e5", "e4h", {}, "d5", "fence-between"),
        ("e4 e5", "e5h d5v", {}, "d5", "landing-fenced"),  # this side is closed
        ("e4 e5", "", {}, "f5", "jump-is-straight"),
        ("e4 e5 e6 h8", "", {}, "d5", "one-pawn-only"),
        ("e4 e5 e6 h8", "d5v", {"rules.third_pawn_is_fence": True}, "d5", "landing-fenced"),
        ("e8 e9", "", {"rules.edge_is_fence": False}, "d9", "jump-is-straight"),
        ("e8 e9", "d8v", {}, "d9", "landing-fenced"),
        ("e4 e5 e6 h8", "", {}, "e6", "occupied"),
        ("e4 e5 b6 h8", "", {}, "e7", "not-a-step"),  # one pawn alone cannot be jumped so far
        ("e4 b5 f4 g4", "", {}, "h4", "one-pawn-only"),
        ("e4 b5 f4 g4", "", {}, "h3", "not-a-step"),
        ("i4 b5 c4 g4", "", {}, "a5", "not-a-step"),  # the board does not go round
        ("e4 e9", "", {}, "d5", "not-a-step"),
    ],
)
def test_the_reason_fits_the_position(pawns, fences, rules, move, code):
    assert position(pawns, fences, rules=rules).why_not(move).code == code


@pytest.mark.nojit
def test_after_the_end_every_move_is_refused_as_such():
    game = new(2, "e2")
    game.play("resign 0")
    refusal = game.why_not("e8")
    assert (refusal.code, refusal.sentence) == ("over", "The game is over.")


@pytest.mark.bounds
@pytest.mark.rule("QRD-13")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("switched", [False, True])
def test_a_reason_for_every_illegal_action_and_none_for_a_legal_one(players, switched):
    rules = {"rules.edge_is_fence": not switched, "rules.third_pawn_is_fence": switched}
    for n, game in enumerate(random_positions(players, 8, seed=players, rules=rules, removals=0.01)):
        if game.is_over or n % 3:
            continue
        legal = set(game.actions())
        for action in range(GAME.n_actions):
            assert (game.why_not(action) is None) == (action in legal), (game.to_dict(), GAME.texts[action])

"""What a review owes its reader: it sums up, it is the same twice, what was forced costs nothing, it keeps secrets."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as replaced
from tests.reviews.games import of_bots, quick, recorded, reviewed

import tablewright
from tablewright.reviews import Review, Reviewer, ReviewError, review
from tablewright.reviews.played import GameToReview

GAMES = tablewright.GAMES
SECRET = [name for name in GAMES if tablewright.game(name).has_secrets]


def check_sums(found: Review) -> None:
    assert found.is_whole
    assert len(found.chances) == found.plies + 1
    assert found.chances[-1] == found.outcome
    for split in found.split:
        whole = split.start + split.own + split.others + split.chance
        assert whole == pytest.approx(split.end, abs=1e-9)
        assert split.end == found.outcome[split.player]
    for decision in found.decisions:
        assert decision.loss >= 0.0
        if decision.is_forced:
            assert (decision.loss, decision.mark, decision.options) == (0.0, "forced", [])
        else:
            assert sum(option.is_played for option in decision.options) == 1
            assert decision.options[0].chance - decision.chance == pytest.approx(decision.loss)
    assert all(0.0 <= chance <= 1.0 for row in found.chances for chance in row)


@pytest.mark.parametrize("name", GAMES)
def test_a_review_sums_to_the_result_and_is_the_same_twice(name):
    played = recorded(name)
    found = reviewed(played, quick(name))
    check_sums(found)
    assert reviewed(recorded(name), quick(name)) == found
    assert Review.from_json(found.to_json()) == found
    if not tablewright.game(name).has_chance:
        assert all(abs(split.chance) < 1e-12 for split in found.split)


@pytest.mark.parametrize("end", ["resigned", "agreed_draw"])
def test_what_belongs_to_the_table_is_no_decision(end):
    played = recorded("quoridor", end)
    found = reviewed(played, quick("quoridor"))
    check_sums(found)
    at_the_table = [ply for ply, step in enumerate(played.steps) if step.action >= played.game.n_actions]
    assert at_the_table
    assert {d.ply for d in found.decisions} == set(range(found.plies)) - set(at_the_table)


@pytest.mark.parametrize("name", SECRET)
def test_decisions_are_judged_by_what_their_player_knew(name):
    """Two worlds: the others held something else at every decision, and every judgement is the same."""
    played = recorded(name)

    def decisions(game: GameToReview) -> list[object]:
        reviewer = Reviewer(game, look=quick(name))
        pieces = list(reviewer._see_all())[: len(game.steps)]
        for do, ply in [*pieces, *reviewer._decide_all()[:-1]]:
            do(ply)
        return [(d, m.decided[d.player]) for d, m in zip(reviewer.decisions, reviewer.moments, strict=True)]

    def dealt(deal: int) -> GameToReview:
        others = [
            replace(step, before=step.before.observation(step.player).deal(deal)) if step.is_decision else step
            for step in played.steps
        ]
        return replace(played, steps=tuple(others))

    found = decisions(played)
    worlds = [dealt(deal) for deal in range(2)]
    assert any(
        mine.before.to_dict()["state"] != other.before.to_dict()["state"]
        for world in worlds
        for mine, other in zip(played.steps, world.steps, strict=True)
    )
    assert all(decisions(world) == found for world in worlds)


def test_no_review_before_the_end():
    position = tablewright.game("quoridor").new(2, 7)
    position.play("e2")
    with pytest.raises(ReviewError, match="not over after its 1 moves"):
        review(position)
    with pytest.raises(ReviewError, match="not over"):
        review(position.record())


def test_the_steps_to_go_are_there_where_a_game_counts_them():
    found = reviewed(recorded("quoridor", "repetition"), quick("quoridor"))
    assert found.measures["steps"][0] == [8, 8]
    assert len(found.measures["steps"]) == found.plies + 1
    assert "Steps to go\n  Blue" in found.report()
    assert found.to_html().count("<svg") == 2
    assert "Pas à faire" in found.to_html("fr")


def test_a_report_says_what_its_chances_stand_on():
    found = reviewed(recorded("quoridor", "repetition"), quick("quoridor"))
    measured, rough = (replaced(found, is_calibrated=known) for known in (True, False))
    assert "measured in games of 2 bots of the level “medium”" in measured.report()
    assert "Nobody has measured what its values mean in this game with 2 players" in rough.report()
    assert "à 2 joueurs" in rough.to_html("fr")


def test_a_report_in_french_has_no_english_in_it():
    found = reviewed(recorded("corridor", "vote"), quick("corridor"))
    text = found.report("fr", most=0) + replaced(found, names=["Ann", "Ben", "Cleo"]).report("fr", most=0)
    assert "Bleu" in text
    assert "Tour 1, Ann\u00a0: " in text
    assert "moyen" in replaced(found, is_calibrated=True).report("fr")
    assert not any(word in text for word in ("Blue", "Red", "Yellow", "Turn", "medium", "Then"))


def test_options_speak_of_the_same_chance_as_the_decision():
    """Where one loses, of the danger: no “73 %” below “loses with 56 % instead of 27 %”."""
    found = reviewed(recorded("corridor", "vote"), quick("corridor"))
    lines = found.report().partition("Turning points")[2].partition("Luck and choices")[0].splitlines()
    better = [line for line in lines if line.startswith("      ") and "all cards open" not in line]
    assert better
    assert all(". Loses with " in line for line in better)


def test_where_players_may_talk_silence_has_a_price():
    found = reviewed(recorded("zombie_tower"), quick("zombie_tower"))
    assert found.silence is not None
    assert 0.0 <= found.silence.chance <= 1.0
    assert found.open is None  # the team's line is with all cards open already
    assert len({row[0] for row in found.chances}) > 1
    assert all(len(set(row)) == 1 for row in found.chances)


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_hundred_games_of_each_sum_up(name):
    for seed in range(100):
        game = tablewright.game(name)
        players = game.meta.players[seed % len(game.meta.players)]
        bot = ("random" if name != "quoridor" else "easy") if seed % 2 else "easy"
        check_sums(reviewed(of_bots(name, players, bot, seed), quick(name)))

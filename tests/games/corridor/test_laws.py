"""Each law is broken in turn, in the record itself: the sentence says which one it is."""

import re

import pytest
from tests.games.corridor.setups import GAME, played, scene

from tablewright.games.corridor import meta
from tablewright.games.corridor import state as st
from tablewright.kernel import verbs

pytestmark = pytest.mark.nojit


def running():
    return scene([(4, 4), (3, 4), (4, 5), (1, 5)], hands=["push"], horde=1)


def further_on():
    return scene([(4, 5), (3, 5)], pieces=("bottleneck_r", "open"), first_rank=4, horde=4)


def one_card_more(**facts):
    """Besides the two on the table there is one corridor card."""
    return scene([(4, 4), (3, 4)], rules={"corridor.default_cards": ["bottleneck_r", "open", "open"]}, **facts)


def one_card_used():
    return one_card_more(used=["open"])


def placing():
    return played(GAME.new(3, 0), "lane 1")


def tied():
    """Players 0 and 1 on rank 5, player 2 to vote, then player 3; the horde on rank 6."""
    return played(scene([(4, 5), (3, 5), (4, 6), (4, 8)], horde=2, zombie=4, turn=3), "end")


def voted():
    return played(tied(), "vote 1")


def voted_first():
    """Players 2 and 3 on rank 5, player 0 has voted, player 1 is to vote; the horde on rank 6."""
    return played(scene([(4, 6), (4, 8), (4, 5), (3, 5)], horde=2, zombie=4, turn=3), "end", "vote 2")


def by_vote():
    return played(voted(), "vote 1")


def by_coin():
    return played(voted(), "vote 0")


def caught():
    """Player 0 on rank 4, the horde on rank 5."""
    return played(scene([(4, 4), (4, 8)], horde=1, zombie=4, turn=1), "end")


def walked():
    return played(scene([(4, 4), (4, 7)], horde=3), "back")


def at_the_cap():
    return played(scene([(4, 6), (4, 7)], zombie=1, turn=1, round=200), "end")


def taken(s, kind, n):
    """So many cards leave the action deck."""
    s.deck[kind] -= n
    s.left -= n


def with_card(s):
    taken(s, st.PUSH, 1)
    s.hand[0, st.PUSH], s.held[0] = 1, 1


def with_trips(s, n):
    taken(s, st.TRIP, n)
    s.tripped[0] = n


def without_card(s):
    """The first corridor card goes back into its deck."""
    s.corridor[s.table[1] - st.CARD] += 1
    s.n_deck += 1
    s.table[1], s.n_table = 0, 1


def changed(**fields):
    """Numbers for fields, or for places of fields as "field_2"."""

    def edit(s):
        for name, value in fields.items():
            field, _, place = name.rpartition("_")
            if place.isdigit():
                s[field][int(place)] = value
            else:
                s[name] = value

    return edit


BROKEN = [
    (running, lambda s: taken(s, 0, 1), "there are 10 push cards; these rules have 11"),
    (running, changed(zombies_0=2), "there are 2 zombie cards of number 1; these rules have 3"),
    (running, changed(used_0=1, n_used=1), "there are 2 corridor cards bottleneck_r; these rules have 1"),
    (running, changed(left=7), "the size of the action deck"),
    (running, changed(n_discard=1), "the size of the action discard pile"),
    (running, changed(n_deck=1), "the size of the corridor deck"),
    (running, changed(n_used=1), "the size of the used pile"),
    (running, changed(table_1=st.NOTHING), "there is a gap in the table"),
    (running, changed(table_9=st.CARD), "something lies beyond the end of the table"),
    (running, changed(table_0=st.CARD), "the starting board is missing at ranks 0 to 3"),
    (running, changed(lowest=1), "there is a starting board beyond ranks 0 to 3"),
    (running, lambda s: changed(table_1=s.table[1] + st.MIRRORED)(s), "a corridor card lies mirrored"),
    (further_on, changed(horde=2), "on rank 2, behind the table, which begins with rank 4"),
    (running, changed(horde=4), "on rank 4: the piece from rank 0 on should be gone"),
    (running, changed(owed=st.DEBT), "owed although there are some to draw"),
    (one_card_more, changed(owed=st.DEBT), "owed although there are some to draw"),
    (one_card_used, changed(owed=st.DEBT), "owed although there are some to draw"),
    (running, changed(depletions=1001), "used up 1001 times"),
    (running, changed(owed=st.AT_END_OF_TURN), "these rules lay it at once"),
    (placing, changed(rounds=2), "it is round 0, not round 2"),
    (placing, changed(horde=0), "the horde is in the pit, not on rank 0"),
    (placing, without_card, "1 pieces on the table are not what these rules lay"),
    (placing, with_card, "while pawns are placed nobody has cards"),
    (placing, changed(rank_0=1), "nobody has left the starting area"),
    (placing, lambda s: with_trips(s, 1), "while pawns are placed nobody is tripped"),
    (placing, changed(points=1), "1 action points are not between 0 and 0"),
    (running, changed(rounds=201), "round 201 is not between 1 and 200"),
    (running, changed(turn=-1), "nobody is to act, but the game is not over"),
    (caught, changed(turn=1), "player 1 is to act, but the game is over"),
    (running, changed(points=5), "5 action points are not between 1 and 4"),
    (running, changed(vote_2=1), "there are votes but no tie"),
    (caught, changed(shown_1=1), "votes are shown, but none decided the game"),
    (running, changed(lane_2=1, rank_2=4), "player 2 stands on lane 2, rank 4, where there is no free floor"),
    (running, changed(rank_3=99), "player 3 stands on lane 1, rank 99, where there is no free floor"),
    (running, changed(rank_1=1), "player 1 is on rank 1, caught by the horde on rank 1"),
    (running, changed(rank_2=8), "player 2 is on the newest card"),
    (running, lambda s: with_trips(s, 2), "player 0 either lies tripped (1) or does not (0)"),
    (running, changed(lane_3=3), "players 2 and 3 are both on lane 4, rank 5"),
    (running, changed(held_0=2), "player 0: the size of the hand, 2, is not the number of its cards"),
    (tied, changed(rank_1=7), "player 0 is alone furthest behind"),
    (tied, changed(horde=4), "player 0, furthest behind, is not caught"),
    (tied, changed(vote_3=1), "player 3 has voted before her turn: it is player 2's"),
    (voted, changed(vote_2=0), "player 2 is not tied and has not voted, but it is player 3's turn to vote"),
    (voted, changed(vote_0=1), "player 0 is tied and cannot vote"),
    (tied, changed(turn=1), "player 1 is tied and cannot vote"),
    (voted, changed(vote_2=4), "player 2 has voted for somebody who is not tied"),
    (voted_first, changed(vote_0=1), "player 0 has voted for somebody who is not tied"),
    (running, changed(loser=2), "there is a loser, player 2, but the game is not over"),
    (running, changed(end=meta.BY_COIN), "there is an end reason, but the game is not over"),
    (caught, changed(end=0), "the game is over for no reason"),
    (at_the_cap, changed(loser=1), "at the round cap nobody loses, so not player 1"),
    (at_the_cap, changed(horde=6), "at the round cap nobody is caught"),
    (at_the_cap, changed(rounds=7), "the round cap ends round 200, not round 7"),
    (caught, changed(loser=-1), "the game is over without a loser"),
    (caught, changed(loser=1), "the loser, player 1, is not the one furthest behind"),
    (caught, changed(horde=3), "the loser, player 0, is furthest behind, but not caught"),
    (by_coin, changed(end=meta.CAUGHT_BY_HORDE), "several are furthest behind together"),
    (caught, changed(end=meta.BY_COIN), "a vote or a coin has decided, but there was no tie"),
    (walked, changed(horde=5), "leads no further than the rank behind the horde's"),
    (by_vote, changed(shown_2=0), "player 2's is missing"),
    (by_vote, changed(shown_0=2), "and no others: player 0 has none"),
    (by_vote, changed(shown_3=3), "player 3 has voted for one who was not tied"),
    (by_vote, changed(shown_3=1), "when all name the same player, and player 3 has named another or none"),
    (by_vote, changed(shown_3=st.ABSTAINED), "when all name the same player, and player 3 has named another or none"),
    (by_vote, changed(end=meta.BY_COIN), "when all name the same player, and all have named player 1"),
    (by_vote, changed(loser=0), "the loser is the one whom all have named, player 1"),
]


@pytest.mark.rule("COR-5", "COR-7", "COR-38", "COR-40", "COR-83", "COR-89", "COR-90", "COR-A36", "COR-A48")
@pytest.mark.parametrize("make, edit, words", BROKEN, ids=[words for *_, words in BROKEN])
def test_a_broken_law_is_named(make, edit, words):
    position = make()
    assert GAME.problems(position.r, position.s) == []
    assert verbs.audit(position.r, position.s) == 0
    edit(position.s)
    found = GAME.problems(position.r, position.s)
    assert any(words in problem for problem in found), found
    assert verbs.audit(position.r, position.s) != 0


ELSEWHERE = ("never used up", "cannot be 0", "more than {limit}", "holds only", "toss a coin")  # see test_position.py


def problems_of(make, edit):
    position = make()
    edit(position.s)
    return GAME.problems(position.r, position.s)


def test_every_sentence_has_such_a_case():
    said = [problem for make, edit, _ in BROKEN for problem in problems_of(make, edit)]
    for sentence in (sentence for law in GAME.laws for sentence in law.sentences):
        if not any(words in sentence for words in ELSEWHERE):
            pattern = ".+".join(re.escape(part) for part in re.split(r"{.*?}", sentence))
            assert any(re.fullmatch(pattern, problem) for problem in said), sentence


@pytest.mark.rule("COR-A48")
def test_a_game_may_end_while_its_player_shares_a_square():
    position = played(scene([(4, 5), (4, 5), (4, 4)], tripped=(1,), horde=3, points=2, hands=["push"]), "push back")
    assert position.end_reason == "pushed_into_horde"
    assert GAME.problems(position.r, position.s) == []
    position.s.tripped[1] = 0
    taken(position.s, st.TRIP, -1)
    assert "players 0 and 1 are both on lane 4, rank 5" in GAME.problems(position.r, position.s)


@pytest.mark.rule("COR-60")
def test_nobody_who_lies_shares_a_square():
    position = scene([(4, 5), (4, 5), (1, 5)], tripped=(1,), horde=1, points=2)
    assert GAME.problems(position.r, position.s) == []
    position.s.tripped[0] = 1
    taken(position.s, st.TRIP, 1)
    assert "players 0 and 1 are both on lane 4, rank 5" in GAME.problems(position.r, position.s)

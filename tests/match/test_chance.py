"""Checkable chance: promised before, told after, and nobody alone decides it."""

import hashlib

import pytest
from tests.match.made import SECRET, START, waiting

import tablewright
from tablewright.match import wishes
from tablewright.match.chance import (
    bot_seed,
    chance_source,
    commitment_of,
    fresh_seed,
    order_of,
    random_order,
    rekey,
    seed_of,
)


def test_the_promise_is_the_hash_of_the_secret():
    assert commitment_of(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()


def test_the_seed_is_made_of_the_secret_and_of_what_every_seat_added():
    words = chance_source(SECRET, ["00", "", "02"])
    assert words == f"{SECRET}:00::02"
    assert seed_of(words) == int(hashlib.sha256(words.encode()).hexdigest()[:32], 16)
    assert seed_of(chance_source(SECRET, ["00", "01"])) != seed_of(chance_source(SECRET, ["00", "02"]))
    assert seed_of(chance_source("aa", ["00"])) != seed_of(chance_source("ab", ["00"]))


def test_every_seed_is_so_much_of_a_hash():
    """As anybody can work it out: 128 bits for the game and for fresh chance, 64 for a bot."""

    def number(text, digits):
        return int(hashlib.sha256(text.encode()).hexdigest()[:digits], 16)

    for words in ("aa:00", "ab:01"):
        assert fresh_seed(words, 2) == number(f"{words}:undo 2", 32)
        assert bot_seed(words, 7) == number(f"{words}:bot 7", 16)


@pytest.mark.nojit
def test_another_key_is_all_that_a_new_game_of_that_seed_would_have():
    one, other = (tablewright.game("corner_rush").new(2, seed) for seed in (3, 2**127 + 5))
    one.play("roll")
    rekey(one, 2**127 + 5)
    assert [int(word) for word in one.s.rng[:3]] == [5, 2**63, 0]
    assert list(one.s.rng[:2]) == list(other.s.rng[:2])


def test_what_a_seat_adds_changes_the_game():
    games = []
    for entropy in ("aa", "ab"):
        match = waiting("corridor", 3)
        match.advance(wishes.add_entropy(match, START, 2, entropy))
        match.advance(wishes.start(match, START))
        assert match.history is not None
        games.append(match.history.position.hash)
    assert games[0] != games[1]


def test_bots_think_with_other_numbers_at_every_question_and_in_every_match():
    seeds = {bot_seed(words, number) for words in ("aa:00", "ab:00") for number in range(50)}
    assert len(seeds) == 100
    assert all(0 <= seed < 1 << 64 for seed in seeds)
    assert bot_seed("aa:00", 7) == bot_seed("aa:00", 7)


def test_places_are_drawn_by_lot_evenly():
    firsts = [random_order(f"words {n}", 4).index(0) for n in range(2000)]
    counts = [firsts.count(seat) for seat in range(4)]
    assert sum(counts) == 2000
    assert all(420 < count < 580 for count in counts), counts  # five standard deviations are 97


def test_places_can_be_fixed_or_begin_with_a_nominated_seat():
    assert order_of("w", 4, "fixed", 2) == [0, 1, 2, 3]
    assert order_of("w", 4, "nominated", 2) == [2, 3, 0, 1]
    assert order_of("w", 4, "random", 2) == random_order("w", 4)


def test_a_fresh_seed_is_another_each_time():
    seeds = {fresh_seed("words", n) for n in range(5)} | {seed_of("words")}
    assert len(seeds) == 6


@pytest.mark.parametrize("name", ["corner_rush"])
def test_another_key_changes_the_rolls_to_come_and_nothing_else(name):
    one = tablewright.game(name).new(players=2, seed=3)
    other = one.copy()
    rekey(other, 12345)
    assert one.to_dict()["state"] == other.to_dict()["state"]
    rolls = set()
    for seed in range(20):
        twin = one.copy()
        rekey(twin, seed)
        twin.play("roll")
        rolls.add(twin.to_dict()["state"]["die"])
    assert len(rolls) > 1

"""Bot workers: they get observations, share the time fairly, and are replaced when they die."""

import asyncio
import os
import signal
from dataclasses import fields

import numpy as np
import pytest
from tests.match.made import started

import tablewright
from tablewright.server.bots import pool as pools
from tablewright.server.bots.pool import FLOOR, BotFailed, Pool
from tablewright.server.bots.worker import Job, job_of, think


def job(table: str = "t", bot: str = "random", seed: int = 1) -> Job:
    position = tablewright.game("quoridor").new(players=2, seed=1)
    return job_of(position, 0, table, bot, seed)


@pytest.mark.parametrize("name", [name for name in tablewright.GAMES if tablewright.game(name).has_secrets])
def test_a_worker_is_told_what_the_seat_may_know_and_no_more(name):
    """Two positions that look the same to the player make the same question, byte for byte."""
    match = started(name, tablewright.game(name).meta.players[0])
    assert match.history is not None
    position = match.history.position
    seen = position.observation(position.actor)
    worlds = [seen.deal(n) for n in (1, 2)]
    jobs = [job_of(world, world.actor, "t", "random", 7) for world in worlds]
    assert jobs[0] == jobs[1]
    told = {field.name for field in fields(Job)}
    assert told == {"table", "game", "players", "rules", "viewer", "seen", "bot", "seed", "heard", "milliseconds"}
    state = np.frombuffer(jobs[0].seen, position.game.state)
    assert (state["rng"] == 0).all(), "and nothing of the chance to come"


def test_a_worker_answers_as_the_bot_does():
    position = tablewright.game("quoridor").new(players=2, seed=1)
    thought = think(job(bot="greedy"))
    assert thought.move in position.legal()
    assert thought == think(job(bot="greedy"))


def in_pool(workers, job):
    async def run():
        made = Pool(workers, patience=3600)
        made.start()
        try:
            return await job(made)
        finally:
            made.stop()

    return asyncio.run(run())


def test_a_killed_worker_is_replaced_and_its_question_asked_again():
    async def run(pool):
        assert (await pool.think(job())).move
        quick = pool.processes[-1]
        os.kill(quick, signal.SIGKILL)
        assert (await pool.think(job())).move
        return pool.replaced, pool.processes[-1] != quick

    assert in_pool(1, run) == (1, True)


def test_a_question_that_no_bot_can_answer_is_no_disaster():
    async def run(pool):
        with pytest.raises(BotFailed, match="no bot"):
            await pool.think(job(bot="nobody"))
        return (await pool.think(job())).move

    assert in_pool(1, run)


def order_of(*asked: tuple[str, list[str]]) -> list[str]:
    """In which order questions of these tables, asked for people at these addresses, are answered."""
    pool = Pool(1)

    async def run() -> list[str]:
        for table, addresses in asked:
            pool.think(job(table, "uct:iterations=9"), addresses)
        return [pool._next(pool._slow).job.table for _ in asked]

    return asyncio.run(run())


def test_tables_are_served_in_turn():
    assert order_of(*[("greedy", ["a"])] * 3, ("other", ["a"])) == ["greedy", "other", "greedy", "greedy"]


def test_addresses_are_served_in_turn_however_many_tables_they_have():
    many = [(f"t{n}", ["a"]) for n in range(25)]
    assert order_of(*many, ("mine", ["b"]))[:3] == ["t0", "mine", "t1"]
    assert order_of(*many, ("mine", ["a", "b"]))[1] == "mine", "that a crowded address watches does no harm"


def test_who_has_many_questions_gets_less_time_and_nobody_else_does():
    pool = Pool(1)

    async def run() -> dict[str, float]:
        for n in range(24):
            pool.think(job(f"t{n}", "expert"), ["a"])
        pool.think(job("mine", "expert"), ["b"])
        found = [pool._next(pool._slow).job for _ in range(3)]
        return {one.table: one.milliseconds for one in found}

    budgets = asyncio.run(run())
    assert budgets["t0"] < pools.BUDGETS["expert"] / 20
    assert budgets["mine"] == pools.BUDGETS["expert"] / 2, "one other address wants something, too"


def test_a_bot_that_does_not_search_never_waits_behind_those_that_do():
    """The only worker for searches is held still, so that it cannot answer before the test lets it go on."""

    async def run(pool):
        assert (await pool.think(job("first", "uct:iterations=9"), ["a"])).move, "so the worker is there"
        held = pool.processes[0]
        os.kill(held, signal.SIGSTOP)
        try:
            searching = [asyncio.ensure_future(pool.think(job(f"t{n}", "expert"), ["a"])) for n in range(25)]
            assert (await pool.think(job("mine", "random"), ["a"])).move
            assert not any(one.done() for one in searching)
        finally:
            os.kill(held, signal.SIGCONT)

    in_pool(1, run)


def test_budgets_shrink_under_load_down_to_a_floor():
    pool = Pool(2)
    assert pool.budget("expert", 0) == pools.BUDGETS["expert"]
    assert pool.budget("expert", 2) == pools.BUDGETS["expert"] / 2
    assert pool.budget("expert", 10_000) == FLOOR
    budgets = [pool.budget("hard", queued) for queued in range(50)]
    assert budgets == sorted(budgets, reverse=True)


def test_a_game_goes_on_by_its_own_chance_when_no_worker_can_answer(server, monkeypatch):
    async def failed(job, addresses):
        raise BotFailed("broken")

    monkeypatch.setattr(server.hub.pool, "think", failed)
    monkeypatch.setattr(server.hub, "new_secret", lambda: "5e" * 32)
    answers = set()
    for _ in range(4):
        table = server.open_table("quoridor", 1, bots=1)
        (ann,) = table.people
        ann.move("e2")
        view = ann.until("view", lambda m: m["view"]["length"] == 2)
        answers.add(str(view["view"]["observation"]["state"]))
        table.close()
    assert len(answers) == 1, "the same secret, the same moves"

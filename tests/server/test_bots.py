"""Bot workers: they get observations, share the time fairly, and are replaced when they die."""

import asyncio
import os
import signal
from dataclasses import fields

import numpy as np
import pytest
from tests.match.made import started

import tablewright
from tablewright.server import pool as pools
from tablewright.server.pool import FLOOR, BotFailed, Pool
from tablewright.server.worker import Job, job_of, think


def job(table: str = "t", bot: str = "random", seed: int = 1) -> Job:
    position = tablewright.game("quoridor").new(players=2, seed=1)
    return job_of(position, 0, table, bot, seed)


@pytest.mark.parametrize("name", [name for name in tablewright.GAMES if tablewright.game(name).has_secrets])
def test_a_worker_is_told_what_the_seat_may_know_and_no_more(name):
    """Two positions that look the same to the player make the same question, byte for byte."""
    match = started(name, tablewright.game(name).meta.players[0])
    assert match.line is not None
    position = match.line.position
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
        made = Pool(workers)
        made.start()
        try:
            return await job(made)
        finally:
            made.stop()

    return asyncio.run(run())


def test_a_killed_worker_is_replaced_and_its_question_asked_again():
    async def run(pool):
        assert (await pool.think(job())).move
        (process,) = pool.processes
        os.kill(process, signal.SIGKILL)
        assert (await pool.think(job())).move
        return pool.replaced, pool.processes != [process]

    assert in_pool(1, run) == (1, True)


def test_a_question_that_no_bot_can_answer_is_no_disaster():
    async def run(pool):
        with pytest.raises(BotFailed, match="no bot"):
            await pool.think(job(bot="nobody"))
        return (await pool.think(job())).move

    assert in_pool(1, run)


def test_tables_are_served_in_turn():
    pool = Pool(1)

    async def run():
        for n in range(6):
            pool.think(job("greedy table", seed=n))
        pool.think(job("other table", seed=99))
        order = []
        for _ in range(3):
            waiting = pool._next()
            assert waiting is not None
            order.append(waiting.job.table)
        return order

    assert asyncio.run(run()) == ["greedy table", "other table", "greedy table"]


def test_budgets_shrink_under_load_down_to_a_floor():
    pool = Pool(2)
    assert pool.budget("expert", 0) == pools.BUDGETS["expert"]
    assert pool.budget("expert", 2) == pools.BUDGETS["expert"] / 2
    assert pool.budget("expert", 10_000) == FLOOR
    budgets = [pool.budget("hard", queued) for queued in range(50)]
    assert budgets == sorted(budgets, reverse=True)


def test_a_game_goes_on_when_no_worker_can_answer(server, monkeypatch):
    async def failed(job):
        raise BotFailed("broken")

    monkeypatch.setattr(server.hub.pool, "think", failed)
    table = server.open_table("quoridor", 1, bots=1)
    (ann,) = table.people
    ann.move("e2")
    ann.until("view", lambda m: m["view"]["length"] == 2)
    table.close()

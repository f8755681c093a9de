"""Games are compiled beside the server, in the order in which people want them; nobody waits for it."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

import tablewright
from tablewright.server.bots import preparing
from tablewright.server.bots.preparing import Preparing

AHEAD = FIRST, SECOND, THIRD = tablewright.GAMES[:3]

pytestmark = pytest.mark.nojit
LIMIT = 600  # s, until a test is given up


class Lines:
    """The output of a process as the test writes it."""

    def __init__(self):
        self._lines = asyncio.Queue()

    def put(self, line):
        self._lines.put_nowait(line)

    def __aiter__(self):
        return self

    async def __anext__(self):
        line = await self._lines.get()
        if not line:
            raise StopAsyncIteration
        return line


class Child:
    """A compiler that does as the test says."""

    def __init__(self, name):
        self.name, self.stdout, self.returncode = name, Lines(), None
        self._ended = asyncio.Event()

    def end(self, code):
        if self.returncode is None:
            self.returncode = code
            self.stdout.put(b"")
            self._ended.set()

    def kill(self):
        self.end(-signal.SIGKILL)

    async def wait(self):
        await self._ended.wait()
        return self.returncode


@pytest.fixture
def world(monkeypatch):
    """Compilers are played by the test: which were started, what is compiled, what was loaded."""

    class World:
        def __init__(self):
            self.children, self.compiled, self.loaded = [], set(), []
            self.may_start = self.trouble = None  # an event that compilers wait for; why none can be started
            self.resting = []  # seconds until something is tried again, and that

        def running(self):
            return [child.name for child in self.children if child.returncode is None]

        async def until(self, is_so):
            async with asyncio.timeout(LIMIT):
                while not is_so():
                    await asyncio.sleep(0)

        def rest(self, seconds, job):
            self.resting.append((seconds, job))
            return SimpleNamespace(cancel=lambda: None)

        async def runs(self, name):
            await self.until(lambda: self.running() == [name])
            return self.children[-1]

    world = World()

    async def start(*command, **streams):
        if world.trouble:
            raise world.trouble
        if world.may_start:
            await world.may_start.wait()
        world.children.append(Child(command[-1]))
        return world.children[-1]

    monkeypatch.setattr(preparing.asyncio, "create_subprocess_exec", start)
    monkeypatch.setattr(preparing, "later", world.rest)
    monkeypatch.setattr(preparing, "is_compiled", lambda folder, use: folder.name in world.compiled)
    monkeypatch.setattr(preparing, "warm_table", lambda game: world.loaded.append(game.name))
    return world


@pytest.fixture
def prepared(world):
    """Run a test with games to prepare; no compiler outlives it."""

    def run(test, ahead=()):
        async def life():
            found = Preparing()
            found.start(ahead)
            try:
                async with asyncio.timeout(LIMIT):
                    await test(found)
            finally:
                await found.stop()

        asyncio.run(life())
        assert world.running() == []

    return run


def test_what_nobody_wants_is_prepared_in_order(world, prepared):
    async def test(found):
        for name in AHEAD:
            child = await world.runs(name)
            assert not found.is_ready(name)
            child.end(0)
            await world.until(lambda name=name: found.is_ready(name))
        assert world.loaded == list(AHEAD)

    prepared(test, AHEAD)


def test_what_is_compiled_already_is_only_loaded(world, prepared):
    world.compiled.add(FIRST)

    async def test(found):
        (await world.runs(SECOND)).end(0)
        await world.until(lambda: found.is_ready(SECOND))
        assert world.loaded == [FIRST, SECOND]

    prepared(test, (FIRST, SECOND))


def test_what_somebody_wants_comes_before_what_nobody_wants_and_that_comes_again(world, prepared):
    async def test(found):
        first = await world.runs(FIRST)
        found.want(THIRD)
        wanted = await world.runs(THIRD)
        assert first.returncode == -signal.SIGKILL
        wanted.end(0)
        (await world.runs(FIRST)).end(0)
        (await world.runs(SECOND)).end(0)
        await world.until(lambda: all(found.is_ready(name) for name in AHEAD))

    prepared(test, AHEAD)


def test_those_who_came_first_are_served_first(world, prepared):
    async def test(found):
        found.want(SECOND)
        first = await world.runs(SECOND)
        found.want(FIRST)
        found.want(SECOND)
        found.want(THIRD)
        await asyncio.sleep(0)
        assert world.running() == [SECOND]
        first.end(0)
        (await world.runs(FIRST)).end(0)
        await world.runs(THIRD)

    prepared(test)


def test_who_comes_while_a_compiler_starts_does_not_wait_for_it(world, prepared):
    async def test(found):
        world.may_start = asyncio.Event()
        await asyncio.sleep(0)
        found.want(THIRD)
        world.may_start.set()
        await world.runs(THIRD)
        assert [child.name for child in world.children] == [FIRST, THIRD]

    prepared(test, AHEAD)


def test_a_table_of_a_game_that_is_ready_interrupts_nobody(world, prepared):
    world.compiled.add(FIRST)

    async def test(found):
        child = await world.runs(SECOND)
        found.want(FIRST)
        await asyncio.sleep(0)
        assert child.returncode is None
        child.end(0)
        await world.runs(THIRD)
        assert len(world.children) == 2

    prepared(test, AHEAD)


def test_a_game_that_this_server_does_not_have_is_not_prepared(world, prepared):
    async def test(found):
        found.want("ludo")
        found.want(SECOND)
        await world.runs(SECOND)

    prepared(test)


def test_progress_is_told(world, prepared):
    async def test(found):
        child = await world.runs(SECOND)
        assert found.share(SECOND) == 0
        child.stdout.put(b"1/4\n")
        await world.until(lambda: found.share(SECOND) == 0.25)
        child.stdout.put(b"a word of somebody else's\n")
        child.stdout.put(b"3/4\n")
        await world.until(lambda: found.share(SECOND) == 0.75)
        child.end(0)
        await world.until(lambda: found.is_ready(SECOND))
        assert found.share(SECOND) == 1
        assert found.share(FIRST) == 0

    prepared(test, (SECOND,))


def test_a_compiler_that_fails_is_logged_once_and_others_go_on(world, prepared, caplog):
    async def test(found):
        (await world.runs(FIRST)).end(3)
        (await world.runs(SECOND)).end(0)
        await world.until(lambda: found.is_ready(SECOND))
        found.want(FIRST)
        await asyncio.sleep(0)
        assert not found.is_ready(FIRST)
        assert found.share(FIRST) == 1  # there is nothing more to wait for
        assert len(world.children) == 2

    with caplog.at_level(logging.ERROR):
        prepared(test, (FIRST, SECOND))
    (record,) = caplog.records
    assert "compiling corridor failed (exit code 3)" in record.getMessage()


def test_what_failed_is_tried_again_later_each_time(world, prepared, caplog):
    async def test(found):
        for n in range(4):
            (await world.runs(FIRST)).end(3)
            await world.until(lambda n=n: len(world.resting) == n + 1)
            assert found.share(FIRST) == 1
            world.resting[-1][1]()
            assert found.share(FIRST) == 0, "there is something to wait for again"
        (await world.runs(FIRST)).end(0)
        await world.until(lambda: found.is_ready(FIRST))
        assert found.failed == 4

    with caplog.at_level(logging.ERROR):
        prepared(test, (FIRST,))
    assert [seconds for seconds, _ in world.resting] == [60, 600, 3600, 3600]
    assert "tried again in 600 s" in caplog.text


def test_what_is_tried_again_waits_until_the_compiler_is_free_unless_somebody_wants_it(world, prepared):
    async def test(found):
        (await world.runs(FIRST)).end(3)
        second = await world.runs(SECOND)
        world.resting[0][1]()
        await asyncio.sleep(0)
        assert second.returncode is None, "nobody wants it more than the other"
        second.end(0)
        await world.runs(FIRST)

    prepared(test, (FIRST, SECOND))


def test_a_compiler_that_cannot_be_started_is_logged_and_the_server_stops_in_good_order(world, prepared, caplog):
    async def test(found):
        world.trouble = BlockingIOError("no more processes")
        await world.until(lambda: FIRST in caplog.text)
        world.trouble = None
        found.want(SECOND)
        await world.runs(SECOND)

    with caplog.at_level(logging.ERROR):
        prepared(test, (FIRST,))
    assert "no more processes" in caplog.text


def test_stopping_ends_the_compiler(world, prepared):
    async def test(found):
        await world.runs(SECOND)

    prepared(test, (SECOND,))
    assert world.children[0].returncode == -signal.SIGKILL


# the compiler itself, in a process of its own

# Stands for `python -m tablewright.match.warming`: everything but the work.
WORK = """
import os
import sys
from threading import Event
from tablewright.match import warming
warming.steps = lambda game: [("work", lambda: (print(os.getpid(), flush=True), Event().wait()))]
warming.main("quoridor")
"""
# Stands for a server: it starts the compiler as a server does, and says which process that is.
SERVER = f"""
import asyncio
import sys
from tablewright.server.bots import preparing

start = asyncio.create_subprocess_exec

async def started(*command, **streams):
    child = await start(sys.executable, "-c", {WORK!r}, **streams)
    print(child.pid, flush=True)
    return child

async def main():
    preparing.asyncio.create_subprocess_exec = started
    preparing.is_compiled = lambda folder, use: False
    found = preparing.Preparing()
    found.start(("quoridor",))
    await asyncio.Event().wait()

asyncio.run(main())
"""


def gone(process):
    """Wait until a process that is nobody's child any more has ended."""
    for _ in range(LIMIT * 20):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        if is_zombie(process):
            return True
        time.sleep(0.05)
    return False


def is_zombie(process):
    """Ended, where nobody asks after orphans, as in some containers."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text("utf-8").rpartition(")")[2].split()[0] == "Z"


def begun(program):
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen([sys.executable, "-c", program], preexec_fn=heed_ctrl_c, **streams)


def heed_ctrl_c():
    """Where the tests themselves are a job in the background, their children would ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_two_killed_servers_leave_no_compiler():
    servers = [begun(SERVER) for _ in range(2)]
    compilers = [int(server.stdout.readline()) for server in servers]
    assert len(set(compilers)) == 2
    servers[0].kill()
    servers[0].communicate()
    assert gone(compilers[0])
    assert not is_zombie(compilers[1])
    os.kill(compilers[1], 0)  # the other server's goes on
    servers[1].kill()
    servers[1].communicate()
    assert gone(compilers[1])


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "systemd"])
def test_a_compiler_leaves_what_is_sent_to_all_to_whoever_started_it(sent):
    """Ctrl-C goes to both, and so does systemd's SIGTERM; the compiler says nothing, and ends with the other."""
    compiler = begun(WORK)
    assert compiler.stdout.readline() == "0/1\n"
    assert int(compiler.stdout.readline()) == compiler.pid
    assert os.getpriority(os.PRIO_PROCESS, compiler.pid) > 0
    compiler.send_signal(sent)
    compiler.send_signal(sent)
    assert compiler.poll() is None
    _, errors = compiler.communicate(timeout=LIMIT)  # closes its standard input
    assert compiler.returncode == 1
    assert errors == ""

"""Workers on many machines, by Dask (the extra `tablewright[dask]`).

A Dask client gives an executor of concurrent.futures, which is all that the lab asks for. What is added here: a clear
word when something is missing, compilation once on each machine before the games are dealt out, a check that all
machines have the same code, and workers that die are told as any other executor tells it.
"""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from contextlib import contextmanager
from functools import partial
from typing import Any

from tablewright.games.registry import game
from tablewright.kernel.errors import TablewrightError
from tablewright.lab.arms import code_of
from tablewright.lab.warming import warm_lab

PATIENCE = 10  # seconds for a scheduler to answer


class Workers(Executor):
    """The workers of a Dask scheduler."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.count = sum(client.nthreads().values())
        self._theirs = client.get_executor(pure=False)

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """As any executor; a task that Dask gives up breaks it."""
        ours: Future[Any] = Future()
        try:
            theirs = self._theirs.submit(function, *arguments, **named)
        except Exception as error:  # a client without its scheduler raises any of several
            raise BrokenExecutor(f"the Dask scheduler takes no more work: {error}") from error
        ours.add_done_callback(lambda done: theirs.cancel() if done.cancelled() else None)
        theirs.add_done_callback(partial(hand_over, ours))
        return ours


def hand_over(ours: Future[Any], theirs: Future[Any]) -> None:
    """Give on what came of a task."""
    from distributed.scheduler import KilledWorker

    if not ours.set_running_or_notify_cancel():
        return
    try:
        ours.set_result(theirs.result())
    except CancelledError:
        ours.set_exception(BrokenExecutor("the Dask scheduler was lost"))
    except KilledWorker as error:
        ours.set_exception(BrokenExecutor(f"Dask gave up a task after several workers died: {error}"))
    except BaseException as error:
        ours.set_exception(error)


@contextmanager
def workers_at(address: str, name: str) -> Iterator[Workers]:
    """The workers of the scheduler at an address, ready to play a game."""
    try:
        from distributed import Client
    except ImportError as error:
        raise TablewrightError("--dask needs Dask: install tablewright[dask], here and on every machine") from error
    try:
        client: Any = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        raise TablewrightError(
            f"--dask: no scheduler answers at {address} ({error}); start one with `dask scheduler`"
        ) from error
    try:
        workers = Workers(client)
        if not workers.count:
            raise TablewrightError(
                f"--dask: the scheduler at {address} has no workers; start some with `dask worker {address}`"
            )
        check_and_compile(client, name)
        yield workers
    finally:
        client.close()


def check_and_compile(client: Any, name: str) -> None:
    """Let one worker of each machine compile the game, and see that all of them have our code."""
    told = client.scheduler_info(n_workers=-1)["workers"]
    first = first_of_each_host(told)
    futures = {
        address: client.submit(prepare, name, workers=[address], allow_other_workers=False, pure=False)
        for address in first
    }
    expected = code_of(game(name).folder)
    for address, future in futures.items():
        if (found := future.result()) != expected:
            raise TablewrightError(
                f"--dask: the worker at {address} has other code than this machine ({found}, here {expected}); "
                "install the same version of tablewright everywhere"
            )


def first_of_each_host(workers: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """An address for each machine.

    >>> first_of_each_host({"tcp://a:1": {"host": "a"}, "tcp://b:1": {"host": "b"}, "tcp://a:2": {"host": "a"}})
    ['tcp://a:1', 'tcp://b:1']
    """
    found: dict[str, str] = {}
    for address, facts in workers.items():
        found.setdefault(facts["host"], address)
    return list(found.values())


def prepare(name: str) -> str:
    """On a worker: compile what the lab needs of a game; which code it has."""
    found = game(name)
    warm_lab(found)
    return code_of(found.folder)

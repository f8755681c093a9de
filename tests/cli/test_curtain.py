"""Hidden hands on one keyboard: nobody reads what is not theirs."""

import pytest

import tablewright
from tablewright.cli.terminal import CLEAR

pytestmark = pytest.mark.nojit

CORRIDOR = tablewright.game("corridor")
NAMES = ["Ann", "Bob", "Cleo"]


def table(cli, typed, seats="person,person,person"):
    names = ",".join(NAMES[: seats.count(",") + 1])
    return cli(
        "play", "corridor", "--players", seats.count(",") + 1, "--seed", 7, "--seats", seats, "--names", names,
        typed=typed,
    )  # fmt: skip


def screens(out):
    """What is on the screen between two curtains, with the one it was meant for."""
    for screen in out.split(CLEAR)[1:]:
        first, _, rest = screen.partition("\n")
        yield NAMES.index(first.removeprefix("The keyboard goes to ").removesuffix(".")), rest


def secrets_of(position, owner, viewer):
    """Lines that the owner sees of a position, and neither the viewer nor a spectator."""
    own, *others = (set(position.board(p, NAMES).splitlines()) for p in (owner, viewer, -1))
    return own.difference(*others)


def script(position, plies):
    """Moves for so many decisions, each with the Enter that opens the curtain, and the positions on the way."""
    typed, past, before = [], [position.copy()], -1
    for n in range(plies):
        if position.actor != before:
            typed.append("")
        before = position.actor
        moves = position.legal()
        typed.append(moves[n % len(moves)])
        position.play(typed[-1])
        past.append(position.copy())
        if position.is_over:
            break
    return "\n".join(typed) + "\n", past


def test_every_screen_shows_its_own_hand_and_no_other(cli):
    position = CORRIDOR.new(3, 7)
    typed, past = script(position, 40)
    found = list(screens(table(cli, typed).out))
    assert {who for who, _ in found} == {0, 1, 2}
    for who, screen in found:
        for other in {0, 1, 2} - {who}:
            for moment in past:
                leaked = [line for line in secrets_of(moment, other, who) if line in screen.splitlines()]
                assert not leaked, f"{NAMES[who]} reads of {NAMES[other]}: {leaked}"
    hands = [line for _, screen in found for line in screen.splitlines() if "your hand: " in line]
    assert len({line.split("your hand: ")[1] for line in hands}) > 3  # there was something to see


def test_every_change_of_hands_has_a_curtain(cli):
    typed, past = script(CORRIDOR.new(3, 7), 12)
    done = table(cli, typed)
    deciders = [position.actor for position in past if not position.is_over]
    changes = [who for n, who in enumerate(deciders) if n == 0 or deciders[n - 1] != who]
    assert [who for who, _ in screens(done.out)] == changes


def test_taking_back_goes_through_the_curtain_too(cli):
    """Bob takes back Ann's move: her hand appears only after the keyboard has gone to her."""
    _, past = script(CORRIDOR.new(2, 7), 30)
    changes = [n for n in range(5, len(past)) if past[n].actor != past[n - 1].actor]
    typed, past = script(CORRIDOR.new(2, 7), changes[0])
    lines = table(cli, typed + "\nundo\n", "person,person").out
    last = [who for who, _ in screens(lines)][-2:]
    assert last == [past[-1].actor, past[-2].actor]
    before = list(screens(lines))[-2][1]
    for line in secrets_of(past[-2], past[-2].actor, past[-1].actor):
        assert line not in before.splitlines()


def test_one_person_among_bots_needs_no_curtain(cli):
    done = table(cli, "lane 1\n", "person,random,random")
    assert CLEAR not in done.out
    assert "your hand: " in done.out


def test_an_open_game_needs_no_curtain(cli):
    done = cli("play", "quoridor", "--seats", "person,person", "--seed", 1, typed="e2\ne8\n")
    assert CLEAR not in done.out

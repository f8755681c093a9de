"""Positions for the tests, in few words."""

import random

import tablewright

GAME = tablewright.game("quoridor")


def described(pawns, fences="", *, turn=0, left=None, removed=(), rules=None, **state):
    """A description: pawns as text in the order of the players ("-": removed), fences as text.

    Fences that are on the board are taken from the players by turns, the last player first, unless `left` says
    otherwise.
    """
    squares, placed, changes = pawns.split(), fences.split(), dict(rules or {})
    players = len(squares)
    if left is None:
        left = [changes.get(f"fences.{players}", {2: 10, 4: 5}[players])] * players
        for n in range(len(placed)):
            left[-1 - n % players] -= 1
    told = {
        "pawns": [None if square == "-" else square for square in squares],
        "fences": placed,
        "fences_left": left,
        "turn": turn,
        "removed": list(removed),
        **state,
    }
    return {"game": "quoridor", "players": players, "rules": changes, "chance": ["0" * 16] * 3, "state": told}


def position(pawns, fences="", **more):
    """The position itself."""
    return GAME.position(described(pawns, fences, **more))


def new(players=2, moves="", rules=None):
    """A new game and some moves."""
    game = GAME.new(players=players, seed=1, rules=rules)
    for move in moves.split():
        game.play(move)
    return game


def squares(game):
    """Where the pawn may go."""
    return {move for move in game.legal() if len(move) == 2}


def fences(game):
    """Where a fence may be placed."""
    return {move for move in game.legal() if len(move) == 3}


def lively_choice(choice: random.Random, game) -> str:
    """A move for random games in which pawns meet and arrive: a fence, a step anywhere, the step furthest forward."""
    moves = game.legal()
    steps = [move for move in moves if len(move) == 2]
    kind = choice.random()
    if not steps or kind < 0.5:
        return choice.choice(moves)
    return choice.choice(steps) if kind < 0.75 else max(steps, key=forward(game.players, game.actor))


def forward(players, player):
    """How far a square is from a player's own side."""
    side = player if players == 4 else 2 * player
    return lambda to: (int(to[1]), ord(to[0]), -int(to[1]), -ord(to[0]))[side]


def random_positions(players, games, seed, rules=None, removals=0.0):
    """The positions of lively random games, the last ones included."""
    choice = random.Random(seed)
    for n in range(games):
        game = GAME.new(players=players, seed=n, rules=rules)
        yield game
        while not game.is_over:
            in_play = [p for p in range(players) if not game.s.removed[p]]
            if choice.random() < removals:
                game.play(f"{choice.choice(['timeout', 'resign'])} {choice.choice(in_play)}")
            else:
                game.play(lively_choice(choice, game))
            yield game

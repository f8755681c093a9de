"""Find puzzles: positions of games of easy bots with one clearly best move, which the bot did not play.

    python -m bench.puzzles quoridor 2 --puzzles 100     writes bots/puzzles.json of the game's folder
    python -m bench.puzzles quoridor 2 --more --seed 8   adds to it

A short look at each decision proposes positions; a look with DEEPER times the iterations has to find one best move as
clearly. Positions that are decided already (the best move below LEAST) are left out, and a game gives at most two.
"""

import argparse

import tablewright
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab.bot_games import chooser, play_out
from tablewright.reviews.chances import chances_of, deeper
from tablewright.reviews.deciding import options_of, spelled
from tablewright.reviews.eyes import Eyes
from tablewright.reviews.puzzles import FILE, Idea, Puzzle, puzzles_of, text_of

GAP = 0.15  # by so much the best move is better than the next
LEAST, DEEPER, A_GAME = 0.25, 8, 2


def is_clear(chances: list[float]) -> bool:
    return len(chances) > 1 and chances[0] >= LEAST and chances[0] - chances[1] >= GAP


def proposed(eyes: Eyes, seen: Position, played: int) -> bool:
    """Whether a short look finds one clearly best move, which was not played."""
    root = eyes.root(seen)
    if not root.ranked or root.ranked[0] == played:
        return False
    row = [eyes.after(seen, seen.actor, action) or 0.0 for action in dict.fromkeys([*root.ranked[:2], played])]
    return row[0] - max(row[1:]) >= GAP and row[0] >= LEAST


def checked(eyes: Eyes, position: Position, seed: int) -> Puzzle | None:
    """The puzzle, if a deep look finds the move as clearly best."""
    seen = position.observation(position.actor)
    options = options_of(eyes, seen, eyes.root(seen), -1, None, ("",) * position.players)
    if not is_clear([option.chance for option in options]):
        return None
    ideas = []
    for option in options:
        line, players = spelled(seen, [position.game.number(move) for move in option.line])
        ideas.append(Idea(round(option.chance, 3), line, players))
    return Puzzle(position.players, seed, list(position.moves), ideas)


def puzzles_in(game: Game, players: int, seed: int, short: Eyes, deep: Eyes) -> tuple[list[Puzzle], int]:
    """The puzzles of one game of easy bots, and how many proposals the deeper look refused."""
    end, position = game.new(players, seed), game.new(players, seed)
    play_out(end, ["easy"] * players, seed, chooser())
    found, refused = list[Puzzle](), 0
    for action in end.moves:
        is_forced = len(position.actions()) == 1
        if not is_forced and proposed(short, position.observation(position.actor), action):
            puzzle = checked(deep, position, seed)
            found += [puzzle] if puzzle else []
            refused += puzzle is None
            if len(found) == A_GAME:
                break
        position.play(action)
    return found, refused


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--puzzles", type=int, default=100)
    parser.add_argument("--games", type=int, default=1_000, help="at most so many are played")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--more", action="store_true", help="keep those that there are; needs a seed not used before")
    options = parser.parse_args()
    game = tablewright.game(options.game)
    chances = chances_of(game, options.players)
    short = Eyes(chances)
    deep = Eyes(chances_of(game, options.players, look=deeper(chances.look, DEEPER)))
    found, refused, n = list(puzzles_of(game) if options.more else ()), 0, 0
    while len(found) < options.puzzles and n < options.games:
        new, no = puzzles_in(game, options.players, int(stream(U(options.seed), n)) >> 16, short, deep)
        found, refused, n = found + new, refused + no, n + 1
        if new:
            (game.folder / "bots" / FILE).write_text(text_of(game, found[: options.puzzles]), "utf-8")
    print(f"{game.name}: {len(found)} puzzles, {n} games; {refused} proposals were refused by the deeper look")


if __name__ == "__main__":
    main()

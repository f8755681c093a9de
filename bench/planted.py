"""Planted blunders: a losing move is put into a won game, and a review has to find it as the largest loss.

    python -m bench.planted corridor 4 --games 100

Bots that play their best play a game. At the first decision after a third of it where the player who decides has WON of
the chances or more, and one of at most TRIED legal moves, drawn by lot, leaves LOST or fewer of them by a look with
DEEPER times the iterations, that move is played instead, and the bots go on. Then the game is reviewed as any other.
"""

import argparse
import random

from bench.calibration import opened

import tablewright
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab.bot_games import chooser, play_out
from tablewright.reviews import Reviewer, played_of
from tablewright.reviews.chances import chances_of, deeper
from tablewright.reviews.eyes import Eyes
from tablewright.reviews.losses import decisions_of

WON, LOST, DEEPER, TRIED = 0.75, 0.35, 4, 12
BOTS = {"quoridor": "alphabeta:iterations=6000,table=14"}


def blunder(eyes: Eyes, deep: Eyes, position: Position) -> int:
    """A losing move in a won position; -1: there is none."""
    seen, player = position.observation(position.actor), position.actor
    if eyes.row(eyes.root(seen))[player] < WON:
        return -1
    lot = random.Random(len(position.moves))
    tried = lot.sample(position.actions(), min(TRIED, len(position.actions())))
    found = {action: eyes.after(seen, player, action) for action in tried}
    worst = min(found, key=lambda action: found[action] or 0.0)
    if (found[worst] or 0.0) > LOST or (deep.after(seen, player, worst) or 0.0) > LOST:
        return -1
    return worst


def planted(name: str, players: int, seed: int, eyes: Eyes, deep: Eyes) -> tuple[Position, int] | None:
    """A game with a blunder in it, and the ply of it; None: there was no place for one."""
    game, bot = tablewright.game(name), BOTS.get(name, "hard")
    end = opened(game, players, seed)
    play_out(end, [bot] * players, seed, chooser())
    position = game.new(players, seed)
    for ply, action in enumerate(end.moves):
        if ply >= len(end.moves) // 3 and len(position.actions()) > 1:
            worst = blunder(eyes, deep, position)
            if worst >= 0:
                position.play(worst)
                play_out(position, [bot] * players, seed, chooser())
                return position, ply
        position.play(action)
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=100, help="games with a planted blunder")
    parser.add_argument("--most", type=int, default=1_000, help="games played at the most")
    parser.add_argument("--seed", type=int, default=11)
    options = parser.parse_args()
    game = tablewright.game(options.game)
    chances = chances_of(game, options.players)
    eyes, deep = Eyes(chances), Eyes(chances_of(game, options.players, look=deeper(chances.look, DEEPER)))
    tried = made = found = 0
    while made < options.games and tried < options.most:
        both = planted(options.game, options.players, int(stream(U(options.seed), tried)), eyes, deep)
        tried += 1
        if both is None:
            continue
        made += 1
        decisions = decisions_of(Reviewer(played_of(both[0])))
        largest = max(decisions, key=lambda decision: decision.loss)
        found += largest.ply == both[1]
        if largest.ply != both[1]:
            at = next(decision for decision in decisions if decision.ply == both[1])
            later = f"{largest.move} at {largest.ply - at.ply:+} cost {largest.loss:.2f}"
            print(f"missed: {at.move} cost {at.loss:.2f}; {later}", flush=True)
        if made % 10 == 0:
            print(f"{options.game}: found as the largest loss in {found} of {made}; {tried} games tried", flush=True)
    print(f"{options.game}: found as the largest loss in {found} of {made}; {tried} games tried")


if __name__ == "__main__":
    main()

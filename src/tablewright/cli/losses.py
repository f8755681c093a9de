"""`losses GAME`: where players of a level err."""

import argparse

from tablewright.cli.common import game_arguments


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--bot", default="easy", help="whose decisions (default: easy)")
    parser.add_argument("--games", type=int, default=10, metavar="N", help="how many are reviewed (default: 10)")


def run(options: argparse.Namespace) -> None:
    import secrets

    from tablewright.bots import bot_of
    from tablewright.cli.common import compiling, progress_bar
    from tablewright.games.registry import game
    from tablewright.kernel.errors import TablewrightError
    from tablewright.reviews.losses import losses

    found = game(options.game)
    bot_of(found, options.bot)
    if options.changes or options.preset:
        raise TablewrightError("losses: chances are measured for a game's own rules; leave --set and --preset out")
    if options.games < 1:
        raise TablewrightError(f"--games: expected a number above 0, not {options.games}")
    players = found.new(options.players, 0).players
    seed = secrets.randbits(32) if options.seed is None else options.seed
    with compiling(found, "losses"), progress_bar(options.games, "games reviewed") as told:
        rows = losses(found, players, options.bot, options.games, seed, told)
    print(f"{found.meta.title}, {players} players, {options.bot}: {options.games} games, seed {seed}")
    print(f"{'moves':12} {'decisions':>9} {'lost each':>10} {'mistakes':>9} {'blunders':>9}")
    for row in rows:
        points = f"{100 * row.loss:.1f}"
        print(f"{row.kind:12} {row.decisions:>9} {points:>10} {row.marks['mistake']:>9} {row.marks['blunder']:>9}")
    print("Lost each: points in 100 that a decision cost on average against the best move, by what its player knew.")

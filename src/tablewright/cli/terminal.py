"""A table in the terminal: whoever sits at the keyboard sees only what their seat may see."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tablewright.bots import QuickMessage, Thought
from tablewright.cli.telling import ending, how, rules_of
from tablewright.kernel.errors import RecordError, TablewrightError
from tablewright.kernel.events import Event
from tablewright.kernel.narration import sentence
from tablewright.kernel.paths import data_folder
from tablewright.kernel.position import Position
from tablewright.match.labels import label_of, question_of
from tablewright.match.talk import conversation
from tablewright.match.timed_bots import at_a_table
from tablewright.reviews import adviser_of, chances_of

HELP = """\
Type a move, or its number in the list, or:
  moves        the moves you may play now, numbered and in words (also: ?)
  how          how the game is played, in a minute
  rules WORDS  the rules by id; with words, those that speak of them
  why MOVE     why a move may not be played
  board        show the board again
  hint         what a bot would play in your place, and what it expects
  talk         what the bots tell you, in games whose rules let players talk
  undo         take back to your last decision
  save FILE    keep the game in a file
  load FILE    go on with a game from a file
  quit         leave; the game is kept"""
NEEDS = {"why": "MOVE", "load": "FILE"}
FEW = 12  # moves that are listed without being asked for
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class LeftTheTable(Exception):  # noqa: N818 - it is no error
    """Somebody left the table."""


class TerminalTable:
    """One game, its seats and what each of them has read."""

    def __init__(self, position: Position, seats: list[str], names: list[str], colour: bool) -> None:
        self.position, self.seats, self.names, self.colour = position, seats, names, colour
        self.past: list[tuple[Position, int]] = []  # each decision of a person: the position before it, events so far
        self.events: list[Event] = list(position.setup_events)
        self.n_read = [0] * len(seats)  # how many events each seat has read
        self.people = [p for p, seat in enumerate(seats) if seat == "person"]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.is_unseen = True  # nobody has looked at this position yet
        self.seed = int(position.hash, 16)  # of the bots, so that a game can be played again

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        print(f"{self.position.game.meta.title}. Type help for what you can do.\n")
        try:
            while not self.position.is_over:
                self.turn()
            self.finish()
        except (LeftTheTable, EOFError, KeyboardInterrupt):
            print(f"\nThe game is kept. Go on with: --load {self.keep()}")

    def turn(self) -> None:
        """One decision, by a person or a bot."""
        player = self.position.actor
        if self.seats[player] == "person":
            self.hand_over(player)
            self.ask(player)
        else:
            with thinking(self.names[player]):
                action = self.thought(self.seats[player]).action
            self.play(action)

    def thought(self, bot: str) -> Thought:
        """What a bot thinks of the decision at hand, from what the player to decide may know."""
        position = self.position
        seed, heard = (self.seed + len(position.moves)) % 2**128, self.heard(position.actor)
        return at_a_table(position.observation(position.actor), bot, seed, heard=heard)

    def heard(self, player: int) -> tuple[QuickMessage, ...]:
        """What the bots tell a player, in games whose rules let players talk."""
        return conversation(self.position, [None if seat == "person" else seat for seat in self.seats], player)

    def talk(self, player: int) -> None:
        """What the bots say, a line for each."""
        said: dict[int, list[str]] = {}
        for speaker, word, arguments in self.heard(player):
            said.setdefault(speaker, []).append(" ".join((word, *arguments)).replace("_", " "))
        for speaker, words in said.items():
            print(f"  {self.names[speaker]}: {', '.join(words)}")
        if not said:
            print("  Nobody says anything.")

    def hint(self) -> None:
        """The best moves in the eyes of a bot, the chances with each, and the moves it expects."""
        chances = chances_of(self.position.game, self.position.players)
        with thinking("the adviser"):
            thought = self.thought(adviser_of(self.position.game))
        if not thought.considered:
            print("  The adviser has nothing to say here.")
            return
        best, *others = thought.considered[:3]
        print(f"  I would: {self.in_words(best.move)}. That is worth {chances.of(best.value):.0%} to you.")
        for other in others:
            print(f"  Instead: {self.in_words(other.move)}, {chances.of(other.value):.0%}.")
        if len(thought.line) > 1:
            print(f"  Then I expect: {', '.join(self.in_words(move) for move in thought.line[1:5])}.")

    def in_words(self, move: str) -> str:
        """A move as its game calls it."""
        game = self.position.game
        return sentence(label_of(game.name, game.number(move)).message, game.name, self.names)

    def list_moves(self) -> None:
        """The moves that may be played, numbered, with what each is."""
        for number, move in enumerate(self.position.legal(), 1):
            words = self.in_words(move)
            print(f"  {number:3}  {move}" + (f": {words}" if words.lower() != move else ""))

    def numbered(self, word: str) -> str:
        """The move that a number of the list stands for; the word itself if it is no such number."""
        legal = self.position.legal()
        if not word.isdecimal() or word in self.position.game.numbers:
            return word
        if not 1 <= int(word) <= len(legal):
            raise TablewrightError(f"there is no move {word}: the list goes from 1 to {len(legal)}")
        return legal[int(word) - 1]

    def hand_over(self, player: int) -> None:
        """The curtain: what one hand holds is gone from the screen before another player looks."""
        if player != self.at_keyboard and self.position.game.has_secrets:
            print(f"{CLEAR}The keyboard goes to {self.names[player]}.")
            input("Press Enter when nobody else is looking. ")
        if player != self.at_keyboard or self.is_unseen or self.n_read[player] < len(self.events):
            self.tell(player)
            self.show(player)
            self.offer()
        self.at_keyboard, self.is_unseen = player, False

    def tell(self, viewer: int) -> None:
        """What has happened since this player last looked."""
        for line in self.position.story(self.events[self.n_read[viewer] :], viewer, self.names):
            print(f"  {line}")
        self.n_read[viewer] = len(self.events)

    def show(self, viewer: int) -> None:
        print(f"\n{self.position.board(viewer, self.names, self.colour)}\n")

    def offer(self) -> None:
        """What is asked, and the choices where they are few enough to be read."""
        position = self.position
        state = position.observation(position.actor).to_dict()["state"]
        print(sentence(question_of(position.game.name, state, position.actor, True), position.game.name, self.names))
        if len(position.legal()) <= FEW:
            self.list_moves()
        else:
            print(f"  {len(position.legal())} moves: type moves to see them, or how to learn the game.")

    def ask(self, player: int) -> None:
        """Read lines until one of them is a move."""
        while self.position.actor == player:
            word, _, rest = input(f"{self.names[player]}> ").strip().partition(" ")
            try:
                if self.command(word.lower(), rest.strip(), player):
                    return
            except (TablewrightError, OSError) as error:
                print(f"  {error}")

    def command(self, word: str, rest: str, player: int) -> bool:
        """Do what a line asks; whether the decision is over. A move wins over a command of the same name."""
        move = self.numbered(" ".join(f"{word} {rest}".lower().split()))
        if move in self.position.game.numbers:
            self.decide(move, player)
            return True
        if word == "quit":
            raise LeftTheTable
        if word in ("help", ""):
            print(HELP)
        elif word in ("moves", "?"):
            self.list_moves()
        elif word == "how":
            print(how(self.position))
        elif word == "rules":
            print(rules_of(self.position.game, rest))
        elif word in NEEDS and not rest:
            print(f"  Say which: {word} {NEEDS[word]}")
        elif word == "why":
            refusal = self.position.why_not(rest)
            print(f"  {refusal.sentence} ({refusal.rule})" if refusal else "  You may play it.")
        elif word == "board":
            self.show(player)
        elif word == "hint":
            self.hint()
        elif word == "talk":
            self.talk(player)
        elif word == "undo":
            return self.undo()
        elif word == "save":
            self.save(Path(rest or f"{self.position.game.name}.json"))
        elif word == "load":
            return self.load(Path(rest))
        else:
            self.position.game.number(move)  # refuses, with the nearest move
        return False

    def decide(self, move: str, player: int) -> None:
        """A person's move; refused moves raise and change nothing."""
        before, n_events = self.position.copy(), len(self.events)
        self.play(move)
        self.past.append((before, n_events))
        if self.position.actor == player:
            self.tell(player)
            self.show(player)
            self.offer()

    def play(self, move: str | int) -> None:
        self.events += self.position.play(move)

    def undo(self) -> bool:
        if not self.past:
            print("  There is nothing to take back.")
            return False
        self.position, n_events = self.past.pop()
        del self.events[n_events:]
        self.n_read = [min(read, n_events) for read in self.n_read]
        self.is_unseen = True  # shown once the keyboard is with whose turn it is again
        return True

    def save(self, path: Path) -> None:
        path.write_text(self.position.record() + "\n", "utf-8")
        print(f"  Saved as {path}.")

    def load(self, path: Path) -> bool:
        loaded = self.position.game.replay(read(path))
        if loaded.players != self.position.players:
            raise TablewrightError(f"that game has {loaded.players} players; this table has {self.position.players}")
        self.position, self.past, self.events = loaded, [], []
        self.n_read, self.is_unseen = [0] * len(self.seats), True
        return True

    def keep(self) -> Path:
        """Save an unfinished game where it can be found again."""
        base = data_folder()
        base.mkdir(parents=True, exist_ok=True)
        path = base / f"{self.position.game.name}-unfinished.json"
        path.write_text(self.position.record() + "\n", "utf-8")
        return path

    def finish(self) -> None:
        """The last events, the board and the outcome, for everybody."""
        viewer = self.people[0] if len(self.people) == 1 else -1
        unread = min((self.n_read[p] for p in self.people), default=0)
        for line in self.position.story(self.events[unread:], viewer, self.names):
            print(f"  {line}")
        self.show(viewer)
        print(ending(self.position, self.names))


@contextmanager
def thinking(who: str) -> Iterator[None]:
    """Show on a terminal that somebody thinks."""
    if not sys.stdout.isatty():
        yield
        return
    from rich.console import Console

    with Console().status(f"{who} thinks ..."):
        yield


def read(path: Path) -> str:
    """The text of a saved game."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"cannot read {path}: {error}") from error

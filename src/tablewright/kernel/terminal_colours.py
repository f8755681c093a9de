"""Colour for text boards: the players' colours, the same everywhere, with a shape for each as well."""

CODES = (
    "38;5;33",  # blue
    "38;5;202",  # vermilion
    "38;5;220",  # yellow
    "38;5;35",  # green
    "38;5;133",  # purple
)
SHAPES = "●▲■◆✚"
DIM, BOLD = "2", "1"


def ink(text: str, code: str, colour: bool) -> str:
    """Text in an ANSI style, or as it is where colour is off."""
    return f"\x1b[{code}m{text}\x1b[0m" if colour and text else text


def player_ink(text: str, player: int, colour: bool) -> str:
    """Text in a player's colour."""
    return ink(text, CODES[player], colour)


def pawn(player: int, colour: bool) -> str:
    """A player's piece, one character wide."""
    return player_ink(SHAPES[player], player, colour)

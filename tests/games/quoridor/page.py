"""What tests of the page know about Quoridor."""

from tests.browser.page_facts import PageFacts


def on_rank(offered: list[str], last: bool) -> list[str]:
    """The squares on offer that are nearest to the far line, or to the near one."""
    squares = sorted((move for move in offered if len(move) == 2), key=lambda square: square[1])
    wanted = squares[-1 if last else 0][1] if squares else ""
    return [square for square in squares if square[1] == wanted]


PAGE = PageFacts(
    players=2,
    onwards=lambda offered: on_rank(offered, last=True),
    opposite=lambda offered: on_rank(offered, last=False),
    coach={"step": r"[a-i]\d$", "fence": r"[a-h]\d[hv]$"},
    of_nobody=r"timeout|resign|draw agreed|repetition|pass$",
    moves_before_picture=5,
    howto={
        "jump": (("[data-move=d5]",), ("[data-move=e6]",)),
        "fence": (("[data-move=e5]",), (".modes button:nth-of-type(2)", "[data-move=e5h]")),
        "cage": (
            (".modes button:nth-of-type(3)", "[data-move=e8v]"),
            (".modes button:nth-of-type(2)", "[data-move=d7h]"),
        ),
    },
    told_by={"choose": r"[a-i]\d$", "step": r"[a-i]\d$"},
    hand=".board .rack",
)

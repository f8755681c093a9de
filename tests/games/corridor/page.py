"""What tests of the page know about The Corridor."""

from collections.abc import Iterator

from tests.browser.page_facts import PageFacts, State


def secrets(state: State, own: int) -> Iterator[tuple[str, object]]:
    """Other people's hands."""
    yield from ((f"hand of {p}", hand) for p, hand in enumerate(state["hands"]) if p != own)


PAGE = PageFacts(
    players=3,
    onwards=lambda offered: [move for move in offered if move not in ("end", "back")],
    secrets=secrets,
    private=".hand",
    coach={
        "lane": r"lane",
        "step": r"forward|back|left|right",
        **{word: word for word in ("draw", "push", "trip", "jump", "distract", "attract", "end", "discard", "vote")},
        "getup": r"get up",
    },
    moves_before_picture=6,
    howto={
        "lane": (("[data-square='2/0']",), ("[data-square='3/0']",)),
        "run": (("[data-square='2/5']",), ("[data-square='1/4']", "[data-square='1/5']")),
        "push": (("[data-card=push]", "[data-square='1/0']"), ("[data-square='3/0']",)),
    },
    told_by={"lane": "lane", "run": "forward", "draw": "draw", "card": "push|trip|distract|attract|jump"},
    hand="section.hand :is(.points, [data-card], [data-move=draw])",
    fills_hand=("draw", 0.2),
    hurries="forward",  # whoever dawdles has lost before the picture is taken
)

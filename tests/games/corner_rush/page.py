"""What tests of the page know about Corner Rush."""

from collections.abc import Iterator

from tests.browser.page_facts import PageFacts, State


def secrets(state: State, own: int) -> Iterator[tuple[str, object]]:
    """What is in other bags, in another's fist, and under blockers that others laid face down."""
    for p, bag in enumerate(state["bags"]):
        if p != own and not isinstance(bag, int):
            yield f"bag of {p}", bag
    if state["turn"] != own:
        yield "held", state["held"]
    for blocker in state["blockers"]:
        if blocker["player"] != own and not blocker["face_up"]:
            yield f"number at {blocker['square']}", blocker["number"]


PAGE = PageFacts(
    players=2,
    onwards=lambda offered: [move for move in offered if move in ("up", "right")],  # the first player's goal is there
    opposite=lambda offered: [move for move in offered if move in ("down", "left")],
    secrets=secrets,
    private=".hand, .board [aria-label*='you know']",
    coach={
        "step": r"up|right|down|left",
        **{word: word for word in ("roll", "place", "challenge", "nudge", "pass")},
    },
    moves_before_picture=16,
    howto={
        "walk": (("[data-square=c3]",), ("[data-square=d2]", "[data-square=d3]")),
        "lay": (("[data-square=e5]",), ("[data-square=d4]",)),
        "challenge": (("[data-square=b1]",), ("[data-square=a2]",)),
    },
    told_by={"roll": "roll", "walk": "up|right|down|left", "lay": "place", "null": "nudge|pass"},
    hand="section.hand .bag",
)

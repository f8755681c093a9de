"""What tests of the page know about Zombie Tower 3D."""

from collections.abc import Iterator

from tests.browser.page_facts import PageFacts, State


def secrets(state: State, own: int) -> Iterator[tuple[str, object]]:
    """Everything behind the walls of the others, and what lies in the decks."""
    private = ("room", "damage", "zombies", "survivors", "rubble", "fire", "objectives", "hand", "searched", "pile")
    for p, player in enumerate(state["players"]):
        if p != own:
            yield from ((f"{name} of {p}", player[name]) for name in private)
    yield from ((f"deck {floor}", deck["cards"]) for floor, deck in state["decks"].items())


PAGE = PageFacts(
    players=3,
    onwards=lambda offered: [move for move in offered if move not in ("end", "overcharge")],
    secrets=secrets,
    private=".hand, .board [data-room], .board .beside",
    coach={
        **{word: word for word in ("move", "search", "end", "save", "release", "give", "take", "use", "target")},
        **{word: word for word in ("rest", "overcharge")},
        "exit": r"exit|done",
        "ability": r"cure|keep|return|choose",
    },
    fills_hand=("search", 0.4),
    howto={
        "search": (("[data-room='6']",), (".choices [data-move=search]",)),
        "save": (("[data-room='2']",), ("[data-room='7']", ".choices [data-move=save]")),
        "twice": ((".decks button:nth-of-type(2)",), ("[data-room='7']",)),
    },
    told_by={"move": "move", "search": "search", "save": "save", "pass": "give", "zombies": "end"},
    hand="section.hand :is(.heart, [data-card]), .board .heart",
)

"""What tests of the page know about Eight Days."""

from tests.browser.page_facts import PageFacts

PAGE = PageFacts(
    players=3,
    coach={
        **{word: word for word in ("skip", "end", "eat", "bandage", "craft", "move", "nothing", "fight", "run")},
        **{word: word for word in ("attack", "flee", "trade", "discard", "take")},
        "look": r"look|stay",
        "trader": r"trader|pay",
        "offer": r"offer|request|send|cancel",
        "answer": r"accept|reject",
    },
    moves_before_picture=14,
    howto={
        "prepare": (("[data-move=eat]",), (".choices [data-move=skip]",)),
        "explore": ((), ("[data-place=d5]",)),
        "strike": (("[data-place=d6]",), ("[data-move='attack unarmed']",)),
    },
    told_by={
        "prepare": "skip|eat|bandage|craft",
        "explore": "look|stay",
        "event": "fight|trader",
        "fight": "attack",
        "evening": "end",
    },
    hand="section.hand :is(.pips, [data-card])",
)

"""What a player of a game may not know of the others, looked for in messages and in the page."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

State = dict[str, Any]


def corridor(state: State, own: int) -> Iterator[tuple[str, object]]:
    """Other people's hands."""
    yield from ((f"hand of {p}", hand) for p, hand in enumerate(state["hands"]) if p != own)


def corner_rush(state: State, own: int) -> Iterator[tuple[str, object]]:
    """What is in other bags, in another's fist, and under blockers that others laid face down."""
    for p, bag in enumerate(state["bags"]):
        if p != own and not isinstance(bag, int):
            yield f"bag of {p}", bag
    if state["turn"] != own:
        yield "held", state["held"]
    for blocker in state["blockers"]:
        if blocker["player"] != own and not blocker["face_up"]:
            yield f"number at {blocker['square']}", blocker["number"]


def zombie_tower(state: State, own: int) -> Iterator[tuple[str, object]]:
    """Everything behind the walls of the others, and what lies in the decks."""
    private = ("room", "damage", "zombies", "survivors", "rubble", "fire", "objectives", "hand", "searched", "pile")
    for p, player in enumerate(state["players"]):
        if p != own:
            yield from ((f"{name} of {p}", player[name]) for name in private)
    yield from ((f"deck {floor}", deck["cards"]) for floor, deck in state["decks"].items())


HIDDEN = {"corridor": corridor, "corner_rush": corner_rush, "zombie_tower": zombie_tower}


def leaks(game: str, messages: list[dict[str, Any]]) -> list[str]:
    """Whatever stands in the messages to one player that is not for that player."""
    found = []
    for view in views(messages):
        own, observation = view["view"]["player"], view["view"]["observation"]
        if view["view"]["phase"] != "playing" or observation is None:
            continue
        found += [f"{name}: {value}" for name, value in secrets(game, observation["state"], own) if value is not None]
        found += [f"{key} in the view" for key in ("chance", "rng", "seed", "key") if key in observation]
        found += [f"dice: {view['view']['dice']}"] if view["view"]["dice"]["secret"] else []
        for event in (event for step in view["steps"] for event in step["events"] if event["hidden"]):
            if event["a"] or event["b"] or event["c"] or set(event["sentence"]["arguments"]) - {"player"}:
                found.append(f"event: {event}")
    return found


def secrets(game: str, state: State, own: int) -> Iterator[tuple[str, object]]:
    return HIDDEN[game](state, own) if game in HIDDEN else iter(())


def views(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in messages if message["type"] == "view"]


def told_to_one(page: Page, other: Page) -> list[str]:
    """Sentences of one page's story that the other's does not have."""
    mine, theirs = (set(story(one)) for one in (page, other))
    return sorted(mine - theirs)


def story(page: Page) -> list[str]:
    texts: list[str] = page.get_by_role("list", name="Story").locator("li:not(.note)").all_inner_texts()
    return texts


def everything(page: Page) -> str:
    """The whole page as text, with whatever its attributes say."""
    html: str = page.evaluate("document.documentElement.outerHTML")
    return html


# Where a page shows what is its own player's alone.
PRIVATE = {
    "corridor": ".hand",
    "corner_rush": ".hand, .board [aria-label*='you know']",
    "zombie_tower": ".hand, .board [data-room], .board .beside",
}
WORD = re.compile(r"[^\W\d_]{2}")  # a bare number stands for anything
SENTENCE = 20  # letters; what is longer is looked for inside other texts too

# Every text and every attribute that says something, shown or not: of the parts that a selector names, or of the page.
STRINGS = """(within) => {
  const says = /^(data-|aria-)|^(title|alt|href|value|placeholder|id|name)$/;
  const bare = /^(aria-(disabled|pressed|hidden|expanded|current|selected|live)|data-wall)$/; // no words for people
  const roots = within ? [...document.querySelectorAll(within)] : [document.documentElement];
  const found = new Set();
  for (const root of roots)
    for (const one of [root, ...root.querySelectorAll('*')]) {
      if (/^(script|style)$/i.test(one.tagName)) continue;
      for (const { name, value } of one.attributes)
        if (says.test(name) && !bare.test(name)) found.add(value.trim());
      if (typeof one.value === 'string') found.add(one.value.trim());
      for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.data.trim());
    }
  return [...found].filter(Boolean);
}"""


def shown(page: Page, within: str = "") -> set[str]:
    """All that a page says, in texts and attributes."""
    return set(page.evaluate(STRINGS, within))


def seen_through(game: str, owner: Page, other: Page) -> list[str]:
    """What the owner's page shows as the owner's alone, and the other's page says all the same."""
    own, others = shown(owner, PRIVATE[game]), shown(other, PRIVATE[game])
    secrets = [text for text in own - others if WORD.search(text)]
    elsewhere = shown(other) - others  # the other's own things may look the same
    return sorted(
        text
        for text in secrets
        if text in elsewhere or (len(text) >= SENTENCE and any(text in longer for longer in elsewhere))
    )

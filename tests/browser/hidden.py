"""What a player of a game may not know of the others, looked for in messages and in the page."""

import re
from typing import Any

from playwright.sync_api import Page
from tests.browser.page_facts import facts


def leaks(game: str, messages: list[dict[str, Any]]) -> list[str]:
    """Whatever stands in the messages to one player that is not for that player."""
    found, hidden = [], facts(game).secrets
    for view in views(messages):
        own, observation = view["view"]["player"], view["view"]["observation"]
        if view["view"]["phase"] != "playing" or observation is None:
            continue
        found += [f"{name}: {value}" for name, value in hidden(observation["state"], own) if value is not None]
        found += [f"{key} in the view" for key in ("chance", "rng", "seed", "key") if key in observation["state"]]
        found += [f"dice: {view['view']['dice']}"] if view["view"]["dice"]["secret"] else []
        for event in (event for step in view["steps"] for event in step["events"] if event["hidden"]):
            if event["a"] or event["b"] or event["c"] or set(event["sentence"]["arguments"]) - {"player"}:
                found.append(f"event: {event}")
    return found


def views(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The views among messages, each put together with what had not changed: `view` has all, and the position."""
    newest: dict[int, dict[str, Any]] = {}
    found = []
    for message in (message for message in messages if message["type"] == "view"):
        fields, state = message["fields"], message["state"]
        if message["base"]:
            old = newest[message["seat"]]
            fields, state = old["fields"] | fields, None if state is None else old["state"] | state
        observation = None if state is None else {"state": state}
        whole = {**message, "fields": fields, "state": state, "view": {**fields, "observation": observation}}
        newest[message["seat"]] = whole
        found.append(whole)
    return found


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
    own, others = shown(owner, facts(game).private), shown(other, facts(game).private)
    secrets = [text for text in own - others if WORD.search(text)]
    elsewhere = shown(other) - others  # the other's own things may look the same
    return sorted(
        text
        for text in secrets
        if text in elsewhere or (len(text) >= SENTENCE and any(text in longer for longer in elsewhere))
    )

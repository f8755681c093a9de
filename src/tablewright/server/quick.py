"""Quick messages: said with one click, understood in every language, and by bots."""

from collections.abc import Sequence

ITEMS = [
    "handgun",
    "shotgun",
    "magazine",
    "buckshot",
    "shovel",
    "dynamite",
    "detonator",
    "first_aid_kit",
    "barricade",
    "fire_extinguisher",
    "vaccine",
    "communication_device",
    "battery",
    "flare",
]
ROOMS = [str(room) for room in range(1, 13)]
FLOORS = ["1F", "2F", "3F"]

# what each needs: for every argument the words it may be
QUICK: dict[str, tuple[Sequence[str], ...]] = {
    "hello": (),
    "thanks": (),
    "well-played": (),
    "oops": (),
    "thinking": (),
    "hurry": (),
    "sorry": (),
    "have": (ITEMS,),
    "need": (ITEMS,),
    "at": (ROOMS,),
    "full": (),
    "ready": (),
    "please-search": (FLOORS,),
    "in-slit": (ITEMS,),
}
EVERYWHERE = ["hello", "thanks", "well-played", "oops", "thinking", "hurry", "sorry"]
OF_GAME = {"zombie_tower": ["have", "need", "at", "full", "ready", "please-search", "in-slit"]}  # ZT-142


def quick_of(game: str) -> list[str]:
    """The quick messages of a game's tables."""
    return [*EVERYWHERE, *OF_GAME.get(game, [])]


def wrong_arguments(wanted: tuple[Sequence[str], ...], given: Sequence[str]) -> str:
    """What is wrong with the words of a quick message; nothing if it can be said."""
    if len(given) != len(wanted):
        return f"That message takes {len(wanted)} words, not {len(given)}."
    for word, words in zip(given, wanted):
        if word not in words:
            return f"{word!r} is none of {', '.join(words)}."
    return ""

"""The lab's words: those of all games in locales/<language>/lab.ftl, a game's own in its words/<language>-lab.ftl.

What a language does not say, English says.
"""

from functools import cache
from typing import TYPE_CHECKING

from tablewright.kernel.paths import ROOT, folder_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def _bundle(game: str, language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # here: simulations need not wait for it

    bundle = FluentBundle([language], use_isolating=False)
    words = folder_of(game) / "words"
    for path in (ROOT / "locales" / language / "lab.ftl", words / f"{language}-lab.ftl", words / f"{language}.ftl"):
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def text(game: str, key: str, language: str = "en", **arguments: str | int | float) -> str | None:
    """A message in words; None where not even English has it."""
    for known in dict.fromkeys((language, "en")):
        bundle = _bundle(game, known)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is not None:
            said, errors = bundle.format_pattern(pattern, arguments)
            if errors:
                raise ValueError(f"the message {key} in {known}: {errors[0]}")
            return str(said)
    return None

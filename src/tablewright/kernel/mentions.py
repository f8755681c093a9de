"""Which arguments a message of a catalogue speaks of: a question gets all that is known, its words depend on these."""

from functools import cache

from fluent.syntax import parse
from fluent.syntax.ast import BaseNode, Message, MessageReference, Resource, Term, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

from tablewright.kernel.paths import ROOT, catalogue


class _Mentions(Visitor):
    """The arguments in a message, and the other messages that it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def _messages(game: str, locale: str = "en") -> dict[str, BaseNode]:
    found: dict[str, BaseNode] = {}
    for name in filter(None, ("common", game)):
        resource: Resource = parse(catalogue(name, locale).read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, Message | Term):
                found[f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name] = entry
    return found


@cache
def mentioned_anywhere(key: str, game: str) -> frozenset[str]:
    """The arguments that the words of a message can depend on in any language."""
    locales = [path.name for path in (ROOT / "locales").iterdir() if path.is_dir()]
    return frozenset[str]().union(*(mentioned(key, game, name) for name in locales if key in _messages(game, name)))


@cache
def mentioned(key: str, game: str, locale: str = "en") -> frozenset[str]:
    """The arguments that the words of a message can depend on.

    >>> sorted(mentioned("quoridor-moved", "quoridor"))
    ['player', 'square']
    """
    seen = _Mentions()
    seen.visit(_messages(game, locale)[key])
    return frozenset(seen.arguments).union(*(mentioned(other, game, locale) for other in seen.messages))

"""Quoridor: be the first to cross the board; fences lengthen the way."""

from typing import Any

from tablewright.games.quoridor import (
    actions,
    audit,
    board,
    describe,
    evaluate,
    meta,
    narrate,
    refusals,
    rules,
    search,
    state,
    view,
)
from tablewright.kernel.errors import RulesError
from tablewright.kernel.game import Game


def load(r: Any, data: dict[str, Any]) -> None:
    if r.repetition_draw == 1:
        raise RulesError("rules.repetition_draw: expected 0 (off) or 2 and more; every position comes at least once")


GAME = Game(
    meta=meta.META,
    declared_rules=state.Rules,
    declared_state=state.State,
    rules=state.RULES,
    state=state.STATE,
    texts=actions.TEXTS,
    n_actions=actions.N_ACTIONS,
    max_legal=actions.MAX_LEGAL,
    reasons=actions.REASONS,
    setup=rules.setup,
    legal=rules.legal,
    apply=rules.apply,
    actor=rules.actor,
    result=rules.result,
    observe=view.observe,
    deal=view.deal,
    evaluate=evaluate.evaluate,
    why_not=refusals.why_not,
    end_reason=rules.end_reason,
    length=rules.length,
    audit=audit.audit,
    to_dict=describe.to_dict,
    from_dict=describe.from_dict,
    problems=describe.problems,
    narrate=narrate.narrate,
    board=board.text,
    load=load,
    playout=rules.playout,
    fingerprint=rules.fingerprint,
    repetition=actions.REPETITION,
    search=search,
    max_events=8,
)

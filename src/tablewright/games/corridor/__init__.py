"""The Corridor: run from the zombies, and leave somebody else to them."""

from tablewright.games.corridor import (
    actions,
    audit,
    board,
    describe,
    evaluate,
    load,
    narrate,
    problems,
    rules,
    state,
    view,
)
from tablewright.games.corridor.meta import META
from tablewright.kernel.game import Game

GAME = Game(
    meta=META,
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
    why_not=rules.why_not,
    end_reason=rules.end_reason,
    length=rules.length,
    audit=audit.audit,
    to_dict=describe.to_dict,
    from_dict=describe.from_dict,
    problems=problems.problems,
    narrate=narrate.narrate,
    board=board.text,
    load=load.load,
    own_tables=load.OWN_TABLES,
    max_events=64,
)

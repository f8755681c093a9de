"""ED-90, ED-B38: everything on the table is open. Chance alone is hidden; the stacks are counts anybody could keep."""

from tablewright.games.eight_days.state import Rules, State
from tablewright.kernel.cache import jit


@jit
def observe(r: Rules, s: State, p: int, out: State) -> None:
    """What any player or spectator sees: the whole state without the stream of chance."""
    out.rng[:] = 0
    out.phase, out.decider, out.turn, out.first = s.phase, s.decider, s.turn, s.first
    out.day, out.ended = s.day, s.ended
    out.health[:] = s.health
    out.hunger[:] = s.hunger
    out.place[:] = s.place
    out.idle[:] = s.idle
    out.items[:, :] = s.items
    out.tile[:] = s.tile
    out.storm[:] = s.storm
    out.tile_stack[:] = s.tile_stack
    out.event_deck[:] = s.event_deck
    out.event_discard[:] = s.event_discard
    out.resource_deck[:] = s.resource_deck
    out.resource_discard[:] = s.resource_discard
    out.weapon_deck[:] = s.weapon_deck
    out.weapon_discard[:] = s.weapon_discard
    out.supply[:] = s.supply
    out.prepared, out.paid, out.trades, out.partner = s.prepared, s.paid, s.trades, s.partner
    out.n_offer, out.n_request = s.n_offer, s.n_request
    out.offer[:] = s.offer
    out.request[:] = s.request
    out.hostile, out.hostile_health, out.loot = s.hostile, s.hostile_health, s.loot
    out.fight_at, out.initiator = s.fight_at, s.initiator
    out.dusk[:] = s.dusk
    out.tiles_left, out.events_left = s.tiles_left, s.events_left
    out.resources_left, out.weapons_left = s.resources_left, s.weapons_left


@jit
def deal(r: Rules, o: State, p: int) -> None:
    """Nothing is unknown: with its new chance the observation is a full state."""

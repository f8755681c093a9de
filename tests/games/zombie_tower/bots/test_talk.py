"""Talk: what is said is true, and a world dealt to somebody who listens agrees with it."""

import numpy as np
import pytest
from tests.games.zombie_tower.scenes import Scene

import tablewright
from tablewright.bots.talk import spoken
from tablewright.games.zombie_tower.bots import talk
from tablewright.games.zombie_tower.state import FLARE, ITEMS, KIND_NAMES, SHOTGUN, VACCINE
from tablewright.kernel import calls, verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.position import words
from tablewright.kernel.rng import U, scaled, stream

GAME = tablewright.game("zombie_tower")
pytestmark = pytest.mark.nojit


@jit
def believed(rs, ss, p, claims):
    talk.believe(rs[0], ss[0], p, claims)
    return verbs.audit(rs[0], ss[0])


def played(seed, plies, players=4):
    position = GAME.new(players, seed, {"game.difficulty": "easy"})
    for n in range(plies):
        if position.is_over:
            break
        actions = position.actions()
        searching = [a for a in actions if GAME.texts[a] in ("search", "keep")]
        actions = searching or actions
        position.play(actions[int(scaled(U(stream(U(seed), n)), len(actions)))])
    return position


def told(position, listener):
    others = [q for q in range(position.players) if q != listener]
    return [message for q in others for message in spoken(position.observation(q))]


def world(position, listener, seed, heard):
    """A world dealt to a listener, and the number of the law that it breaks."""
    observation = position.observation(listener)
    rules, seen = observation.arrays
    dealt = seen.copy()
    calls.deal(rules, dealt, listener, *words(seed))
    return dealt, believed(rules, dealt, listener, talk.listen(heard))


def situations():
    for seed in range(12):
        position = played(seed, 12 + 5 * seed, 3 + seed % 2)
        if not position.is_over:
            yield position


def test_what_is_said_is_true():
    for position in situations():
        for q in range(position.players):
            for player, word, arguments in spoken(position.observation(q)):
                assert player == q
                if word == "at":
                    assert arguments == (str(position.s.room[q]),)
                if word in ("have", "need"):
                    item = KIND_NAMES.index(arguments[0])
                    assert (position.s.hand[q, item] > 0) == (word == "have")


def test_what_is_said_can_be_said():
    """Every message that a bot may say is one that the table knows, with arguments that it knows."""
    for position in situations():
        for q in range(position.players):
            for _, word, arguments in spoken(position.observation(q)):
                wanted = talk.MESSAGES[word]
                assert len(wanted) == len(arguments)
                assert all(argument in words for argument, words in zip(arguments, wanted, strict=True))


def test_every_card_in_hand_is_told_and_a_missing_vaccine():
    for position in situations():
        for q in range(position.players):
            said = spoken(position.observation(q))
            have = [arguments[0] for _, word, arguments in said if word == "have"]
            assert set(have) == {KIND_NAMES[item] for item in range(ITEMS) if position.s.hand[q, item]}
            assert have.count("vaccine") == position.s.hand[q, VACCINE]
            assert ((q, "need", ("vaccine",)) in said) == (position.s.hand[q, VACCINE] == 0)


def test_a_world_agrees_with_what_was_said():
    """Rooms always, cards nearly always: some were guessed where they cannot be fetched from, such as the box."""
    claims_made = held = 0
    for position in situations():
        for listener in range(position.players):
            heard = told(position, listener)
            dealt, law = world(position, listener, 7, heard)
            assert law == 0
            for player, word, arguments in heard:
                if word == "at" and not position.s.looking:
                    assert dealt["room"][0][player] == int(arguments[0])
                if word in ("have", "need"):
                    has = dealt["hand"][0][player, KIND_NAMES.index(arguments[0])] > 0
                    claims_made, held = claims_made + 1, held + (has == (word == "have"))
    assert claims_made > 100
    assert held / claims_made > 0.9


def test_the_cards_for_the_escape_are_where_all_said_they_are():
    """In hands exactly; those in slits between two others on whichever floor."""
    gifts = 0
    for seed in range(40):
        position = played(seed, 20 + 3 * seed, 3 + seed % 2)
        for listener in range(position.players * (not position.is_over)):
            dealt, law = world(position, listener, seed, told(position, listener))
            assert law == 0
            gifts += int(position.s.in_slit.sum())
            for kind in range(VACCINE, FLARE + 1):
                assert (dealt["hand"][0][:, kind] == position.s.hand[:, kind]).all(), (seed, listener, KIND_NAMES[kind])
                assert n_in_slits(dealt["slit_card"][0], kind) == n_in_slits(position.s.slit_card, kind)
    assert gifts > 20


def n_in_slits(cards, item):
    return int((cards // 2 == item + 1).sum())


def test_without_talk_it_would_not():
    """The same without a word, so that the test above shows something."""
    rooms = agree = 0
    for position in situations():
        for listener in range(position.players):
            dealt, _ = world(position, listener, 7, [])
            for player, word, arguments in told(position, listener):
                if word == "at":
                    rooms += 1
                    agree += dealt["room"][0][player] == int(arguments[0])
    assert agree / rooms < 0.5


def test_the_listener_still_sees_what_she_saw():
    for position in situations():
        for listener in range(position.players):
            observation = position.observation(listener)
            dealt, _ = world(position, listener, 7, told(position, listener))
            again = np.zeros(1, GAME.state)
            calls.observe(observation.arrays[0], dealt, listener, again)
            mask = GAME.position_mask
            assert (again.view(np.uint8)[mask] == observation.arrays[1].view(np.uint8)[mask]).all()


def test_lies_and_nonsense_break_no_law():
    for position in situations():
        listener = 0
        lies = [(q, "have", (name,)) for q in range(1, position.players) for name in KIND_NAMES[:ITEMS]]
        lies += [(1, "at", ("12",)), (1, "full", ()), (2, "in-slit", ("flare",)), (2, "need", ("vaccine",))]
        nonsense = [(9, "have", ("vaccine",)), (1, "hello", ()), (1, "have", ("sword",)), (1, "at", ("99",))]
        _, law = world(position, listener, 3, lies + nonsense)
        assert law == 0


def test_of_two_messages_the_later_one_counts():
    claims = talk.listen([(1, "have", ("vaccine",)), (1, "at", ("3",)), (1, "need", ("vaccine",)), (1, "at", ("10",))])
    assert claims[1, talk.ITEM + VACCINE] == -1
    assert claims[1, talk.AT] == 10


def test_only_what_is_new_and_of_use_is_said_aloud():
    have, need, at = ("have", ("flare",)), ("need", ("vaccine",)), ("at", ("5",))
    shotgun, ready, gift = ("have", ("shotgun",)), ("ready", ()), ("in-slit", ("flare",))
    assert talk.news(None, [at, shotgun, need, ("full", ()), ("please-search", ("2F",))]) == []
    assert talk.news([at, need], [at, have, have, need]) == [have, have]
    assert talk.news([have, have], [have, have]) == []
    assert talk.news([have, have], [have]) == [have]
    assert talk.news([have, need], [at, have, gift, ready]) == [at, gift, ready]
    assert talk.news([("have", ("vaccine",))], [at, need]) == [need]


def test_bots_fall_silent_when_they_have_nothing_new_to_say():
    """All that three say aloud until round 6 is less than what two said of themselves each time: 56 lines."""
    for seed in range(6):
        position, said, before = GAME.new(3, seed, {"game.difficulty": "easy"}), [], {}
        for n in range(200):
            if position.is_over or position.s.round_number > 6:
                break
            player = position.actor
            now = talk.say(position.r, position.observation(player).s, player)
            said += talk.news(before.get(player), now)
            assert talk.news(now, now) == []
            before[player] = now
            actions = position.actions()
            useful = [a for a in actions if GAME.texts[a].split()[0] in ("search", "keep", "move", "end", "save")]
            position.play((useful or actions)[int(scaled(U(stream(U(seed), n)), len(useful or actions)))])
        assert len(said) <= 20, said


def test_a_card_named_twice_in_a_row_is_two():
    vaccine = (1, "have", ("vaccine",))
    claims = talk.listen([vaccine, vaccine, (2, "have", ("vaccine",)), (2, "at", ("3",)), (2, "have", ("vaccine",))])
    assert claims[1, talk.ITEM + VACCINE] == 2
    assert claims[2, talk.ITEM + VACCINE] == 1


def test_what_all_tell_of_the_cards_for_the_escape_is_how_it_is():
    """Who has a Vaccine to spare and who has none is known to everybody who listens, and so is the deck."""
    scene = Scene(players=4).hold(1, "vaccine", "vaccine", "flare").hold(2, "battery").hold(3, "vaccine", "flare")
    position = scene.turn(turn=0).go()
    for seed in range(20):
        dealt, law = world(position, 0, seed, told(position, 0))
        assert law == 0
        for item in range(VACCINE, ITEMS):
            assert [dealt["hand"][0][q, item] for q in (1, 2, 3)] == [position.s.hand[q, item] for q in (1, 2, 3)]
    silent = [world(position, 0, seed, [])[0]["hand"][0][1, VACCINE] for seed in range(20)]
    assert len(set(silent)) > 1


def test_ready_is_a_vaccine_in_hand_and_a_new_room_is_not_full():
    claims = talk.listen([(2, "ready", ()), (2, "full", ()), (2, "at", ("10",)), (3, "at", ("1",)), (3, "full", ())])
    assert claims[2, talk.ITEM + VACCINE] == 1
    assert (claims[2, talk.FULL], claims[3, talk.FULL]) == (0, 1)


def test_what_lies_in_a_slit_is_believed():
    """The neighbour has put a Shotgun into the slit; a listener who is told so guesses it."""
    position = Scene(players=4).put(1, room=11).turn(turn=1).go("give shotgun")
    heard = [(1, "in-slit", ("shotgun",))]
    assert heard[0] in spoken(position.observation(1))
    assert sum(in_slit(position, seed, []) == SHOTGUN for seed in range(40)) < 20
    assert sum(in_slit(position, seed, heard) == SHOTGUN for seed in range(40)) > 30


def in_slit(position, seed, heard):
    """The card in the first slit, which is between players 0 and 1."""
    dealt, law = world(position, 0, seed, heard)
    assert law == 0
    return int(dealt["slit_card"][0][0]) // 2 - 1

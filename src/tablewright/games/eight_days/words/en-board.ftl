# Eight Days: the words of its board in the browser.
eight_days-board-name = The map, 37 spaces around the camp d4. Arrow keys walk over it, Enter acts.

# what can be done
eight_days-board-do-skip = Go on
eight_days-board-do-leave = Leave the rest
eight_days-board-do-eat = Eat
eight_days-board-do-bandage = Put on a bandage
eight_days-board-do-craft = Make: { $item }
eight_days-board-do-stay = Stay and look around
eight_days-board-do-look = go { $way } and look around
eight_days-board-do-move = go { $way } without looking
eight_days-board-do-nothing = Do nothing
eight_days-board-do-fight = Fight
eight_days-board-do-run = { $price ->
    [0] Run
   *[other] Run ({ $price } hunger)
}
eight_days-board-do-run-starving = Run ({ $pain } health)
eight_days-board-do-attack = Attack { $weapon }
eight_days-board-do-flee = try to flee { $way }
eight_days-board-do-trader-accept = Trade { $price } cards for a weapon
eight_days-board-do-trader-ignore = Let him go
eight_days-board-do-pay = Pay with { $item }
eight_days-board-do-discard = Discard { $item }
eight_days-board-do-trade = Trade with { $name }
eight_days-board-do-offer = Offer { $item }
eight_days-board-do-request = Ask for { $item }
eight_days-board-do-send = Propose this trade
eight_days-board-do-cancel = Drop it
eight_days-board-do-accept = Agree
eight_days-board-do-reject = Refuse
eight_days-board-do-take = Take { $item }
eight_days-board-do-end = End turn
eight_days-board-press-eat = Eat
eight_days-board-press-bandage = Put on
eight_days-board-press-pay = Pay
eight_days-board-press-discard = Discard

# the question
eight_days-board-ask-prepare = Day { $day }: make or use one thing, or go on
eight_days-board-ask-explore = Day { $day }: where do you go?
eight_days-board-ask-encounter = { $hostile ->
    [npc] A stranger with bad intentions: fight or run?
   *[other] A zombie: fight or run?
}
eight_days-board-ask-trader = A trader offers a weapon for { $price } cards
eight_days-board-ask-pay = { $left ->
    [one] Pay the trader: 1 card more
   *[other] Pay the trader: { $left } cards more
}
eight_days-board-ask-combat = Your blow: choose a weapon, or flee
eight_days-board-ask-pack = A pack lies here. What do you take?
eight_days-board-ask-limit = { $left ->
    [one] Too much to carry: discard 1 card
   *[other] Too much to carry: discard { $left } cards
}
eight_days-board-ask-trade = { $here ->
    [0] Nothing more to do here: end your turn
   *[other] Trade with somebody here, or end your turn
}
eight_days-board-ask-build = What do you offer { $partner }, what do you want?
eight_days-board-ask-answer = { $proposer } proposes a trade. Do you agree?
eight_days-board-wait-prepare = Day { $day }: { $name } gets ready
eight_days-board-wait-explore = Day { $day }: { $name } looks for a way
eight_days-board-wait-encounter = { $hostile ->
    [npc] { $name } stands before a stranger
   *[other] { $name } stands before a zombie
}
eight_days-board-wait-trader = { $name } talks to a trader
eight_days-board-wait-pay = { $name } pays the trader
eight_days-board-wait-combat = { $name } is fighting
eight_days-board-wait-pack = { $name } goes through a pack
eight_days-board-wait-limit = { $name } has too much to carry
eight_days-board-wait-trade = { $name } rests at the end of the turn
eight_days-board-wait-build = { $name } thinks of a trade with { $partner }
eight_days-board-wait-answer = { $name } considers a trade with { $proposer }

# the map
eight_days-board-fog = fog
eight_days-board-tile-start = the camp
eight_days-board-tile-house = a house
eight_days-board-tile-factory = a factory
eight_days-board-tile-store = a store
eight_days-board-tile-road = a road
eight_days-board-tile-building = a building
eight_days-board-tile-nothing = woods
eight_days-board-too-far = A move goes one space, to a neighbour of your own (ED-27).
eight_days-board-is-here = { $name } is here
eight_days-board-pack-of = { $name }’s pack
eight_days-board-storm = snow storm
eight_days-board-hostile-zombie = Zombie
eight_days-board-hostile-npc = NPC
eight_days-board-days = Day { $day } of { $days }
eight_days-board-dusk = Something may come at the dusk of day { $day }

# panels
eight_days-board-situation = What is going on
eight_days-board-bench = Make something
eight_days-board-bench-help = One thing a turn: make this, or eat, or put on a bandage.
eight_days-board-makes = Make: { $item }. Takes { $cost }
eight_days-board-explore = On the way
eight_days-board-mode-look = Look around
eight_days-board-mode-look-help = Draw an event card where you are then.
eight_days-board-mode-move = Just walk
eight_days-board-mode-move-help = No event card, no risk, no find.
eight_days-board-odds = { $n ->
    [one] The event deck, 1 card
   *[other] The event deck, { $n } cards
}
eight_days-board-odds-hostile = Hostile
eight_days-board-odds-find = A find
eight_days-board-odds-trader = Trader
eight_days-board-odds-storm = Snow storm
eight_days-board-odds-quiet = Quiet
eight_days-board-fight = The fight
eight_days-board-blows = Blow by blow
eight_days-board-strikes = Strikes for { $n } with { $least } or more
eight_days-board-carries = { $n ->
    [0] Carries nothing
    [one] Carries 1 card
   *[other] Carries { $n } cards
}
eight_days-board-ammo-arrow = { $n ->
    [0] no arrow left
    [one] 1 arrow left
   *[other] { $n } arrows left
}
eight_days-board-ammo-bullet = { $n ->
    [0] no bullet left
    [one] 1 bullet left
   *[other] { $n } bullets left
}
eight_days-board-run-help = Running:
eight_days-board-flee-help = Or flee: tap a dashed space on the map.
eight_days-board-trader = The trader
eight_days-board-trader-help = { $price } resource cards buy one weapon, drawn unseen.
eight_days-board-trader-has = { $n ->
    [0] No weapon is left.
    [one] One weapon is left:
   *[other] One of { $n } weapons:
}
eight_days-board-paid = { $paid } of { $price } cards paid
eight_days-board-pack = A pack in the snow
eight_days-board-pack-help = Arrows and bullets come with the first card.
eight_days-board-trade = A trade
eight_days-board-gives = { $name } gives
eight_days-board-everybody = The others
eight_days-board-at = at { $place }
eight_days-board-at-with = { $n ->
    [one] at { $place }, 1 card
   *[other] at { $place }, { $n } cards
}
eight_days-board-dead = dead

# the own things
eight_days-board-health = Health
eight_days-board-hunger = Hunger tokens
eight_days-board-cards = Cards
eight_days-board-pieces = Ammunition
eight_days-board-of = { $n } of { $most }
eight_days-board-health-of = { $n } of { $most } health
eight_days-board-hunger-of = { $n } of { $most } hunger tokens
eight_days-board-no-drop = That does nothing there.
eight_days-board-no-cards = { $whose ->
    [own] You carry nothing.
   *[other] { $name } carries nothing.
}
eight_days-board-you-died = { $whose ->
    [own] You did not make it. The others go on; you may watch.
   *[other] { $name } did not make it.
}
eight_days-board-item-food = food
eight_days-board-item-wood = wood
eight_days-board-item-scrap = scrap
eight_days-board-item-cloth = cloth
eight_days-board-item-bandage = bandage
eight_days-board-item-backpack = backpack
eight_days-board-item-arrows = arrows
eight_days-board-item-bullets = bullets
eight_days-board-item-arrow = arrow
eight_days-board-item-bullet = bullet
eight_days-board-item-unarmed = bare hands
eight_days-board-item-knife = knife
eight_days-board-item-torch = torch
eight_days-board-item-spear = spear
eight_days-board-item-axe = axe
eight_days-board-item-bow = bow
eight_days-board-item-pistol = pistol
eight_days-board-item-revolver = revolver
eight_days-board-item-sniper = sniper rifle
eight_days-board-item-assault = assault rifle
eight_days-board-use-food = +{ $n } hunger
eight_days-board-use-bandage = +{ $n } health
eight_days-board-use-backpack = room for { $n } more
eight_days-board-use-wood = to make things
eight_days-board-use-scrap = to make things
eight_days-board-use-cloth = to make things
eight_days-board-use-knife = weapon
eight_days-board-use-torch = weapon
eight_days-board-use-spear = weapon
eight_days-board-use-axe = weapon
eight_days-board-use-bow = needs arrows
eight_days-board-use-pistol = needs bullets
eight_days-board-use-revolver = needs bullets
eight_days-board-use-sniper = needs bullets
eight_days-board-use-assault = needs bullets

# previews
eight_days-board-preview-step = { $pain ->
    [0] Costs { $price } hunger
   *[other] No hunger token left: costs { $pain } health
}{ $fresh ->
    [0] {""}
   *[other] ; unknown land
}{ $looks ->
    [0] ; no event card.
   *[other] ; then an event card.
}
eight_days-board-preview-stay = Costs nothing; then an event card.
eight_days-board-preview-nothing = Costs nothing and brings nothing.
eight_days-board-preview-attack = { $bad }, { $hit } or { $best } damage; kills with { $percent }%.
eight_days-board-preview-escape = { $percent }% ({ $least } or more on the die). { $pain ->
    [0] If it works, it costs { $price } hunger.
   *[other] If it works, it costs { $pain } health.
}
eight_days-board-preview-craft = { $pieces ->
    [0] Makes: { $item }.
   *[other] Makes: { $item }, { $pieces } pieces.
}
eight_days-board-preview-eat = Gives back up to { $n } hunger tokens.
eight_days-board-preview-bandage = Gives back up to { $n } health.

# warnings
eight_days-board-sure-step = You have no hunger token and hardly any health: this step would kill you. Go all the same?
eight_days-board-sure-storm = You have nothing left to give the storm: ending your turn here would kill you. End it all the same?
eight_days-board-sure-escape = If you get away, the hunger kills you. Try it all the same?

# the first game
eight_days-coach-skip = Be alive after eight days. A turn begins with one thing: make something, eat, or bandage. Nothing to do? Go on without.
eight_days-coach-look = Now tap a glowing space to walk there, for 1 hunger, and look around. New land comes out of the fog and brings cards.
eight_days-coach-end = Your hand holds six cards. When you are done, end your turn.
eight_days-coach-eat = Food gives hunger tokens back. Eat when some are missing: tap the card.
eight_days-coach-bandage = A bandage gives health back. Use one when you are hurt: tap the card.
eight_days-coach-craft = Make something out of wood, scrap and cloth: what your cards make is shown beside them.
eight_days-coach-move = You can also just walk, without looking around: no event card, so you meet nothing.
eight_days-coach-nothing = Or do nothing for a day: that costs no hunger.
eight_days-coach-fight = Something stands before you. Fight it, if you have a weapon that is worth it.
eight_days-coach-run = Running away from a meeting works with a 5 or more on the die; else the fight begins.
eight_days-coach-attack = Choose a weapon. The colours under it show what each face of the die does, and arrows and bullets are used up.
eight_days-coach-flee = A fight that goes badly can be left: flee to a glowing space.
eight_days-coach-trader = A trader sells a weapon for three of your cards: accept and choose what you pay, or go on your way.
eight_days-coach-trade = Players on your space swap with you at the end of a turn. Open a trade: tap a name.
eight_days-coach-offer = Lay what you give into one tray and what you want into the other, then send it, or think better of it.
eight_days-coach-answer = Somebody offers you a trade: look at both trays, then say yes or no.
eight_days-coach-discard = You carry too much. Tap what you leave behind.
eight_days-coach-take = The pack of somebody who died lies here. Take what you can carry.
eight_days-board-bench-all = { $n ->
    [0] Nothing can be made yet. What could be?
   *[other] What else could be made
}
eight_days-coach-aim = Whoever is alive after the last day has won.
eight_days-board-event-card = Event card

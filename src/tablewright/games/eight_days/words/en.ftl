# Eight Days: on its card
eight_days-line = Eight days of winter, one map in the fog, and a pack that is never large enough.

# what happened
eight_days-rolled = { $player } rolls { $roll }.
eight_days-starts = { $player } goes first, on every day.
eight_days-day = Day { $day } dawns.
eight_days-turn = It is { $player }'s turn.
eight_days-skipped = { $player } sets out.
eight_days-ate = { $player } eats and has { $hunger } hunger { $hunger ->
    [one] token
   *[other] tokens
}.
eight_days-bandaged = { $player } puts on a bandage and has { $health } health.
eight_days-crafted = { $recipe ->
    [arrows] { $player } makes { $pieces ->
        [one] 1 arrow
       *[other] { $pieces } arrows
    }.
    [bullets] { $player } makes { $pieces ->
        [one] 1 bullet
       *[other] { $pieces } bullets
    }.
   *[other] { $player } makes { $thing }{ $pieces ->
        [0] {""}
        [one] {" "}with 1 arrow
       *[other] {" "}with { $pieces } arrows
    }.
}
eight_days-rested = { $player } stays put and does nothing.
eight_days-stayed = { $player } looks around at { $place }.
eight_days-moved = { $player } walks { $way } to { $place }.
eight_days-discovered = { $player } is the first at { $place }: { $tile }, { $cards ->
    [0] nothing to pick up
    [one] 1 card to pick up
   *[other] { $cards } cards to pick up
}.
eight_days-found = { $player } finds { $item }.
eight_days-found-weapon = { $player } gets { $item }{ $pieces ->
    [0] {""}
    [one] {" "}with 1 piece of ammunition
   *[other] {" "}with { $pieces } pieces of ammunition
}.
eight_days-found-nothing = { $player } finds nothing: the { $stack } deck is used up.
eight_days-reshuffled = The { $stack } deck is shuffled anew: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
eight_days-quiet = All is quiet around { $player }.
eight_days-storm = { $again ->
    [0] A snow storm breaks loose at { $place }.
   *[other] The snow storm at { $place } rages on.
}
eight_days-storm-ended = Nobody is left in the snow storm at { $place }; it blows over.
eight_days-trader-came = { $player } meets a trader at { $place }.
eight_days-hostile-came = { $hostile } stands before { $player } at { $place }, carrying { $loot ->
    [0] nothing
    [one] 1 card
   *[other] { $loot } cards
}.
eight_days-fought = { $player } stands and fights.
eight_days-ran = { $success ->
    [0] { $player } tries to run, rolls { $roll } and is caught up with.
   *[other] { $player } rolls { $roll } and runs; nobody has to fight.
}
eight_days-struck = { $damage ->
    [0] { $hostile } strikes with a { $roll }: everybody evades.
   *[other] { $hostile } strikes with a { $roll } and hits everybody for { $damage }.
}
eight_days-hurt = { $player } loses { $damage } and has { $health } health.
eight_days-attacked = { $damage ->
    [0] { $player } rolls { $roll } { $weapon } and misses.
   *[other] { $player } rolls { $roll } { $weapon }: { $damage } damage.
}
eight_days-killed = { $player } strikes down { $hostile }. { $cards ->
    [0] There is no loot
    [one] There is 1 card of loot
   *[other] There are { $cards } cards of loot
}.
eight_days-fled = { $success ->
    [0] { $player } tries to flee to { $place } and rolls { $roll }: no way out.
   *[other] { $player } rolls { $roll } and breaks away towards { $place }.
}
eight_days-starved = { $health ->
    [0] { $tokens ->
        [0] { $player } has no hunger token left to give up.
        [one] { $player } gives up 1 hunger token.
       *[other] { $player } gives up { $tokens } hunger tokens.
    }
   *[other] { $tokens ->
        [0] { $player } is starving and loses { $health } health.
        [one] { $player } gives up the last hunger token, is starving and loses { $health } health.
       *[other] { $player } gives up the last { $tokens } hunger tokens, is starving and loses { $health } health.
    }
}
eight_days-died = { $player } dies at { $place }.{ $pack ->
    [0] {""}
   *[other] {" "}A pack is left in the snow.
}
eight_days-trader-accepted = { $player } takes the trader's offer.
eight_days-trader-ignored = { $asked ->
    [0] { $player } lets the trader go.
   *[other] { $player } does not want to trade; the trader turns to { $next }.
}
eight_days-paid = { $player } pays with { $item }.
eight_days-discarded = { $player } discards { $item }.
eight_days-trade-opened = { $player } talks to { $partner } about a trade.
eight_days-offered = { $player } offers { $item }.
eight_days-requested = { $player } asks { $partner } for { $item }.
eight_days-sent = { $player } waits for { $partner }'s answer.
eight_days-cancelled = { $player } thinks better of it; no trade.
eight_days-accepted = { $player } agrees.
eight_days-rejected = { $player } turns { $partner } down.
eight_days-gave = { $player } gives { $partner } { $count ->
    [one] { $item }
   *[other] { $count } { $item }
}.
eight_days-took = { $player } takes { $item } from the pack.
eight_days-took-pieces = { $player } takes the ammunition of the pack: { $arrows ->
    [0] {""}
    [one] 1 arrow
   *[other] { $arrows } arrows
}{ $arrows ->
    [0] {""}
   *[other] { $bullets ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $bullets ->
    [0] {""}
    [one] 1 bullet
   *[other] { $bullets } bullets
}.
eight_days-pack-left = { $player } leaves the rest of the pack.
eight_days-turn-ended = { $player } makes camp.
eight_days-dusk = Dusk falls on day { $day }.
eight_days-dusk-roll = { $comes ->
    [0] At { $place } the night stays calm ({ $roll }).
   *[other] At { $place } something moves in the dark ({ $roll }).
}
eight_days-ended = It is over, { $reason }. { $alive ->
    [0] Nobody is left after { $days ->
        [one] 1 day
       *[other] { $days } days
    }.
    [one] One has survived.
   *[other] { $alive } have survived.
}

# how a game ends
eight_days-end-eight_days = the last day has passed
eight_days-end-all_dead = the snow has covered everybody

# things
eight_days-item-food = food
eight_days-item-wood = wood
eight_days-item-scrap = scrap
eight_days-item-cloth = cloth
eight_days-item-bandage = a bandage
eight_days-item-backpack = a backpack
eight_days-item-arrows = arrows
eight_days-item-bullets = bullets
eight_days-item-knife = a knife
eight_days-item-torch = a torch
eight_days-item-spear = a spear
eight_days-item-axe = an axe
eight_days-item-bow = a bow
eight_days-item-pistol = a pistol
eight_days-item-revolver = a revolver
eight_days-item-sniper = a sniper rifle
eight_days-item-assault = an assault rifle
eight_days-item-arrow = an arrow
eight_days-item-bullet = a bullet
# several of a thing
eight_days-items-food = food cards
eight_days-items-wood = wood cards
eight_days-items-scrap = scrap cards
eight_days-items-cloth = cloth cards
eight_days-items-bandage = bandages
eight_days-items-backpack = backpacks
eight_days-items-arrows = arrows
eight_days-items-bullets = bullets
eight_days-items-knife = knives
eight_days-items-torch = torches
eight_days-items-spear = spears
eight_days-items-axe = axes
eight_days-items-bow = bows
eight_days-items-pistol = pistols
eight_days-items-revolver = revolvers
eight_days-items-sniper = sniper rifles
eight_days-items-assault = assault rifles
eight_days-items-arrow = arrows
eight_days-items-bullet = bullets
# what is made
eight_days-recipe-bandage = a bandage
eight_days-recipe-backpack = a backpack
eight_days-recipe-arrows = arrows
eight_days-recipe-bullets = bullets
eight_days-recipe-torch = a torch
eight_days-recipe-knife = a knife
eight_days-recipe-spear = a spear
eight_days-recipe-axe = an axe
eight_days-recipe-bow = a bow
eight_days-weapon-unarmed = with bare hands
eight_days-weapon-knife = with the knife
eight_days-weapon-torch = with the torch
eight_days-weapon-spear = with the spear
eight_days-weapon-axe = with the axe
eight_days-weapon-bow = with the bow
eight_days-weapon-pistol = with the pistol
eight_days-weapon-revolver = with the revolver
eight_days-weapon-sniper = with the sniper rifle
eight_days-weapon-assault = with the assault rifle
eight_days-hostile-zombie = the zombie
eight_days-hostile-npc = the NPC
eight_days-hostile-start-zombie = The zombie
eight_days-hostile-start-npc = The NPC
eight_days-hostile-new-zombie = A zombie
eight_days-hostile-new-npc = An NPC
eight_days-tile-house = a house
eight_days-tile-factory = a factory
eight_days-tile-store = a store
eight_days-tile-road = a road
eight_days-tile-building = a building
eight_days-tile-nothing = nothing of interest
eight_days-stack-event = event
eight_days-stack-resource = resource
eight_days-stack-weapon = weapon
eight_days-way-e = east
eight_days-way-se = south-east
eight_days-way-sw = south-west
eight_days-way-w = west
eight_days-way-nw = north-west
eight_days-way-ne = north-east

# why a move is refused
eight_days-why-over = The game is over.
eight_days-why-not-now = That belongs to another moment of the turn.
eight_days-why-no-food = You have no food.
eight_days-why-not-hungry = You have all your hunger tokens; keep the food.
eight_days-why-no-bandage = You have no bandage.
eight_days-why-not-hurt = You have all your health; keep the bandage.
eight_days-why-craft-cards = You lack the cards to make that.
eight_days-why-craft-out = There is none left to be made.
eight_days-why-edge = The map ends there.
eight_days-why-restless = You did not look around last turn, so now you must.
eight_days-why-no-weapon = You do not hold that weapon.
eight_days-why-no-ammunition = You have no ammunition for that weapon.
eight_days-why-flee-fog = Nobody flees into the unknown: that tile is not discovered yet.
eight_days-why-trader-cards = You do not have enough resource cards to pay the trader.
eight_days-why-trader-empty = The trader has no weapon left.
eight_days-why-no-card = You have no such card.
eight_days-why-worn = That is the backpack you wear.
eight_days-why-trade-self = You cannot trade with yourself.
eight_days-why-trade-nobody = Nobody sits there.
eight_days-why-trade-dead = That player is dead.
eight_days-why-trade-elsewhere = You trade only with players on your tile.
eight_days-why-trade-used-up = You have opened all the trades of this turn.
eight_days-why-offer-none = You have no more of that to offer.
eight_days-why-request-none = Your partner has no more of that.
eight_days-why-trade-full = No more fits on that side of the trade.
eight_days-why-send-empty = Offer or request something first.
eight_days-why-take-none = That is not in the pack.
eight_days-why-pay-none = You have no such resource card to pay with.

# what a move is called, and what is asked
eight_days-arg-food = food
eight_days-arg-wood = wood
eight_days-arg-scrap = scrap
eight_days-arg-cloth = cloth
eight_days-arg-bandage = a bandage
eight_days-arg-backpack = a backpack
eight_days-arg-arrows = arrows
eight_days-arg-bullets = bullets
eight_days-arg-knife = a knife
eight_days-arg-torch = a torch
eight_days-arg-spear = a spear
eight_days-arg-axe = an axe
eight_days-arg-bow = a bow
eight_days-arg-pistol = a pistol
eight_days-arg-revolver = a revolver
eight_days-arg-sniper = a sniper rifle
eight_days-arg-assault = an assault rifle
eight_days-arg-arrow = an arrow
eight_days-arg-bullet = a bullet
eight_days-arg-e = east
eight_days-arg-se = south-east
eight_days-arg-sw = south-west
eight_days-arg-w = west
eight_days-arg-nw = north-west
eight_days-arg-ne = north-east
eight_days-move-skip = Do nothing
eight_days-move-eat = Eat
eight_days-move-bandage = Bandage yourself
eight_days-move-craft = Make { $a }
eight_days-move-stay-look = Stay and look around
eight_days-move-look = Go { $a } and look around
eight_days-move-move = Go { $a }
eight_days-move-nothing = Stay and rest
eight_days-move-fight = Fight
eight_days-move-run = Run
eight_days-move-attack = Attack with { $a }
eight_days-move-attack-unarmed = Attack with bare hands
eight_days-move-flee = Flee { $a }
eight_days-move-trader-accept = Trade with him
eight_days-move-trader-ignore = Let him go
eight_days-move-pay = Pay with { $a }
eight_days-move-discard = Discard { $a }
eight_days-move-trade = Trade with { $player }
eight_days-move-offer = Offer { $a }
eight_days-move-request = Ask for { $a }
eight_days-move-send = Send the proposal
eight_days-move-cancel = Cancel the proposal
eight_days-move-accept = Accept
eight_days-move-reject = Reject
eight_days-move-take = Take { $a }
eight_days-move-end = End your turn
eight_days-rule-of-skip = ED-18
eight_days-rule-of-eat = ED-20
eight_days-rule-of-bandage = ED-20
eight_days-rule-of-craft = ED-22
eight_days-rule-of-stay-look = ED-23
eight_days-rule-of-look = ED-24
eight_days-rule-of-move = ED-25
eight_days-rule-of-fight = ED-40
eight_days-rule-of-run = ED-42
eight_days-rule-of-attack = ED-56
eight_days-rule-of-flee = ED-61
eight_days-rule-of-trader-accept = ED-45
eight_days-rule-of-trader-ignore = ED-45
eight_days-rule-of-pay = ED-45
eight_days-rule-of-discard = ED-64
eight_days-rule-of-trade = ED-65
eight_days-rule-of-take = ED-89
eight_days-rule-of-nothing = ED-26
eight_days-rule-of-offer = ED-65
eight_days-rule-of-request = ED-65
eight_days-rule-of-send = ED-65
eight_days-rule-of-cancel = ED-65
eight_days-rule-of-accept = ED-65
eight_days-rule-of-reject = ED-65
eight_days-rule-of-end = ED-65
eight_days-ask-prepare = Day { $day }: make something, eat, use a bandage, or go on.
eight_days-ask-explore = Day { $day }: where do you go, and do you look around?
eight_days-ask-encounter = Fight, or run?
eight_days-ask-trader = A trader: three resource cards for a weapon?
eight_days-ask-pay = Which card do you pay with?
eight_days-ask-combat = The fight goes on: what do you do?
eight_days-ask-pack = A pack lies here: what do you take?
eight_days-ask-limit = You hold too many cards: discard one.
eight_days-ask-trade = Trade with somebody here, or end your turn.
eight_days-ask-build = Put the trade together, then send it.
eight_days-ask-answer = Somebody offers you a trade: accept it?
eight_days-wait-combat = { $player } fights.
eight_days-wait-answer = { $player } thinks about the offer.

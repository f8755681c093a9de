# Zombie Tower 3D: the words of its board in the browser.
zombie_tower-board-name = Your side of the tower: three floors of four rooms. Arrow keys walk from room to room, Enter acts.

# what can be done
zombie_tower-board-do-end = { $ap ->
    [0] End turn
    [one] End turn, leave 1 AP
   *[other] End turn, leave { $ap } AP
}
zombie_tower-board-do-move = go to room { $room } for 1 AP
zombie_tower-board-do-target = aim at room { $room }
zombie_tower-board-do-exit = get out to room { $room }
zombie_tower-board-do-use = Use { $item } for 1 AP
zombie_tower-board-do-give = Put { $item } into the slit, for { $name }
zombie_tower-board-do-choose = Play the { $character }
zombie_tower-board-do-search = { $back ->
    [danger] Search { $floor }: DANGER!! (1 AP)
   *[other] Search { $floor } (1 AP)
}
zombie_tower-board-do-rest = Rest, heal 1 (1 AP)
zombie_tower-board-do-save = Save a survivor
zombie_tower-board-do-release = Release a survivor
zombie_tower-board-do-overcharge = Overcharge: 1 AP for 1 damage
zombie_tower-board-do-cure = Cure a zombie ({ $ap } AP, { $damage } damage)
zombie_tower-board-do-take = Take a card from { $name }’s wall
zombie_tower-board-do-keep = Keep: { $item }
zombie_tower-board-do-return = Put it back on top
zombie_tower-board-do-done = Done, let it fall
zombie_tower-board-use = Use
zombie_tower-board-give = Pass on
zombie_tower-board-ap = { $n } AP

# the question
zombie_tower-board-ask-main = { $ap ->
    [0] Your turn: no action points left
    [one] Your turn: 1 action point left
   *[other] Your turn: { $ap } action points left
}
zombie_tower-board-ask-target = { $item }: at which room?
zombie_tower-board-ask-looking = You look at the card “{ $item }”: keep it?
zombie_tower-board-ask-saving = The ceiling is coming down. Save survivors first
zombie_tower-board-ask-leaving = The ceiling is coming down. Where do you run?
zombie_tower-board-ask-choosing = Choose your character
zombie_tower-board-wait = Round { $round }: { $name } is at it, behind the wall
zombie_tower-board-wait-looking = { $name } looks at the top card of { $floor }
zombie_tower-board-wait-choosing = { $name } chooses a character

# rooms
zombie_tower-board-room = Room { $room } on { $floor }
zombie_tower-board-here = you are here
zombie_tower-board-zombies = { $n ->
    [one] 1 zombie
   *[other] { $n } zombies
}
zombie_tower-board-survivors = { $n ->
    [one] 1 survivor
   *[other] { $n } survivors
}
zombie_tower-board-fire = on fire
zombie_tower-board-rubble = collapsed
zombie_tower-board-barricade = barricaded
zombie_tower-board-searched = searched in this round
zombie_tower-board-slit = has a slit in the wall
zombie_tower-board-slit-cards = { $n ->
    [0] A slit in the wall
    [one] A slit in the wall: a card waits
   *[other] A slit in the wall: { $n } cards wait
}
zombie_tower-board-spectator = The fronts are closed: what is behind them only their players know.

# the roof
zombie_tower-board-round = Round
zombie_tower-board-marker = start marker
zombie_tower-board-decks = Search decks
zombie_tower-board-deck = { $back ->
    [none] Deck { $floor }: used up
    [danger] Deck { $floor }: { $left } cards, DANGER!! on top
   *[other] Deck { $floor }: { $left } cards, an item on top
}
zombie_tower-board-deck-top = which you know: { $item }
zombie_tower-board-pile = To come
zombie_tower-board-pile-list = Somebody is still to emerge in { $left ->
    [one] room { $rooms }
   *[other] rooms { $rooms }
}.
zombie_tower-board-discard = Discard
zombie_tower-board-discard-list = { $n ->
    [0] Nothing has been discarded.
   *[other] Discarded: { $cards }.
}

# previews
zombie_tower-board-preview-move = Room { $room } for 1 AP: { $zombies ->
    [0] no zombie
    [one] 1 zombie
   *[other] { $zombies } zombies
}{ $survivors ->
    [0] {""}
    [one] , 1 survivor
   *[other] , { $survivors } survivors
}{ $fire ->
    [0] .
   *[other] , and it burns.
}
zombie_tower-board-preview-exit = Out to room { $room }: { $zombies ->
    [0] no zombie
    [one] 1 zombie
   *[other] { $zombies } zombies
}{ $survivors ->
    [0] {""}
    [one] , 1 survivor
   *[other] , { $survivors } survivors
}{ $fire ->
    [0] .
   *[other] , and it burns.
}
zombie_tower-board-preview-use = 1 AP. { $effect }
zombie_tower-board-preview-give = Free. The card waits in the wall until your neighbour takes it.
zombie_tower-board-preview-save = Free. A survivor on your sheet is safe, and a point if you all escape.
zombie_tower-board-preview-overcharge = One action more now; { $left ->
    [one] 1 Life left.
   *[other] { $left } Life left.
}
zombie_tower-board-preview-search = { $back ->
    [danger] 1 AP. The card on top says DANGER!!: zombies, fire or a collapse.
   *[other] 1 AP. The card on top is an item.
}
zombie_tower-board-preview-shot = Room { $room }: { $kills } of { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} would be gone.
zombie_tower-board-preview-blast = Room { $room }: rubble, { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} and { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
} would be gone.
zombie_tower-board-preview-shovel = Room { $room } would be open again.
zombie_tower-board-preview-barricade = No zombie enters or leaves room { $room } in this round.
zombie_tower-board-preview-fire_extinguisher = The fire in room { $room } would be out.
zombie_tower-board-preview-burns = You stand in a fire: the end of the round would be the end of you, and of the game.
zombie_tower-board-preview-end = { $bites ->
    [0] The zombies will not bite you
   *[other] The zombies will bite you for { $bites }, { $left } Life left
}{ $turned ->
    [0] .
    [one] ; 1 survivor turns.
   *[other] ; { $turned } survivors turn.
}

# warnings
zombie_tower-board-sure-fire = You stand in a fire. At the end of the round it takes you, and everybody loses. End your turn all the same?
zombie_tower-board-sure-bitten = The zombies will bite you for { $bites }. That is your last Life, and everybody loses. End your turn all the same?
zombie_tower-board-sure-hurt = That costs your last Life, and everybody loses. Do it all the same?

# cards
zombie_tower-board-hand = { $whose ->
    [own] Your cards
   *[other] Cards of { $name }
}
zombie_tower-board-no-drop = That card does nothing there: drop it on a room in its reach, or on your slit to give it.
zombie_tower-board-no-cards = No card in hand. Search rooms to find some.
zombie_tower-board-effect-handgun = With a Magazine: up to { $kills } zombies in one room of your floor.
zombie_tower-board-effect-shotgun = With Buckshot: up to { $kills } zombies in your room.
zombie_tower-board-effect-magazine = One shot of the Handgun.
zombie_tower-board-effect-buckshot = One shot of the Shotgun.
zombie_tower-board-effect-shovel = Clears rubble next door.
zombie_tower-board-effect-dynamite = With a Detonator: empties a room next door.
zombie_tower-board-effect-detonator = Sets off Dynamite.
zombie_tower-board-effect-first_aid_kit = Heals up to { $heals } damage.
zombie_tower-board-effect-barricade = Shuts your room for this round.
zombie_tower-board-effect-fire_extinguisher = Puts out a fire here or next door.
zombie_tower-board-effect-vaccine = For both ways out: one each.
zombie_tower-board-effect-communication_device = For the passage, with the Battery.
zombie_tower-board-effect-battery = For the passage, with the Device.
zombie_tower-board-effect-flare = For the helicopter.

# the sheet
zombie_tower-board-sheet = { $whose ->
    [own] Your character
   *[other] Character of { $name }
}
zombie_tower-board-life = Life { $life }
zombie_tower-board-life-left = Life
zombie_tower-board-points = Actions
zombie_tower-board-saved = Saved
zombie_tower-board-of = { $n } of { $most }
zombie_tower-board-taken = taken by { $name }
zombie_tower-board-ability-firefighter = Climbs between 1F and 3F for 1 AP.
zombie_tower-board-ability-soldier = Shots hit one zombie more.
zombie_tower-board-ability-detective = Sees a card before taking it.
zombie_tower-board-ability-fighter = Takes 1 bite less each round.
zombie_tower-board-ability-doctor = Cures a zombie for 1 AP and 1 damage.

# aims
zombie_tower-board-goals = Ways out and objectives
zombie_tower-board-ways = Ways out, all together
zombie_tower-board-way-helicopter = Helicopter, room { $room }
zombie_tower-board-way-secret_passage = Passage, room { $room }
zombie_tower-board-need-each = { $item }: { $n } in every hand
zombie_tower-board-need-together = { $item }: { $n } at the table
zombie_tower-board-objectives = { $whose ->
    [own] Your secret objectives
   *[other] Secret objectives of { $name }
}
zombie_tower-board-met = fulfilled

# what is public of a player
zombie_tower-board-found = { $n ->
    [0] nothing found yet
    [one] 1 item found
   *[other] { $n } items found
}
zombie_tower-board-n-rubble = { $n ->
    [one] 1 room collapsed
   *[other] { $n } rooms collapsed
}
zombie_tower-board-n-fires = { $n ->
    [one] 1 fire
   *[other] { $n } fires
}
zombie_tower-board-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

# the first game
zombie_tower-coach-move = This is your side of the tower; nobody else sees it. Walk: tap a glowing room next to yours. Each action costs one action point.
zombie_tower-coach-search = You need things to get out. In a room without zombies and fire, search. A back that says DANGER!! is no gift.
zombie_tower-coach-end = Point at “End turn” to see where the zombies will go and whom they will bite. Then end your turn.
zombie_tower-coach-save = A survivor calls for help somewhere. Go there and save them; that costs nothing and is worth a point.
zombie_tower-coach-release = A survivor on your sheet can be let go again in your room, for nothing. Whoever stays there is not safe.
zombie_tower-coach-give = Rooms 2, 3, 5, 8, 10 and 11 have a slit in the wall. Stand there and pass a card on to your neighbour.
zombie_tower-coach-take = A card waits in the slit of your room: your neighbour left it for you. Take it.
zombie_tower-coach-use = Use an item of your hand for one action point: tap the card, then “Use”.
zombie_tower-coach-target = Now choose where: the rooms that your item reaches glow.
zombie_tower-coach-rest = You are hurt. In a room without zombies and fire you can rest and heal 1.
zombie_tower-coach-overcharge = No action points left? Overcharge gives one more for 1 damage. Try it once when it is safe.
zombie_tower-coach-exit = The ceiling comes down. Save who is with you, then run to a glowing room.
zombie_tower-coach-ability = Every character has a gift: the Doctor cures a zombie, the Detective looks at a card before keeping it. Your sheet tells yours.
zombie_tower-board-left = { $n ->
    [one] 1 life left
   *[other] { $n } lives left
}
zombie_tower-coach-exits = Two ways out, the same for all: rooms 2 and 10. A Vaccine each; for the roof also Flares, for the cellar the radio and its battery.
zombie_tower-coach-aim = You win when a round ends with all of you in the same exit and everything in your hands.
zombie_tower-board-sure-points = { $points } action points are unspent and would be lost. End your turn all the same?

# talk
zombie_tower-board-says = { $name } says
zombie_tower-board-say = Say
zombie_tower-board-tell = Tell the others: I have { $item }
zombie_tower-board-untold = { $n ->
    [one] You have not told of 1 card yet.
   *[other] You have not told of { $n } cards yet.
}
zombie_tower-board-plan = With what the others have told.
zombie_tower-board-plan-who = ({ $names })

# Zombie Tower 3D: on its card
zombie_tower-line = Everybody sees one side of the tower. Talk, pass things through the wall, and get out together.

# what happened
zombie_tower-dealt-character = { $player } is the { $character }.
zombie_tower-dealt-card = { $player } starts with a card: { $card }.
zombie_tower-dealt-objective = { $player } has a minor objective: { $objective }.
zombie_tower-encountered = { $n ->
    [0] It is quiet in { $player }'s room { $room }, for now.
    [one] A zombie waits in { $player }'s room { $room }.
   *[other] { $n } zombies wait in { $player }'s room { $room }.
}
zombie_tower-round-began = Round { $round } begins; { $player } has the start marker.
zombie_tower-emerged = { $n ->
    [0] Nothing stirs in { $player }'s room { $room }.
    [one] A zombie emerges in { $player }'s room { $room }.
   *[other] { $n } zombies emerge in { $player }'s room { $room }.
}
zombie_tower-appeared = { $n ->
    [0] Nobody calls for help from { $player }'s room { $room }.
    [one] A survivor calls for help from { $player }'s room { $room }.
   *[other] { $n } survivors call for help from { $player }'s room { $room }.
}
zombie_tower-turn-began = It is { $player }'s turn.
zombie_tower-moved = { $player } goes from room { $from } to room { $to }.
zombie_tower-searched = { $player } searches on { $floor }.
zombie_tower-found = { $player } finds a card: { $card }.
zombie_tower-looked = { $player } looks at the card “{ $card }”: keep it, or put it back?
zombie_tower-returned = { $player } puts the card back on the { $floor } deck.
zombie_tower-announced = { $player } draws the card { $card } from the { $floor } deck!
zombie_tower-came-zombie = { $n ->
    [0] The groans by { $player } in room { $room } fade away.
    [one] A zombie bursts in on { $player } in room { $room }!
   *[other] { $n } zombies burst in on { $player } in room { $room }!
}
zombie_tower-came-collapsed = The ceiling of { $player }'s room { $room } gives way!
zombie_tower-came-fire = { $player }'s room { $room } is on fire!
zombie_tower-rested = { $player } takes a rest. Damage left: { $n }.
zombie_tower-saved = { $player } saves a survivor from room { $room }.
zombie_tower-released = { $player } lets a survivor go in room { $room }.
zombie_tower-overcharged = { $player } grits their teeth and does one thing more. Damage: { $n }.
zombie_tower-cured = { $player } cures a zombie in room { $room }.
zombie_tower-gave = { $player } puts a card into the slit of room { $room }: { $card }.
zombie_tower-slit-filled = { $player } pushes a card through the slit to room { $room }.
zombie_tower-took = { $player } takes a card out of the slit of room { $room }: { $card }.
zombie_tower-slit-emptied = { $player } takes a card back out of the slit at room { $room }.
zombie_tower-slit-taken = { $player } takes a card from the slit at room { $room }: { $card }.
zombie_tower-shot = { $n ->
    [one] { $player } fires the { $card } into room { $room }: one zombie is gone.
   *[other] { $player } fires the { $card } into room { $room }: { $n } zombies are gone.
}
zombie_tower-dug = { $player } clears the rubble in room { $room }.
zombie_tower-blasted = { $player } blows up room { $room }. Gone with it: { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} and { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
}.
zombie_tower-healed = { $player } treats the wounds: { $n } damage healed.
zombie_tower-barricaded = { $player } bars room { $room } until the end of the round.
zombie_tower-put-out = { $player } puts out the fire in room { $room }.
zombie_tower-discarded = { $player } discards a card: { $card }.
zombie_tower-left-behind = { $n ->
    [one] One survivor is lost under the rubble of { $player }'s room { $room }.
   *[other] { $n } survivors are lost under the rubble of { $player }'s room { $room }.
}
zombie_tower-pushed-out = { $player } gets out of room { $from } to room { $to } just in time.
zombie_tower-trapped = { $player } is trapped in room { $room }.
zombie_tower-shambled = { $n ->
    [one] A zombie shambles from { $player }'s room { $from } to { $to }.
   *[other] { $n } zombies shamble from { $player }'s room { $from } to { $to }.
}
zombie_tower-bitten = { $player } is bitten in room { $room }: { $n } damage.
zombie_tower-turned = { $n ->
    [one] A survivor in { $player }'s room { $room } turns into a zombie.
   *[other] { $n } survivors in { $player }'s room { $room } turn into zombies.
}
zombie_tower-burned = The fire in { $player }'s room { $room } takes { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} and { $survivors ->
    [one] 1 survivor
   *[other] { $survivors } survivors
}.
zombie_tower-hurt = Falling stones hit { $player }: { $n } damage.
zombie_tower-escaped = Everybody is out: { $reason }!
zombie_tower-lost = The tower wins: { $reason }.
zombie_tower-lost-by = The tower wins: { $player } was { $reason }.
zombie_tower-scored = { $player } has { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $objectives } for minor objectives, { $survivors } for survivors.
zombie_tower-true-winner = { $player } is a true winner with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# how a game ends
zombie_tower-end-secret_passage = through the secret passage
zombie_tower-end-helicopter = by helicopter
zombie_tower-end-damage = too badly hurt
zombie_tower-end-fire = caught in the fire
zombie_tower-end-time = the last round is over

# the characters
zombie_tower-character-firefighter = firefighter
zombie_tower-character-soldier = soldier
zombie_tower-character-detective = detective
zombie_tower-character-fighter = fighter
zombie_tower-character-doctor = doctor

# the cards
zombie_tower-card-handgun = Handgun
zombie_tower-card-shotgun = Shotgun
zombie_tower-card-magazine = Magazine
zombie_tower-card-buckshot = Buckshot
zombie_tower-card-shovel = Shovel
zombie_tower-card-dynamite = Dynamite
zombie_tower-card-detonator = Detonator
zombie_tower-card-first_aid_kit = First Aid Kit
zombie_tower-card-barricade = Barricade
zombie_tower-card-fire_extinguisher = Fire Extinguisher
zombie_tower-card-vaccine = Vaccine
zombie_tower-card-communication_device = Communication Device
zombie_tower-card-battery = Battery
zombie_tower-card-flare = Flare
zombie_tower-card-vaccine_plus1 = Vaccine, and a survivor with it
zombie_tower-card-flare_plus1 = Flare, and a survivor with it
zombie_tower-card-ev_zombie = Zombie!
zombie_tower-card-ev_collapsed = Collapsed
zombie_tower-card-ev_fire = Fire

# the minor objectives
zombie_tower-objective-handgun = get out with a Handgun
zombie_tower-objective-shotgun = get out with a Shotgun
zombie_tower-objective-shovel = get out with a Shovel
zombie_tower-objective-fire_extinguisher = get out with a Fire Extinguisher
zombie_tower-objective-first_aid_kit = get out with a First Aid Kit
zombie_tower-objective-barricade = get out with a Barricade
zombie_tower-objective-dynamite = get out with Dynamite
zombie_tower-objective-detonator = get out with a Detonator
zombie_tower-objective-communication_device = get out with the Communication Device
zombie_tower-objective-battery = get out with the Battery
zombie_tower-objective-vaccines = get out with two Vaccines
zombie_tower-objective-unhurt = get out unhurt

# why a move is refused
zombie_tower-why-over = The game is over.
zombie_tower-why-choose-first = Choose a character first.
zombie_tower-why-not-choosing = The characters have been given out.
zombie_tower-why-character-taken = Somebody else has that character.
zombie_tower-why-aim-first = Say first which room your item is for.
zombie_tower-why-not-aiming = Say first which item you use.
zombie_tower-why-look-first = Decide first whether to keep the card you are looking at.
zombie_tower-why-not-looking = You are not looking at a card.
zombie_tower-why-save-first = The room is coming down: save survivors, or say that you are done.
zombie_tower-why-not-saving = No ceiling is coming down on survivors here.
zombie_tower-why-leave-first = The room is coming down: leave it first.
zombie_tower-why-not-leaving = Your room is not coming down.
zombie_tower-why-no-action-points = You do not have enough action points left.
zombie_tower-why-too-far = That room is not next to yours.
zombie_tower-why-collapsed = That room has collapsed; nobody gets in.
zombie_tower-why-shaft-blocked = Rubble blocks the shaft between the first and the third floor.
zombie_tower-why-deck-empty = There is nothing left to find on this floor.
zombie_tower-why-search-zombies = You cannot search with a zombie in the room.
zombie_tower-why-search-fire = You cannot search a room that is on fire.
zombie_tower-why-searched-already = You have already searched this room in this round.
zombie_tower-why-search-trapped = You cannot search while you are trapped in rubble.
zombie_tower-why-rest-zombies = You cannot rest with a zombie in the room.
zombie_tower-why-rest-fire = You cannot rest in a fire.
zombie_tower-why-unhurt = You are not hurt.
zombie_tower-why-rest-overcharged = You cannot overcharge in order to rest.
zombie_tower-why-too-many-steps = That is enough for one turn; spend action points or end the turn.
zombie_tower-why-nobody-to-save = There is no survivor in your room.
zombie_tower-why-nobody-to-release = You have no survivor to let go.
zombie_tower-why-release-trapped = Nobody can stand in the rubble with you.
zombie_tower-why-points-left = Use up your action points before you overcharge.
zombie_tower-why-deadly = That would kill you, and everybody would lose.
zombie_tower-why-not-the-doctor = Only the doctor can cure.
zombie_tower-why-nobody-to-cure = There is no zombie in your room.
zombie_tower-why-no-slit = There is no slit in this room.
zombie_tower-why-not-in-hand = You do not hold that item.
zombie_tower-why-slit-empty = There is no card in this slit.
zombie_tower-why-item-missing = You do not hold that item.
zombie_tower-why-partner-missing = That item works only together with another one, which you do not hold.
zombie_tower-why-no-target = It would change nothing here.
zombie_tower-why-bad-target = It would change nothing in that room.
zombie_tower-why-line-of-fire = Rubble is in the line of fire.
zombie_tower-why-own-gift = The cards in this slit are your own, and they stay there.

# what a move is called, and what is asked
zombie_tower-arg-handgun = Handgun
zombie_tower-arg-shotgun = Shotgun
zombie_tower-arg-magazine = Magazine
zombie_tower-arg-buckshot = Buckshot
zombie_tower-arg-shovel = Shovel
zombie_tower-arg-dynamite = Dynamite
zombie_tower-arg-detonator = Detonator
zombie_tower-arg-first_aid_kit = First Aid Kit
zombie_tower-arg-barricade = Barricade
zombie_tower-arg-fire_extinguisher = Fire Extinguisher
zombie_tower-arg-vaccine = Vaccine
zombie_tower-arg-communication_device = Communication Device
zombie_tower-arg-battery = Battery
zombie_tower-arg-flare = Flare
zombie_tower-arg-firefighter = firefighter
zombie_tower-arg-soldier = soldier
zombie_tower-arg-detective = detective
zombie_tower-arg-fighter = fighter
zombie_tower-arg-doctor = doctor
zombie_tower-move-end = End your turn
zombie_tower-move-move = Go to room { $a }
zombie_tower-move-search = Search this room
zombie_tower-move-rest = Take a rest
zombie_tower-move-save = Save a survivor
zombie_tower-move-release = Let a survivor go
zombie_tower-move-overcharge = Overcharge
zombie_tower-move-cure = Cure a zombie
zombie_tower-move-give = Put into the slit: { $a }
zombie_tower-move-take = Take the card out of the slit
zombie_tower-move-use = Use: { $a }
zombie_tower-move-target = In room { $a }
zombie_tower-move-keep = Keep the card
zombie_tower-move-return = Put the card back
zombie_tower-move-exit = Get out to room { $a }
zombie_tower-move-done = That is all
zombie_tower-move-choose = Be the { $a }
zombie_tower-rule-of-end = ZT-49
zombie_tower-rule-of-move = ZT-54
zombie_tower-rule-of-search = ZT-60
zombie_tower-rule-of-rest = ZT-84
zombie_tower-rule-of-save = ZT-95
zombie_tower-rule-of-release = ZT-97
zombie_tower-rule-of-overcharge = ZT-105
zombie_tower-rule-of-cure = ZT-154
zombie_tower-rule-of-give = ZT-99
zombie_tower-rule-of-take = ZT-101
zombie_tower-rule-of-use = ZT-87
zombie_tower-rule-of-target = ZT-94
zombie_tower-rule-of-keep = ZT-155
zombie_tower-rule-of-return = ZT-155
zombie_tower-rule-of-exit = ZT-75
zombie_tower-rule-of-done = ZT-74
zombie_tower-rule-of-choose = ZT-22
zombie_tower-ask-main = { $ap ->
    [0] Your turn: no action points left.
    [one] Your turn: one action point left.
   *[other] Your turn: { $ap } action points left.
}
zombie_tower-ask-target = Which room is it for?
zombie_tower-ask-looking = Keep the card you found, or put it back?
zombie_tower-ask-saving = The ceiling is coming down: whom do you save?
zombie_tower-ask-leaving = The ceiling is coming down: where do you go?
zombie_tower-ask-choosing = Choose your character.
zombie_tower-wait-looking = { $player } looks at a card.
zombie_tower-wait-choosing = { $player } chooses a character.

# quick messages
quick-have = I have: { $a }.
quick-need = I need: { $a }.
quick-at = I am in room { $a }.
quick-full = My rooms are full of them.
quick-ready = I am ready to go.
quick-please-search = Please search on { $a }.
quick-in-slit = There is something for you in the slit: { $a }.

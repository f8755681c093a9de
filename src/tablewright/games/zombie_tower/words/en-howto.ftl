# How to play Zombie Tower 3D.
zombie_tower-howto-aim = Get out of the tower together before round { $game_max_rounds } is over. Nobody sees the others’ side of it, so talk.

zombie_tower-howto-part-you = You. You stay in your own part of the tower: three floors of four rooms.
zombie_tower-howto-part-zombies = Zombies. At the end of the round each one beside you costs you 1 life.
zombie_tower-howto-part-survivors = A survivor. Save them: each is worth { $points_survivor ->
    [one] 1 point
   *[other] { $points_survivor } points
} when you get out.
zombie_tower-howto-part-decks = Three decks, one for each floor. A card that says DANGER!! is bad news; plain ones are things you need.
zombie_tower-howto-part-exits = The two ways out: the helicopter in room { $escape_helicopter_room }, the passage in room { $escape_secret_passage_room }.
zombie_tower-howto-part-slit = A slit in the wall. Cards go through it to your neighbour.
zombie_tower-howto-part-front = Your neighbour’s side. You see nothing of it but what they say.
zombie_tower-howto-part-cards = Your cards. Only you know them.

zombie_tower-howto-turn-exits = Know the two ways out
zombie_tower-howto-turn-exits-more = Everybody needs { $escape_vaccines_each ->
    [one] a Vaccine
   *[other] { $escape_vaccines_each } Vaccines
} in the own hand. Then either all end a round in room { $escape_helicopter_room } with a Flare for each player among you, or all in room { $escape_secret_passage_room } with the Communication Device and the Battery.
zombie_tower-howto-turn-move = Move
zombie_tower-howto-turn-move-more = You have { $game_action_points } action points (AP) a turn. A room further, or one floor up or down at the stairs, costs 1 AP: click a glowing room.
zombie_tower-howto-turn-search = Search
zombie_tower-howto-turn-search-more = 1 AP: the top card of your floor’s deck. Not where a zombie or a fire is, and each room once a round. Vaccines and Flares are on the second floor.
zombie_tower-howto-turn-save = Save, for nothing
zombie_tower-howto-turn-save-more = A survivor in your room joins you for 0 AP. Survivors left behind turn into zombies when zombies come.
zombie_tower-howto-turn-pass = Pass things on
zombie_tower-howto-turn-pass-more = At a slit you may put cards through the wall for 0 AP; the neighbour standing there takes them in the own turn. Say in the chat what you have and what you need.
zombie_tower-howto-turn-zombies = Then the zombies move
zombie_tower-howto-turn-zombies-more = After everybody’s turn each zombie goes one room towards a survivor on its floor, or towards you. Then they bite. Point at “End turn” to see where they will go.

zombie_tower-howto-try-search = Room 6 is two rooms away: try to go there. Then search the room you are in: click the deck of your floor, 2F.
zombie_tower-howto-try-search-done = A Vaccine. Each of you needs { $escape_vaccines_each } to get out.
zombie_tower-howto-try-save = A survivor is next door in room 7. There are no stairs from here to room 2: try it. Then go to room 7 and save them.
zombie_tower-howto-try-save-done = Saved: 1 AP for the way, none for the rescue.
zombie_tower-howto-try-twice = You have searched room 8 already. Search it again: not in this round. Go on to room 7.
zombie_tower-howto-try-twice-done = Here you can search again, for another AP.

zombie_tower-howto-end = You win together as soon as a round ends with everybody in the exit and all that is needed in your hands. You lose together when one of you runs out of life, when somebody ends a round in a fire, or after round { $game_max_rounds }. After an escape secret objectives and survivors are counted: most points is the true winner.

zombie_tower-howto-miss-floor = Zombies never change floors. On another floor nobody follows you.
zombie_tower-howto-miss-survivors = With survivors on the floor, zombies in other rooms go for them and not for you.
zombie_tower-howto-miss-danger = DANGER!! is printed on the back: when few zombies are about, take that card on purpose, so that the way to the next one is free.
zombie_tower-howto-miss-talk = Nobody sees your cards. Without talking, three Vaccines lie in one hand and nobody gets out.
zombie_tower-howto-miss-room = Everybody has to stand in the exit of the own side at the end of the same round. Begin to walk two rounds earlier.

# How to play Eight Days.
eight_days-howto-aim = Stay alive for { $game_days } days of winter. Everybody who lives at the end has won{ $game_win ->
    [all_or_nothing] , but only if all of you live
   *[each_survivor] {""}
}.

eight_days-howto-part-you = All begin together at the camp in the middle.
eight_days-howto-part-fog = A space that nobody has seen. Whoever comes first finds out what it is, and what lies there.
eight_days-howto-part-days = The days. A moon means a dusk on which a zombie may come.
eight_days-howto-part-health = Health: { $game_health } at the start. At 0 you are dead.
eight_days-howto-part-hunger = Hunger tokens: { $game_hunger } at the start. Walking costs them; without any, you pay with health.
eight_days-howto-part-cards = Your cards: food, bandages, material, weapons. { $game_hand_limit } at most at the end of your turn.

eight_days-howto-turn-prepare = Prepare
eight_days-howto-turn-prepare-more = Eat (+{ $consumable_food } hunger), bandage (+{ $consumable_bandage } health) or make something out of material: { $game_phase1_actions ->
    [one] one of them
   *[other] { $game_phase1_actions } of them
} a turn. If nothing is needed, go on.
eight_days-howto-turn-explore = Explore
eight_days-howto-turn-explore-more = Go to a neighbouring space for { $price_move ->
    [one] 1 hunger
   *[other] { $price_move } hunger
}, with or without looking around, or stay. Looking around draws an event card; an unseen space gives cards at once.
eight_days-howto-turn-event = Meet what comes
eight_days-howto-turn-event-more = A find, a trader (a weapon for { $trader_price } cards), a storm, or somebody hostile. Run from them: { $dice_run_success_min } or more on a ten-sided die and { $price_run } hunger. Or fight.
eight_days-howto-turn-fight = Fight
eight_days-howto-turn-fight-more = The hostile strikes first, for all who stand there: { $hostile_damage_zombie } from a zombie, { $hostile_damage_npc } from a person. Then choose a weapon; the bar shows what each roll of the die does. It has { $hostile_health_zombie } health, and whoever kills it takes what it carries.
eight_days-howto-turn-evening = End the day
eight_days-howto-turn-evening-more = Trade with somebody on your space, throw away what is more than { $game_hand_limit } cards, and end your turn.

eight_days-howto-try-prepare = You are full: try to eat all the same. Then go on without.
eight_days-howto-try-prepare-done = One thing a turn, and only if it helps. Now you may walk.
eight_days-howto-try-explore = Go east with a look around: click d5. A space further off is out of reach in one turn.
eight_days-howto-try-explore-done = A store: { $tiles_number_store } cards for the first who comes. And a zombie was there already.
eight_days-howto-try-strike = The fight is on. Try to flee to d6, which nobody has seen yet. Then strike with your bare hands.
eight_days-howto-try-strike-done = The die decides: a miss, a hit, or a hard hit. It goes on until one side is down or gone.

eight_days-howto-end = After day { $game_days } everybody who lives has won, each for themselves. When all are dead the game is over at once, and nobody has.

eight_days-howto-miss-stay = Looking around without walking costs no hunger.
eight_days-howto-miss-food = Hunger stops nobody: every token that is missing costs { $game_starve_damage } health instead.
eight_days-howto-miss-run = A run that fails costs nothing by itself, but the fight begins.
eight_days-howto-miss-loot = Being first in a factory or a store gives { $tiles_number_factory } cards. That is where things to make weapons come from.
eight_days-howto-miss-weapon = Bare hands miss on 1 to 4. A spear or an axe, made of three cards, does half as much damage again.

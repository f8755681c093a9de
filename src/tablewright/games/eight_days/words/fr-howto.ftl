# Apprendre Eight Days.
eight_days-howto-aim = Restez en vie { $game_days } jours d’hiver. Qui vit à la fin a gagné{ $game_win ->
    [all_or_nothing] , mais seulement si tous vivent
   *[each_survivor] {""}
}.

eight_days-howto-part-you = Tous partent ensemble du camp, au milieu.
eight_days-howto-part-fog = Un lieu que personne n’a vu. Le premier arrivé découvre ce que c’est, et ce qui s’y trouve.
eight_days-howto-part-days = Les jours. Une lune : un crépuscule où un zombie peut venir.
eight_days-howto-part-health = La santé : { $game_health } au départ. À 0, vous êtes mort.
eight_days-howto-part-hunger = Les jetons de faim : { $game_hunger } au départ. Marcher en coûte ; sans jeton, on paie en santé.
eight_days-howto-part-cards = Vos cartes : vivres, bandages, matériel, armes. { $game_hand_limit } au plus à la fin de votre tour.

eight_days-howto-turn-prepare = Se préparer
eight_days-howto-turn-prepare-more = Manger (+{ $consumable_food } faim), se panser (+{ $consumable_bandage } santé) ou fabriquer quelque chose : { $game_phase1_actions ->
    [one] une de ces choses
   *[other] { $game_phase1_actions } de ces choses
} par tour. Si rien ne presse, continuez.
eight_days-howto-turn-explore = Explorer
eight_days-howto-turn-explore-more = Allez dans un lieu voisin pour { $price_move } faim, en cherchant ou non, ou restez. Chercher fait tirer une carte événement ; un lieu inconnu donne aussitôt des cartes.
eight_days-howto-turn-event = Faire face
eight_days-howto-turn-event-more = Une trouvaille, un marchand (une arme pour { $trader_price } cartes), une tempête, ou quelqu’un d’hostile. Fuyez : { $dice_run_success_min } ou plus sur un dé à dix faces, et { $price_run } faim. Ou combattez.
eight_days-howto-turn-fight = Combattre
eight_days-howto-turn-fight-more = L’ennemi frappe d’abord, tous ceux qui sont là : { $hostile_damage_zombie } pour un zombie, { $hostile_damage_npc } pour un humain. Puis choisissez une arme ; la barre montre ce que fait chaque résultat du dé. Il a { $hostile_health_zombie } de santé, et qui le tue prend ce qu’il porte.
eight_days-howto-turn-evening = Finir la journée
eight_days-howto-turn-evening-more = Échangez avec quelqu’un au même endroit, défaussez ce qui dépasse { $game_hand_limit } cartes, et finissez votre tour.

eight_days-howto-try-prepare = Vous n’avez pas faim : essayez quand même de manger. Puis continuez sans rien faire.
eight_days-howto-try-prepare-done = Une chose par tour, et seulement si elle sert. Maintenant, vous pouvez marcher.
eight_days-howto-try-explore = Allez vers l’est en cherchant : cliquez sur d5. Un lieu plus éloigné est hors d’atteinte en un tour.
eight_days-howto-try-explore-done = Un magasin : { $tiles_number_store } cartes pour le premier venu. Et un zombie y était déjà.
eight_days-howto-try-strike = Le combat est engagé. Essayez de fuir vers d6, que personne n’a encore vu. Puis frappez à mains nues.
eight_days-howto-try-strike-done = Le dé décide : raté, touché, ou touché fort. Cela continue jusqu’à ce qu’un camp tombe ou s’enfuie.

eight_days-howto-end = Après le jour { $game_days }, tous ceux qui vivent ont gagné, chacun pour soi. Si tous sont morts, la partie est finie aussitôt, et personne n’a gagné.

eight_days-howto-miss-stay = Chercher sans marcher ne coûte pas de faim.
eight_days-howto-miss-food = La faim n’arrête personne : chaque jeton manquant coûte { $game_starve_damage } de santé.
eight_days-howto-miss-run = Une fuite manquée ne coûte rien en soi, mais le combat commence.
eight_days-howto-miss-loot = Le premier dans une usine ou un magasin reçoit { $tiles_number_factory } cartes. C’est de là que viennent les armes.
eight_days-howto-miss-weapon = À mains nues, on rate de 1 à 4. Une lance ou une hache, faite de trois cartes, frappe moitié plus fort.

# Apprendre The Corridor.
corridor-howto-aim = Fuyez la horde. Celui qu’elle attrape a perdu ; tous les autres s’en tirent. Inutile d’être rapide : il suffit de l’être plus que quelqu’un.

corridor-howto-part-pawn = Votre pion, avec son avance sur la horde, en rangs.
corridor-howto-part-horde = La horde. Elle tient toute la largeur du couloir et ne recule jamais.
corridor-howto-part-gap = Les obstacles : caisses, éboulis, trous. Contournez-les, ou sautez avec une carte.
corridor-howto-part-odds = Le prochain mouvement de la horde : la chance de chaque carte zombie.
corridor-howto-part-risk = Pour chaque rang, le risque que la horde arrive jusque-là à la fin de cette manche.
corridor-howto-part-points = Vos points d’action : { $turn_action_points } à chaque tour. Ce qui n’est pas dépensé est perdu.
corridor-howto-part-hand = Vos cartes, { $turn_hand_limit } au plus. Personne d’autre ne les voit.

corridor-howto-turn-lane = Choisir un couloir, une fois
corridor-howto-turn-lane-more = Avant la première manche, chacun choisit l’une des quatre files : cliquez sur une case qui brille.
corridor-howto-turn-run = Courir
corridor-howto-turn-run-more = Un pas coûte { $turn_cost_move ->
    [one] 1 point
   *[other] { $turn_cost_move } points
} : devant, derrière ou de côté, sur une case libre. Vous avez { $turn_action_points } points par tour, pour ce que vous voulez, dans l’ordre que vous voulez.
corridor-howto-turn-draw = Piocher
corridor-howto-turn-draw-more = Une carte coûte { $turn_cost_draw ->
    [one] 1 point
   *[other] { $turn_cost_draw } points
} : cliquez sur la pioche.
corridor-howto-turn-card = Jouer une carte
corridor-howto-turn-card-more = { $turn_cost_card ->
    [one] 1 point
   *[other] { $turn_cost_card } points
}. Pousser éloigne un voisin d’une case, Croche-pied le fait tomber, Sauter vous porte par-dessus l’obstacle. Distraire raccourcit de 1 le prochain mouvement de la horde, Attirer l’allonge de 1. Cliquez sur la carte, puis sur une case qui brille s’il en faut une.
corridor-howto-turn-horde = Puis la horde avance
corridor-howto-turn-horde-more = Quand chacun a joué, une carte zombie est retournée. La horde avance d’autant de rangs, plus les Attirer et moins les Distraire de la manche.

corridor-howto-try-lane = Cette fois, vous êtes Ben. Ann a pris la file 2 : essayez d’y aller aussi. Puis prenez la file 3, à côté d’elle.
corridor-howto-try-lane-done = Une file n’a qu’une case de départ. Qui choisit après reçoit plus de cartes.
corridor-howto-try-run = Manche 2. Un trou est juste devant vous : essayez d’y courir. Puis contournez-le : un pas à gauche, un pas devant.
corridor-howto-try-run-done = Deux points pour deux pas. Contourner prend du temps, et la horde ne contourne rien.
corridor-howto-try-push = Ben est à votre droite. Cliquez sur la carte Pousser, puis sur la case vide à gauche : personne à pousser. Puis poussez Ben.
corridor-howto-try-push-done = Il a dû changer de file. Poussé sur le rang de la horde, il serait pris aussitôt.

corridor-howto-end = Quand la horde atteint le rang de quelqu’un, la partie est finie : le plus en arrière a perdu, les autres s’en tirent ensemble. Si plusieurs sont derniers sur le même rang, les autres votent{ $rules_tie_vote ->
    [coin] . À cette table, une pièce décide
   *[unanimous] {""}
}.

corridor-howto-miss-last = Inutile d’être premier. Le plus simple pour vivre, c’est que quelqu’un d’autre soit dernier.
corridor-howto-miss-odds = Regardez le pourcentage sous votre rang avant de finir un tour. Les points gardés ne sauvent personne.
corridor-howto-miss-trip = Qui est tombé paie { $turn_cost_get_up ->
    [one] 1 point
   *[other] { $turn_cost_get_up } points
} pour se relever avant de bouger ; personne ne peut finir son tour sur sa case.
corridor-howto-miss-new = Chaque fois que les cartes du couloir sont épuisées, la horde gagne { $corridor_bonus_per_depletion } rang, pour de bon.

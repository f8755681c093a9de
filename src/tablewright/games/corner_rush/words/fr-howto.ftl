# Apprendre Corner Rush.
corner_rush-howto-aim = Menez votre pion de votre coin à votre As, dans le coin opposé, et posez des bloqueurs cachés sur le chemin des autres.

corner_rush-howto-part-pawn = Votre pion, dans votre coin. { $rules_pawns_block ->
    [yes] À cette table, les pions se bloquent.
   *[no] Les pions ne se bloquent pas.
}
corner_rush-howto-part-ace = Votre As, à votre couleur : la case à atteindre.
corner_rush-howto-part-blocker = Un bloqueur, face cachée. Aucun pion ne passe. Seul celui qui l’a posé connaît son nombre.
corner_rush-howto-part-hole = Le trou. Rien n’y entre.
corner_rush-howto-part-die = Le dé : { $die_values }. Le 0 est le Nul, le plus grand est l’As.
corner_rush-howto-part-bag = Votre sac avec vos bloqueurs : { $tokens_blockers }.

corner_rush-howto-turn-roll = Lancer
corner_rush-howto-turn-roll-more = Cliquez sur le dé. Il dit combien de pas fait votre pion.
corner_rush-howto-turn-walk = Faire tous ses pas
corner_rush-howto-turn-walk-more = En haut, en bas, à gauche, à droite, case par case. Tous les pas sont dus, même un de trop{ $rules_revisit ->
    [no] , et jamais de retour sur une case de ce tour
   *[yes]  ; revenir en arrière est permis
}.
corner_rush-howto-turn-lay = Poser un bloqueur
corner_rush-howto-turn-lay-more = Vous tirez un jeton de votre sac et le posez face cachée sur une case libre, jamais sur un As. Votre tour est fini.
corner_rush-howto-turn-challenge = Ou défier
corner_rush-howto-turn-challenge-more = Un bloqueur juste à côté ? Cliquez dessus au lieu de lancer. On le retourne, puis vous lancez : son nombre ou plus le bat, il va dans votre sac, et vous marchez la différence.
corner_rush-howto-turn-null = Un Nul
corner_rush-howto-turn-null-more = Sur un 0, votre pion reste. Vous { $rules_null_forced ->
    [yes] devez
   *[no] pouvez
} pousser le pion d’un autre d’une case, puis vous posez un bloqueur comme d’habitude.

corner_rush-howto-try-walk = Vous avez fait 5, il reste 2 pas. Personne ne traverse le trou : essayez. Puis contournez-le, à droite et en haut.
corner_rush-howto-try-walk-done = Tous les pas sont faits. Un jeton est tiré, à poser.
corner_rush-howto-try-lay = Vous avez tiré un 4. Posez-le en d4, sur la route de Ben. Un As ne se recouvre pas : essayez e5.
corner_rush-howto-try-lay-done = Ben voit un bloqueur à vous en d4, mais pas que c’est un 4.
corner_rush-howto-try-challenge = Un bloqueur de Ben est au-dessus de vous, en a2. Sans lancer, on ne marche pas : essayez b1. Défiez le bloqueur : cliquez dessus.
corner_rush-howto-try-challenge-done = C’était un 2, vous avez fait 5 : il est à vous, et vous marchez la différence, 3 pas.

corner_rush-howto-end = Qui se tient sur son As a gagné aussitôt ; les pas qui restent ne comptent plus. { $rules_win_on_any_move ->
    [yes] Y être poussé fait gagner aussi.
   *[no] Y être poussé ne fait pas gagner.
}

corner_rush-howto-miss-all = Tous les pas sont dus. Avec un grand nombre, allez et venez pour finir où vous voulez.
corner_rush-howto-miss-own = Les bloqueurs vous arrêtent aussi. Vous pouvez défier le vôtre pour le reprendre.
corner_rush-howto-miss-nudge = Un Nul n’est pas de la malchance : éloignez de son As celui qui est devant.
corner_rush-howto-miss-first = On défie avant de lancer. Le dé jeté, c’est trop tard pour ce tour.

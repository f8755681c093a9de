# Apprendre Quoridor.
quoridor-howto-aim = Soyez le premier à traverser le plateau avec votre pion, et dressez des barrières sur le chemin des autres.

quoridor-howto-part-pawn = Votre pion. Il part du milieu de votre bord.
quoridor-howto-part-goal = La ligne d’en face. N’importe laquelle de ses neuf cases fait gagner.
quoridor-howto-part-rival = L’autre pion, en route vers votre bord.
quoridor-howto-part-fence = Une barrière : longue de deux cases, dans la rainure entre les cases. Elle reste là.
quoridor-howto-part-rack = Les barrières qu’il vous reste : { $fences_2 } chacun à deux joueurs, { $fences_4 } à quatre.

quoridor-howto-turn-choose = Une seule action
quoridor-howto-turn-choose-more = À votre tour, vous déplacez votre pion ou vous posez une barrière. Puis c’est au suivant.
quoridor-howto-turn-step = Avancer
quoridor-howto-turn-step-more = D’une case, devant, derrière ou de côté, jamais en diagonale. Les cases possibles brillent : cliquez.
quoridor-howto-turn-fence = Ou poser une barrière
quoridor-howto-turn-fence-more = Visez une rainure entre deux cases et cliquez ; sur un téléphone, touchez une fois pour la voir, une seconde fois pour la poser. La ligne au-dessus du plateau dit combien chaque chemin s’allonge.
quoridor-howto-turn-jump = Sauter
quoridor-howto-turn-jump-more = Un pion juste devant vous ? Sautez par-dessus, sur la case derrière lui. Si une barrière s’y dresse, atterrissez à côté de lui.

quoridor-howto-try-jump = Ben vous barre la route. Sautez par-dessus jusqu’en e6. Puis recommencez et essayez d’atterrir à côté, en d5.
quoridor-howto-try-jump-done = Un saut coûte un tour et fait gagner deux cases.
quoridor-howto-try-fence = Essayez d’aller sur la case de Ben, e5 : impossible. Posez maintenant une barrière couchée au-dessus de e5 et f5.
quoridor-howto-try-fence-done = Ben vient de là : cette barrière ne le gêne pas, elle vous gêne. Regardez où les autres doivent encore passer.
quoridor-howto-try-cage = Ben est presque enfermé. Essayez de boucher sa dernière issue : la barrière debout à droite de e8 et e9. Puis posez-en plutôt une couchée sous d8 et e8.
quoridor-howto-try-cage-done = Allonger, oui ; fermer, non : chacun garde toujours un chemin.

quoridor-howto-end = Le premier sur la ligne d’en face a gagné, aussitôt. { $rules_repetition_draw ->
    [0] Personne ne peut passer, et il n’y a pas de hasard dans ce jeu.
   *[other] Une position qui revient { $rules_repetition_draw } fois est nulle. Personne ne peut passer, et il n’y a pas de hasard dans ce jeu.
}

quoridor-howto-miss-once = Une barrière ne bouge plus jamais. Une bonne coûte trois pas ou plus aux autres, et un tour à vous.
quoridor-howto-miss-back = Les barrières vous arrêtent aussi : regardez les deux nombres, le vôtre et le leur.
quoridor-howto-miss-spare = Gardez deux ou trois barrières pour la fin. Qui n’en a plus ne peut que courir.
quoridor-howto-miss-edge = { $rules_edge_is_fence ->
    [yes] Le bord du plateau derrière un pion compte comme une barrière : là aussi, on peut sauter de côté.
   *[no] Le bord du plateau derrière un pion n’est pas une barrière : on n’y saute pas de côté.
}

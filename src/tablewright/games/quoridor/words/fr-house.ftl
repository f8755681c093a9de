# Quoridor : ce qu’on peut changer à une table. Chargé quand on en prépare une.

quoridor-house-group-fences = Barrières
quoridor-house-group-rules = Règles

quoridor-house-fences-any = Barrières chacun, à { $any } joueurs
quoridor-about-fences-any = Chaque joueur commence avec ce nombre.
quoridor-house-rules-edge_is_fence = Le bord compte comme une barrière
quoridor-about-rules-edge_is_fence = Derrière un pion au bord, un saut peut tourner.
quoridor-house-rules-third_pawn_is_fence = Un troisième pion compte comme une barrière
quoridor-about-rules-third_pawn_is_fence = Si un pion se trouve derrière celui qu’on saute, le saut peut tourner.
quoridor-house-rules-max_plies = Coups avant la nulle
quoridor-about-rules-max_plies = Après ce nombre de coups de tous, la partie est nulle.
quoridor-house-rules-repetition_draw = Répétitions avant la nulle
quoridor-about-rules-repetition_draw = Une position revenue autant de fois est nulle ; 0 veut dire jamais.

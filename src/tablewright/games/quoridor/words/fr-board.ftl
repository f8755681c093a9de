# Quoridor : les mots du plateau dans le navigateur.
quoridor-board-name = Plateau de Quoridor. Les flèches parcourent le plateau, Entrée joue, F passe du pion à la barrière, R tourne la barrière.
quoridor-board-you = vous
quoridor-board-ways = Pas à faire : { $ways }
quoridor-board-tap-again = Touchez encore pour la poser.
quoridor-board-distance = { $name } { $steps }
quoridor-board-distance-changed = { $name } { $steps } ({ $change })
quoridor-board-own-pawn = { $square }, votre pion
quoridor-board-pawn = { $square }, pion de { $name }
quoridor-board-target = { $square }, vous pouvez y aller
quoridor-board-square = { $square }
quoridor-board-across = barrière { $fence }, entre les rangées { $first } et { $second }
quoridor-board-upright = barrière { $fence }, entre les colonnes { $first } et { $second }
quoridor-board-not-legal = { $place }, impossible
quoridor-board-modes = Que voulez-vous jouer ?
quoridor-board-mode-pawn = Pion
quoridor-board-mode-across = Horizontale
quoridor-board-mode-upright = Verticale
quoridor-board-fences = { $fences ->
    [0] plus de barrière
    [one] une barrière
   *[other] { $fences } barrières
}
quoridor-board-steps = { $steps ->
    [one] encore un pas
   *[other] encore { $steps } pas
}
quoridor-board-gone = hors jeu
quoridor-coach-step = Votre pion veut atteindre l’autre bord. Touchez une des cases éclairées autour de lui.
quoridor-coach-fence = Ralentissez maintenant les autres : visez une rainure entre les cases et posez une barrière. On voit les pas qu’il reste à chacun.
quoridor-board-key-fence = pion ou barrière
quoridor-board-key-turn = tourner la barrière
quoridor-board-longer = Votre chemin : { $was } pas avant, { $is } maintenant
quoridor-board-fenced = { $words }, barrière { $sides }
quoridor-board-side-up = au-dessus
quoridor-board-side-right = à droite
quoridor-board-side-down = au-dessous
quoridor-board-side-left = à gauche
quoridor-coach-jump = Un pion est juste à côté du vôtre : vous pouvez sauter par-dessus. La case derrière lui brille.
quoridor-coach-goal = Presque arrivé : n’importe quelle case de la ligne d’en face fait gagner, aussitôt.
quoridor-coach-aim = Le premier sur une case de la ligne d’en face a gagné.
quoridor-board-shut = Aucune barrière ne ferme le dernier chemin vers le but ; celle-ci le ferait pour : { $names }
quoridor-board-measure = Pas restants

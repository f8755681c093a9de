# Revenir sur une partie finie, conseils et problèmes. Les chances sont en pour cent entiers.
replay-pane-moves = Coups
replay-pane-decided = Qu’est-ce qui a décidé ?
replay-pane-decision = Cette décision

look-offer = Un robot reprend chaque décision avec ce que le joueur pouvait savoir alors, et dit ce qu’elle valait.
look-start = Trouver ce qui a décidé
look-working = Chaque décision est regardée… ce qui est trouvé s’affiche aussitôt
look-rough = Pour ce jeu à { $players } joueurs, aucune chance n’a été mesurée : ce sont les valeurs d’un robot.
look-true = Ce que les valeurs du robot veulent dire en chances a été mesuré dans des parties de { $players } robots de force moyenne.
look-turning-points = Tournants
look-no-turning-points = Aucune décision n’a fait basculer cette partie.
look-luck = Chance et choix
look-luck-how = En points sur cent : ce que vos choix, ceux des autres et le hasard ont fait de vos chances.
look-part = { $part ->
    [own] choix propres { $points }
    [others] choix des autres { $points }
   *[chance] hasard { $points }
}
look-chances = { $goal ->
    [one_winner] Chances de gagner
    [one_loser] Chances d’échapper
    [survival] Chances de survivre
   *[cooperative] Chances de gagner ensemble
}
look-chances-open = Chances, cartes ouvertes
look-together = Ensemble
look-mark = { $mark ->
    [best] Meilleur coup
    [good] Bon
    [loose] Relâché
    [mistake] Erreur
    [blunder] Grosse erreur
   *[forced] Seul coup
}
look-look = Voir cette décision
look-before = Erreur précédente
look-after = Erreur suivante
look-not-yet = Cette décision n’a pas encore été regardée.
look-no-decision = Personne ne décide ici.
look-decides = { $name } décide
look-they-played = { $name } a joué : { $move }.
look-cost = Coût : { $n } sur 100.
look-best = meilleur
look-played = joué
look-less = { $n } de moins
look-same = aussi bon
look-then = Puis :
look-try = Essayez vous-même
look-open-look = Toutes cartes ouvertes
look-open-cost = { $n ->
    [0] Pour qui aurait tout vu, cela n’a rien coûté.
   *[other] Pour qui aurait tout vu, cela a coûté { $n } sur 100.
}
look-open-show = Montrer le plateau, cartes ouvertes
look-who = { $name } :

look-puzzles-line = Des positions de parties de robots, avec un coup nettement meilleur que les autres. Sans compte : ce navigateur se souvient de ce que vous avez résolu.
look-daily = Problème du jour : { $title }
look-daily-solve = Le résoudre
look-daily-again = Le revoir
look-streak = { $days ->
    [0] Aucun jour d’affilée encore : commencez aujourd’hui.
    [one] Un jour d’affilée.
   *[other] { $days } jours d’affilée.
}
look-solved = { $n } résolus sur { $count }
look-solve = Résoudre
look-solve-game = Résoudre les problèmes de { $title }
look-no-puzzles = Il n’y a pas encore de problèmes ici.
look-no-puzzle = Ce problème n’existe pas
look-puzzle-title = Problème : { $title }
look-puzzle-number = Problème { $n } sur { $count }
look-is-solved = résolu
look-find = Trouvez le meilleur coup
look-find-more = C’est à vous. Un coup est nettement meilleur que tous les autres.
look-right = Juste !
look-wrong = Pas le meilleur coup
look-next-puzzle = Problème suivant
look-again = Réessayer
look-all-puzzles = Tous les problèmes
look-number-solved = Problème { $n } sur { $count }, résolu
look-list = Tous
look-list-game = Tous : { $title }

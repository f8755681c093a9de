# Le rapport d’une analyse.
review-title = { $game }, partie analysée
review-of = { $players } joueurs, { $plies } coups
review-chance-one_winner = La chance de gagner
review-chance-one_loser = La chance de ne pas perdre
review-chance-survival = La chance de survivre
review-chance-cooperative = La chance de réussite de l’équipe
review-turning-points = Tournants de la partie
review-no-turning-points = Aucune décision n’a coûté cher.
review-luck-and-choices = Chance et choix
review-player = Joueur
review-start = Début
review-own = Ses décisions
review-others = Décisions des autres
review-luck = Sort
review-end = Fin
review-decisions = Décisions
review-decision = Tour { $turn }, { $name } : { $move } [{ $mark }] { $reason }
review-second-look = Cartes sur table
review-open-loss = Cartes sur table, elle a coûté { $loss } points.
review-line = { $move }. { $reason } Puis : { $line }
review-lineless = { $move }. { $reason }
review-measured = Un robot a cherché à partir de ce que chacun savait à ce moment. Le sens de ses valeurs en chances a été mesuré dans des parties de { $players } robots de niveau « { $level ->
    [easy] facile
    [hard] difficile
   *[medium] moyen
} ».
review-not-measured = Un robot a cherché à partir de ce que chacun savait à ce moment. Personne n’a mesuré ce que valent ses estimations pour ce jeu à { $players } joueurs : les chances ne sont que son avis.
review-steps = Pas à faire
review-more = { $count ->
    [one] Une autre décision a coûté quelque chose ; --all montre toutes les décisions.
   *[other] { $count } autres décisions ont coûté quelque chose ; --all montre toutes les décisions.
}
review-player-blue = Bleu
review-player-red = Rouge
review-player-yellow = Jaune
review-player-green = Vert
review-player-purple = Violet

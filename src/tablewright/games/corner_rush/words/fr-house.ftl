# Corner Rush : ce qu’on peut changer à une table. Chargé quand on en prépare une.

corner_rush-preset-blocking_pawns = Les pions se bloquent
corner_rush-preset-blind = À l’aveugle : personne ne connaît les nombres
corner_rush-preset-hard_blockers = Bloqueurs plus forts

corner_rush-house-group-board = Plateau
corner_rush-house-group-die = Dé
corner_rush-house-group-tokens = Bloqueurs
corner_rush-house-group-seat = Coins
corner_rush-house-group-seats = Qui s’assied où
corner_rush-house-group-rules = Règles

corner_rush-house-board-size = Taille du plateau
corner_rush-about-board-size = Toujours 5 : les coups sont faits pour cinq cases sur cinq.
corner_rush-house-board-holes = Trous
corner_rush-about-board-holes = Les cases qui manquent ; rien n’y entre. Touchez une case pour l’ôter ou la remettre.
corner_rush-house-die-values = Faces du dé
corner_rush-about-die-values = Six nombres croissants. 0 est le Nul, le dernier est l’As.
corner_rush-house-tokens-blockers = Nombres dans chaque sac
corner_rush-about-tokens-blockers = Les cinq bloqueurs d’un joueur, de 0 (Nul) à 6.
corner_rush-house-seat-any-start = { $any } : départ
corner_rush-about-seat-any-start = La case d’où part ce pion.
corner_rush-house-seat-any-goal = { $any } : As
corner_rush-about-seat-any-goal = La case que ce pion veut atteindre.
corner_rush-house-seats-any = Coins à { $any } joueurs
corner_rush-about-seats-any = Les coins occupés, dans l’ordre du jeu.
corner_rush-house-rules-pawns_block = Les pions bloquent
corner_rush-about-rules-pawns_block = Aucun pion n’entre sur une case déjà occupée par un autre.
corner_rush-house-rules-revisit = Repasser sur une case
corner_rush-about-rules-revisit = Sans cela, on n’entre pas deux fois sur une case dans un tour ; dans une impasse, les pas sont perdus.
corner_rush-house-rules-null_forced = Un Nul doit décaler
corner_rush-about-rules-null_forced = Qui obtient un Nul doit décaler quelqu’un qui peut l’être.
corner_rush-house-rules-null_power_on_challenge = Un Nul dans un défi décale aussi
corner_rush-about-rules-null_power_on_challenge = Un Nul obtenu contre un bloqueur donne aussi son décalage.
corner_rush-house-rules-win_on_any_move = Décalé sur son As, on gagne
corner_rush-about-rules-win_on_any_move = Sans cela, un pion décalé sur son As s’y repose seulement.
corner_rush-house-rules-must_leave_path = Un chemin reste ouvert
corner_rush-about-rules-must_leave_path = Aucun bloqueur ne peut couper un pion de son As.
corner_rush-house-rules-place_forced = Un bloqueur tiré est posé
corner_rush-about-rules-place_forced = Sans cela, il peut retourner dans le sac.
corner_rush-house-rules-owner_sees = Chacun voit ses nombres
corner_rush-about-rules-owner_sees = Sans cela, personne ne regarde, ni dans le sac ni en posant.
corner_rush-house-rules-max_turns = Tours avant la nulle
corner_rush-about-rules-max_turns = Après ce nombre de tours de tous, la partie est nulle.

corner_rush-house-word-south_west = Sud-ouest
corner_rush-house-word-north_west = Nord-ouest
corner_rush-house-word-north_east = Nord-est
corner_rush-house-word-south_east = Sud-est

# Quoridor : sur sa carte
quoridor-line = Atteignez l’autre bord avant tout le monde, et dressez des barrières sur la route des autres.

# ce qui se passe
quoridor-moved = { $player } va en { $square }.
quoridor-jumped = { $player } saute en { $square }.
quoridor-fenced = { $player } pose une barrière en { $fence }.
quoridor-passed = { $player } n’a nulle part où aller et passe.
quoridor-removed = { $player } quitte la partie : { $reason }.
quoridor-won = { $player } gagne : { $reason }.
quoridor-drawn = La partie est nulle : { $reason }.

# comment une partie se finit
quoridor-end-reached_goal = le bord opposé est atteint
quoridor-end-ply_cap = la partie a duré trop longtemps
quoridor-end-repetition = la même position est revenue trop souvent
quoridor-end-timeout = temps écoulé
quoridor-end-resigned = abandon
quoridor-end-agreed_draw = tout le monde est d’accord

# pourquoi un coup est refusé
quoridor-why-not-a-step = Un pion avance d’une case, en ligne ou en colonne.
quoridor-why-stays = Un pion ne peut pas rester sur place.
quoridor-why-fence-between = Une barrière est sur le chemin ; contournez-la.
quoridor-why-occupied = Un autre pion s’y trouve.
quoridor-why-jump-is-straight = On saute tout droit ; de côté seulement si une barrière est derrière le pion sauté.
quoridor-why-landing-fenced = Une barrière empêche d’y retomber.
quoridor-why-one-pawn-only = On ne saute qu’un pion à la fois.
quoridor-why-no-fence-left = Vous n’avez plus de barrière ; bougez votre pion.
quoridor-why-overlaps = Une autre barrière est déjà là.
quoridor-why-crosses = Les barrières ne se croisent pas.
quoridor-why-shuts-off = Cette barrière enfermerait un joueur ; il faut laisser un chemin ouvert.
quoridor-why-no-pass = Vous pouvez bouger ou poser une barrière, donc vous ne pouvez pas passer.
quoridor-why-not-in-play = Ce joueur n’est plus dans la partie.
quoridor-why-no-repetition = C’est le jeu lui-même qui reconnaît une répétition.

# comment un coup s’appelle, et ce qui est demandé
quoridor-move-a9 = Aller en { $move }
quoridor-move-a9a = Poser une barrière en { $move }
quoridor-move-pass = Passer
quoridor-rule-of-a9 = QRD-16
quoridor-rule-of-a9a = QRD-30
quoridor-rule-of-pass = QRD-A8
quoridor-ask = À vous : un pas ou une barrière.

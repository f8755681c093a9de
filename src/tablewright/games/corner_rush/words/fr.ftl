# Corner Rush

# sur sa carte
corner_rush-line = Foncez vers votre coin, malgré des bloqueurs dont seul le propriétaire connaît la valeur.

corner_rush-null = Nul
corner_rush-ace = As

# Ce qui s’est passé
corner_rush-start-rolled = { $player } lance le dé du départ : { $face }.
corner_rush-begins = { $player } commence.
corner_rush-rolled = { $player } lance le dé : { $face }.
corner_rush-challenged = { $player } défie le bloqueur de { $other } en { $square } : c’est un { $number }.
corner_rush-challenged-own = { $player } défie l’un de ses propres bloqueurs en { $square } : c’est un { $number }.
corner_rush-captured = { $steps ->
    [0] Tout juste ! Le { $number } va dans le sac de { $player }, sans un pas de reste.
    [one] Le { $number } va dans le sac de { $player }, avec un pas de reste.
   *[other] Le { $number } va dans le sac de { $player }, avec { $steps } pas de reste.
}
corner_rush-repelled = Trop bas : le { $number } en { $square } tient bon, et { $player } reste sur place.
corner_rush-stepped = { $player } va en { $square }.
corner_rush-nudged = { $player } décale { $other } en { $square }.
corner_rush-kept-still = { $player } laisse chacun où il est.
corner_rush-lapsed = { $steps ->
    [one] { $player } n’a nulle part où aller : un pas est perdu.
   *[other] { $player } n’a nulle part où aller : { $steps } pas sont perdus.
}
corner_rush-drew = { $player } tire un jeton : { $number }.
corner_rush-drew-hidden = { $player } tire un jeton.
corner_rush-laid = { $player } pose un bloqueur en { $square }.
corner_rush-returned = { $player } remet le jeton dans le sac.
corner_rush-no-token = Le sac de { $player } est vide : pas de bloqueur cette fois.
corner_rush-no-room = Il n’y a plus de place pour un bloqueur.
corner_rush-won-own-step = { $player } atteint l’As et gagne !
corner_rush-won-nudged = { $player } est décalé sur l’As et gagne !
corner_rush-capped = Après { $turns } tours, personne n’est arrivé : partie nulle.

# Comment elle s’est finie
corner_rush-end-own_step = un pion a atteint son As
corner_rush-end-nudged = un pion a été décalé sur son As
corner_rush-end-turn_cap = personne n’est arrivé à temps

# Pourquoi un coup est refusé
corner_rush-why-over = La partie est finie.
corner_rush-why-roll-first = Votre tour commence par un lancer, ou par un défi à un bloqueur voisin de votre pion.
corner_rush-why-steps-first = Il vous reste des pas à faire.
corner_rush-why-null-first = Vous avez tiré un Nul : décidez d’abord si vous décalez un autre pion.
corner_rush-why-token-first = Vous tenez un jeton : décidez d’abord où il va.
corner_rush-why-edge = Le plateau s’arrête là.
corner_rush-why-hole = Il n’y a pas de dalle ici : rien ne tient au-dessus du trou.
corner_rush-why-blocker = Un bloqueur est là : contournez-le, ou défiez-le au début d’un tour.
corner_rush-why-pawn = Un autre pion s’y trouve, et les pions se bloquent dans ce jeu.
corner_rush-why-trail = Votre pion y est déjà passé pendant ce tour.
corner_rush-why-nothing-to-challenge = Il n’y a pas de bloqueur de ce côté de votre pion.
corner_rush-why-own-pawn = Un Nul déplace le pion d’un autre, jamais le vôtre.
corner_rush-why-no-player = Il n’y a pas de tel joueur dans cette partie.
corner_rush-why-must-nudge = Dans cette partie, un Nul doit servir : décalez quelqu’un.
corner_rush-why-must-lay = Le jeton tiré doit être posé.
corner_rush-why-occupied = Un pion ou un bloqueur occupe cette case.
corner_rush-why-ace-square = Un As s’y trouve, et un As ne peut pas être couvert.
corner_rush-why-last-path = Cela couperait un pion de son As.

# Comment un coup s’appelle, et ce qui est demandé
corner_rush-arg-up = vers le haut
corner_rush-arg-down = vers le bas
corner_rush-arg-left = vers la gauche
corner_rush-arg-right = vers la droite
corner_rush-move-roll = Lancer le dé
corner_rush-move-up = Monter
corner_rush-move-down = Descendre
corner_rush-move-left = Aller à gauche
corner_rush-move-right = Aller à droite
corner_rush-move-challenge-up = Défier le bloqueur du dessus
corner_rush-move-challenge-down = Défier le bloqueur du dessous
corner_rush-move-challenge-left = Défier le bloqueur de gauche
corner_rush-move-challenge-right = Défier le bloqueur de droite
corner_rush-move-nudge = Décaler { $player } { $b }
corner_rush-move-place = Poser le jeton en { $a }
corner_rush-move-pass = Laisser
corner_rush-ask-turn = À vous : lancez le dé, ou défiez un bloqueur voisin.
corner_rush-ask-step = { $steps ->
    [one] Encore un pas.
   *[other] Encore { $steps } pas.
}
corner_rush-ask-null = Un Nul : décalez un autre pion, ou laissez.
corner_rush-ask-place = Posez votre jeton sur une case libre.
corner_rush-wait-null = { $player } a tiré un Nul et peut décaler un pion.
corner_rush-wait-place = { $player } cherche une case pour un bloqueur.

# les règles derrière les coups
corner_rush-rule-of-roll = CRN-14
corner_rush-rule-of-up = CRN-16
corner_rush-rule-of-down = CRN-16
corner_rush-rule-of-left = CRN-16
corner_rush-rule-of-right = CRN-16
corner_rush-rule-of-challenge = CRN-26
corner_rush-rule-of-nudge = CRN-19
corner_rush-rule-of-place = CRN-21
corner_rush-rule-of-pass = CRN-19

# The Corridor : ses mots et ses phrases.

# sur sa carte
corridor-line = Courez, poussez, faites trébucher : la horde ne prend que le dernier.

corridor-a-card-push = une carte Pousser
corridor-a-card-trip = une carte Croche-pied
corridor-a-card-jump = une carte Sauter
corridor-a-card-distract = une carte Distraire
corridor-a-card-attract = une carte Attirer

corridor-end-caught_by_horde = rattrapé par la horde
corridor-end-pushed_into_horde = poussé dans la horde
corridor-end-walked_into_horde = entré dans la horde
corridor-end-vote = désigné par les autres
corridor-end-coin = désigné par la pièce
corridor-end-round_cap = personne n’a été rattrapé

# Ce qui s’est passé.
corridor-placed = { $player } attend au départ, couloir { $lane }.
corridor-dealt = { $player } reçoit { $card }.
corridor-dealt-hidden = { $player } reçoit une carte.
corridor-round = La manche { $round } commence.
corridor-moved-forward = { $player } court jusqu’au rang { $rank }.
corridor-moved-back = { $player } recule au rang { $rank }.
corridor-moved-left = { $player } se glisse à gauche, couloir { $lane }.
corridor-moved-right = { $player } se glisse à droite, couloir { $lane }.
corridor-walked-through = { $player } enjambe { $victim }, à terre en plein passage.
corridor-got-up = { $player } se relève.
corridor-drew = { $player } pioche { $card }.
corridor-drew-hidden = { $player } pioche une carte.
corridor-discarded = { $player } jette { $card }.
corridor-pushed = { $player } pousse { $victim } : couloir { $lane }, rang { $rank }.
corridor-tripped = { $player } fait trébucher { $victim }.
corridor-jumped-obstacle = { $player } saute l’obstacle et retombe couloir { $lane }, rang { $rank }.
corridor-jumped-player = { $player } saute par-dessus { $victim } et retombe couloir { $lane }, rang { $rank }.
corridor-distracted = { $player } joue Distraire : le prochain mouvement de la horde est plus court de 1.
corridor-attracted = { $player } joue Attirer : le prochain mouvement de la horde est plus long de 1.
corridor-ended-turn = { $points ->
    [one] { $player } reprend son souffle et garde un point inutilisé.
   *[other] { $player } reprend son souffle et garde { $points } points inutilisés.
}
corridor-horde-moved = La carte zombie montre { $number }{ $more ->
    [0] {""}
   *[other] , et ce qui a été joué en fait { $move }
} : la horde avance de { $move } en gémissant, jusqu’au rang { $rank }.
corridor-horde-stayed = La carte zombie montre { $number }, mais la horde reste où elle est.
corridor-card-revealed = Le couloir continue à partir du rang { $rank }.
corridor-card-removed = Un bout de couloir disparaît derrière la horde.
corridor-start-removed = Le plateau de départ disparaît derrière la horde.
corridor-corridor-reshuffled = { $cards ->
    [one] Le couloir revient sur lui-même : une carte passée est mélangée de nouveau.
   *[other] Le couloir revient sur lui-même : { $cards } cartes passées sont mélangées de nouveau.
}
corridor-corridor-depleted = { $times ->
    [one] Le paquet du couloir est épuisé. La horde accélère !
   *[other] Le paquet du couloir est épuisé une fois de plus. La horde accélère encore !
}
corridor-corridor-owed = Le couloir s’arrête ici, tant que la horde n’a pas laissé de carte derrière elle.
corridor-actions-reshuffled = { $cards ->
    [one] La défausse est mélangée : une carte d’action à piocher.
   *[other] La défausse est mélangée : { $cards } cartes d’action à piocher.
}
corridor-zombies-reshuffled = { $cards ->
    [one] La seule carte zombie retourne dans son paquet.
   *[other] Les { $cards } cartes zombie sont mélangées de nouveau.
}
corridor-tied-2 = { $player1 } et { $player2 } sont rattrapés côte à côte.
corridor-tied-3 = { $player1 }, { $player2 } et { $player3 } sont rattrapés côte à côte.
corridor-tied-4 = { $player1 }, { $player2 }, { $player3 } et { $player4 } sont rattrapés côte à côte.
corridor-voted = { $player } a fait son choix.
corridor-vote = { $player } abandonne { $victim }.
corridor-abstained = { $player } refuse de choisir.
corridor-lost-caught_by_horde = La horde a rattrapé { $player }. Tous les autres s’échappent !
corridor-lost-pushed_into_horde = { $player } tombe dans les bras de la horde. Tous les autres s’échappent !
corridor-lost-walked_into_horde = { $player } entre tout droit dans la horde. Tous les autres s’échappent !
corridor-lost-vote = Tout le monde est d’accord : { $player } reste en arrière. Tous les autres s’échappent !
corridor-lost-coin = La pièce désigne { $player }. Tous les autres s’échappent !
corridor-nobody-lost = La poursuite dure au-delà de la nuit : personne ne perd.

# Pourquoi un coup est refusé.
corridor-why-placing = Choisissez d’abord le couloir d’où vous partez.
corridor-why-discarding = Votre main est pleine : défaussez d’abord une carte.
corridor-why-voting = L’égalité d’abord : dites qui reste en arrière, ou abstenez-vous.
corridor-why-not-placing = Les pions sont déjà sur le plateau.
corridor-why-not-discarding = On ne défausse que quand la main est pleine et que l’on pioche.
corridor-why-not-voting = Il n’y a pas d’égalité à départager.
corridor-why-lane-taken = Quelqu’un a déjà pris ce couloir.
corridor-why-points = Il ne vous reste pas assez de points d’action.
corridor-why-lying = On vous a fait trébucher : relevez-vous avant de bouger.
corridor-why-only-get-up = On vous a fait trébucher : vous ne pouvez que vous relever.
corridor-why-standing = Vous êtes debout.
corridor-why-no-floor = Il n’y a pas de sol libre de ce côté.
corridor-why-occupied = Quelqu’un s’y trouve.
corridor-why-into-horde = Ce chemin mène dans la horde.
corridor-why-stranded = Vous ne pourriez pas quitter la case du joueur à terre avant la fin de votre tour.
corridor-why-sharing = Vous ne pouvez pas finir votre tour sur la case d’un joueur à terre.
corridor-why-must-spend = Il faut dépenser vos points d’action tant que quelque chose est possible.
corridor-why-no-cards = Il n’y a plus de carte d’action à piocher.
corridor-why-not-in-hand = Vous n’avez pas cette carte.
corridor-why-nobody-there = Il n’y a personne de ce côté.
corridor-why-no-room = La case derrière n’est pas libre.
corridor-why-push-into-horde = Personne ne peut être poussé dans la horde.
corridor-why-already-tripped = Ce joueur est déjà à terre.
corridor-why-nothing-to-jump = Il n’y a rien à sauter : cette case est libre.
corridor-why-no-landing = Il n’y a pas de case libre où retomber.
corridor-why-jump-points = Un saut demande la carte et deux pas : vous n’avez pas assez de points d’action.
corridor-why-not-tied = On ne peut désigner que l’un des derniers.
corridor-why-over = La partie est finie.

# comment un coup s’appelle, et ce qui est demandé
corridor-arg-forward = devant
corridor-arg-back = derrière
corridor-arg-left = à gauche
corridor-arg-right = à droite
corridor-arg-push = Pousser
corridor-arg-trip = Croche-pied
corridor-arg-jump = Sauter
corridor-arg-distract = Distraire
corridor-arg-attract = Attirer
corridor-move-end = Finir votre tour
corridor-move-forward = Avancer
corridor-move-back = Reculer
corridor-move-left = Aller à gauche
corridor-move-right = Aller à droite
corridor-move-get-up = Se relever
corridor-move-draw = Piocher une carte
corridor-move-push = Pousser { $a }
corridor-move-trip = Faire trébucher { $a }
corridor-move-jump = Sauter { $a }
corridor-move-distract = Distraire la horde
corridor-move-attract = Attirer la horde
corridor-move-discard = Défausser : { $a }
corridor-move-lane = Partir du couloir { $a }
corridor-move-vote = Abandonner { $player }
corridor-move-vote-abstain = S’abstenir
corridor-ask-placing = Choisissez le couloir d’où vous partez.
corridor-ask-turn = { $points ->
    [one] À vous : il reste un point d’action.
   *[other] À vous : il reste { $points } points d’action.
}
corridor-ask-discarding = Votre main est pleine : choisissez une carte à défausser.
corridor-ask-voting = Deux sont aussi loin l’un que l’autre : qui laissez-vous à la horde ?
corridor-wait-placing = { $player } choisit un couloir.
corridor-wait-discarding = { $player } défausse une carte.
corridor-wait-voting = { $player } fait son choix.

# les règles derrière les coups
corridor-rule-of-end = COR-30
corridor-rule-of-forward = COR-31
corridor-rule-of-back = COR-31
corridor-rule-of-left = COR-31
corridor-rule-of-right = COR-31
corridor-rule-of-get-up = COR-63
corridor-rule-of-draw = COR-39
corridor-rule-of-push = COR-51
corridor-rule-of-trip = COR-56
corridor-rule-of-jump = COR-66
corridor-rule-of-distract = COR-72
corridor-rule-of-attract = COR-73
corridor-rule-of-discard = COR-41
corridor-rule-of-lane = COR-17
corridor-rule-of-vote = COR-91

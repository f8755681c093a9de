# The Corridor : les mots du plateau dans le navigateur.
corridor-board-name = Le couloir. Les flèches vont de case en case, Entrée agit, Échap repose la carte.
corridor-board-strip = Toute la poursuite. Les flèches parcourent le couloir.
corridor-board-strip-now = rangs { $from } à { $to }
corridor-board-you = vous
corridor-board-lies = { $name }, à terre
corridor-board-horde = la horde
corridor-board-obstacle = un obstacle
corridor-board-gap = un trou
corridor-board-square = couloir { $lane }, rang { $rank }
corridor-board-and = { $first } et { $last }
corridor-board-who = { $name }, { $ahead } d’avance sur la horde, risque { $risk } %.

# Ce qu’on peut faire
corridor-board-do-forward = Avancer
corridor-board-do-back = Reculer
corridor-board-do-left = Aller à gauche
corridor-board-do-right = Aller à droite
corridor-board-do-lane = Partir du couloir { $lane }
corridor-board-do-push = Pousser { $name }
corridor-board-do-trip = Faire un croche-pied à { $name }
corridor-board-do-jump-player = Sauter par-dessus { $name }
corridor-board-do-jump-obstacle = Sauter l’obstacle
corridor-board-end = { $points ->
    [one] Finir le tour, un point perdu
   *[other] Finir le tour, { $points } points perdus
}
corridor-board-vote = Abandonner { $name }
corridor-board-fate = Qui reste derrière ?
corridor-board-leave = reste derrière
corridor-board-has-voted = a choisi
corridor-board-will-vote = doit encore choisir
corridor-board-used-up = couloir épuisé
corridor-board-ranks = { $move ->
    [0] La horde ne bouge pas
    [one] 1 rang
   *[other] { $move } rangs
}
corridor-board-menu = Que faites-vous ici ?
corridor-board-one-step = Un pas à la fois : choisissez une case voisine.

# Ce qui est demandé
corridor-board-ask-placing = Choisissez votre couloir de départ
corridor-board-ask-placing-other = { $name } choisit un couloir
corridor-board-ask-turn = { $points ->
    [one] À vous : encore un point d’action
   *[other] À vous : encore { $points } points d’action
}
corridor-board-ask-turn-other = { $points ->
    [one] { $name } a encore un point d’action
   *[other] { $name } a encore { $points } points d’action
}
corridor-board-ask-lying = { $points ->
    [one] Vous êtes à terre, avec un point d’action
   *[other] Vous êtes à terre, avec { $points } points d’action
}
corridor-board-ask-discarding = Votre main est pleine : jetez une carte
corridor-board-ask-discarding-other = { $name } jette une carte
corridor-board-ask-voting = { $tied } sont pris côte à côte : qui reste derrière ?
corridor-board-ask-voting-other = { $tied } sont pris côte à côte : { $name } décide
corridor-board-sure-caught = C’est la horde : vous perdriez aussitôt. Y aller quand même ?
corridor-board-sure-end = Quelle que soit la carte zombie, la horde vous prendra. Finir le tour quand même ?

# Ce qui en résulterait
corridor-board-outlook-caught = Dans la horde : vous seriez pris et vous perdriez.
corridor-board-outlook-stand = { $risk ->
    [0] { $ahead } d’avance sur la horde, hors de portée
   *[other] { $ahead } d’avance sur la horde, risque { $risk } %
}{ $points ->
    [1] .
   *[other] . Coûte { $points } points.
}
corridor-board-outlook-push = { $name } au couloir { $lane } : { $ahead } d’avance, risque { $risk } %.
corridor-board-outlook-push-caught = { $name } tombe dans la horde et perd ; tous les autres s’échappent.
corridor-board-outlook-trip = { $points ->
    [one] { $name } reste à terre et paiera un point pour se relever.
   *[other] { $name } reste à terre et paiera { $points } points pour se relever.
}
corridor-board-outlook-horde = La horde avance de { $from } à { $to } : votre risque { $after } %, au lieu de { $before } %.
corridor-board-outlook-draw = { $cards ->
    [0] La défausse est d’abord mélangée.
    [one] La dernière carte de la pioche.
   *[other] La première de { $cards } cartes.
}

# La horde
corridor-board-next = Avance de la horde
corridor-board-chance = { $move } à { $risk } %
corridor-board-distracts = { $cards ->
    [one] une diversion
   *[other] { $cards } diversions
}
corridor-board-attracts = { $cards ->
    [one] un appât
   *[other] { $cards } appâts
}
corridor-board-faster = { $ranks } de plus pour toujours
corridor-board-revealed = Carte zombie
corridor-board-round = Manche { $round }
corridor-board-cards-ahead = { $cards ->
    [0] plus de carte couloir
    [one] encore une carte couloir
   *[other] encore { $cards } cartes couloir
}

# La main
corridor-board-card-push = Pousser
corridor-board-card-trip = Croche-pied
corridor-board-card-jump = Sauter
corridor-board-card-distract = Distraire
corridor-board-card-attract = Attirer
corridor-board-about-push = Déplace un voisin d’une case, droit devant vous.
corridor-board-about-trip = Fait tomber un voisin, qui devra se relever avant de repartir.
corridor-board-about-jump = Franchit un obstacle ou un joueur voisin, pour 3 points en tout.
corridor-board-about-distract = Le prochain coup de la horde est plus court de 1.
corridor-board-about-attract = Le prochain coup de la horde est plus long de 1.
corridor-board-discard = la jeter
corridor-board-draw = Piocher
corridor-board-draw-left = dans la pioche
corridor-board-no-cards = Aucune carte en main
corridor-board-points = { $points ->
    [one] un point d’action
   *[other] { $points } points d’action
}

# Les autres joueurs
corridor-board-waits = pas encore placé
corridor-board-ahead = { $ahead } d’avance
corridor-board-risk = risque { $risk } %
corridor-board-caught = pris
corridor-board-tripped = à terre
corridor-board-holds = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
corridor-board-safe = hors d’affaire
corridor-board-lost = abandonné
corridor-board-voted-for = contre { $name }
corridor-board-abstains = ne choisit pas

corridor-coach-lane = Quatre couloirs partent de la fosse. Regardez le premier tronçon après le départ, et choisissez celui qui vous laisse courir.
corridor-coach-step = Courez ! Chaque pas coûte un point d’action. Les nombres rouges disent si la horde risque d’y arriver. Inutile d’être rapide : il suffit de ne pas être dernier.
corridor-coach-draw = Piochez une carte pour un point : touchez la pioche à côté de votre main. Personne d’autre ne la voit.
corridor-coach-push = Poussez quelqu’un qui se tient à côté de vous : choisissez la carte, puis le voisin éclairé. Il recule d’une case, tout droit.
corridor-coach-trip = Faites un croche-pied à un voisin : choisissez la carte, puis la victime. Elle reste à terre jusqu’à ce qu’elle paie pour se relever.
corridor-coach-jump = Sautez par-dessus un obstacle, un trou ou un joueur voisin : choisissez la carte, puis la case éclairée derrière.
corridor-coach-distract = Distraire raccourcit d’un rang le prochain coup de la horde. À jouer quand elle est sur vos talons.
corridor-coach-attract = Attirer allonge d’un rang le prochain coup de la horde. À jouer quand d’autres en sont plus près que vous.
corridor-coach-getup = On vous a fait tomber. Se relever coûte un point ; d’ici là, vous n’irez nulle part.
corridor-coach-end = Vous pouvez vous arrêter plus tôt : finissez votre tour, les points restants sont perdus. Quand chacun a joué, la horde avance.
corridor-coach-discard = Votre main est pleine. Touchez la carte la moins utile pour la défausser.
corridor-coach-vote = Deux joueurs sont pris côte à côte, et les autres décident : touchez celui qui reste, ou abstenez-vous.
corridor-board-spared = épargné
corridor-board-sum = { $number } sur la carte{ $attracts ->
    [0] {""}
   *[other] , +{ $attracts } pour Attirer
}{ $distracts ->
    [0] {""}
   *[other] , −{ $distracts } pour Distraire
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } pour le couloir épuisé
} : { $move ->
    [one] 1 rang
   *[other] { $move } rangs
}
corridor-coach-aim = Celui que la horde attrape a perdu. Tous les autres s’en tirent ensemble.
corridor-board-sure-points = { $points } points d’action seraient perdus. Finir quand même ?
corridor-board-walk = y aller pour { $points } points

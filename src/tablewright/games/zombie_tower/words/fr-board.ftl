# Zombie Tower 3D : les mots du plateau dans le navigateur.
zombie_tower-board-name = Votre côté de la tour : trois étages de quatre salles. Les flèches vont de salle en salle, Entrée agit.

# ce qu’on peut faire
zombie_tower-board-do-end = { $ap ->
    [0] Finir le tour
    [one] Finir, laisser 1 PA
   *[other] Finir, laisser { $ap } PA
}
zombie_tower-board-do-move = aller dans la salle { $room } pour 1 PA
zombie_tower-board-do-target = viser la salle { $room }
zombie_tower-board-do-exit = fuir vers la salle { $room }
zombie_tower-board-do-use = Utiliser pour 1 PA : { $item }
zombie_tower-board-do-give = Glisser dans la fente, pour { $name } : { $item }
zombie_tower-board-do-choose = Jouer ce personnage : { $character }
zombie_tower-board-do-search = { $back ->
    [danger] Fouiller { $floor } : DANGER!! (1 PA)
   *[other] Fouiller { $floor } (1 PA)
}
zombie_tower-board-do-rest = Se reposer, guérir 1 (1 PA)
zombie_tower-board-do-save = Sauver un survivant
zombie_tower-board-do-release = Relâcher un survivant
zombie_tower-board-do-overcharge = Se surpasser : 1 PA contre 1 blessure
zombie_tower-board-do-cure = Soigner un zombie ({ $ap } PA, { $damage ->
    [one] 1 blessure
   *[other] { $damage } blessures
})
zombie_tower-board-do-take = Prendre une carte au mur de { $name }
zombie_tower-board-do-keep = Garder : { $item }
zombie_tower-board-do-return = La remettre sur la pioche
zombie_tower-board-do-done = C’est bon, laisser tomber
zombie_tower-board-use = Utiliser
zombie_tower-board-give = Passer
zombie_tower-board-ap = { $n } PA

# la question
zombie_tower-board-ask-main = { $ap ->
    [0] À vous : plus de point d’action
    [one] À vous : encore 1 point d’action
   *[other] À vous : encore { $ap } points d’action
}
zombie_tower-board-ask-target = { $item } : dans quelle salle ?
zombie_tower-board-ask-looking = Vous regardez la carte « { $item } » : la garder ?
zombie_tower-board-ask-saving = Le plafond s’effondre. Sauvez d’abord les survivants
zombie_tower-board-ask-leaving = Le plafond s’effondre. Par où fuyez-vous ?
zombie_tower-board-ask-choosing = Choisissez votre personnage
zombie_tower-board-wait = Manche { $round } : { $name } s’active derrière le mur
zombie_tower-board-wait-looking = { $name } regarde la carte du dessus de { $floor }
zombie_tower-board-wait-choosing = { $name } choisit un personnage

# les salles
zombie_tower-board-room = Salle { $room }, étage { $floor }
zombie_tower-board-here = vous êtes ici
zombie_tower-board-zombies = { $n ->
    [one] 1 zombie
   *[other] { $n } zombies
}
zombie_tower-board-survivors = { $n ->
    [one] 1 survivant
   *[other] { $n } survivants
}
zombie_tower-board-fire = en feu
zombie_tower-board-rubble = effondrée
zombie_tower-board-barricade = barricadée
zombie_tower-board-searched = fouillée dans cette manche
zombie_tower-board-slit = avec une fente dans le mur
zombie_tower-board-slit-cards = { $n ->
    [0] Une fente dans le mur
    [one] Une fente dans le mur : une carte attend
   *[other] Une fente dans le mur : { $n } cartes attendent
}
zombie_tower-board-spectator = Les façades sont closes : ce qui est derrière, seuls leurs joueurs le savent.

# le toit
zombie_tower-board-round = Manche
zombie_tower-board-marker = premier joueur
zombie_tower-board-decks = Pioches
zombie_tower-board-deck = { $back ->
    [none] Pioche { $floor } : épuisée
    [danger] Pioche { $floor } : { $left } cartes, DANGER!! sur le dessus
   *[other] Pioche { $floor } : { $left } cartes, un objet sur le dessus
}
zombie_tower-board-deck-top = que vous connaissez : { $item }
zombie_tower-board-pile = À venir
zombie_tower-board-pile-list = Quelqu’un doit encore surgir dans { $left ->
    [one] la salle { $rooms }
   *[other] les salles { $rooms }
}.
zombie_tower-board-discard = Défausse
zombie_tower-board-discard-list = { $n ->
    [0] Rien n’a été défaussé.
   *[other] Défausse : { $cards }.
}

# aperçus
zombie_tower-board-preview-move = Salle { $room } pour 1 PA : { $zombies ->
    [0] aucun zombie
    [one] 1 zombie
   *[other] { $zombies } zombies
}{ $survivors ->
    [0] {""}
    [one] , 1 survivant
   *[other] , { $survivors } survivants
}{ $fire ->
    [0] .
   *[other] , et elle brûle.
}
zombie_tower-board-preview-exit = Vers la salle { $room } : { $zombies ->
    [0] aucun zombie
    [one] 1 zombie
   *[other] { $zombies } zombies
}{ $survivors ->
    [0] {""}
    [one] , 1 survivant
   *[other] , { $survivors } survivants
}{ $fire ->
    [0] .
   *[other] , et elle brûle.
}
zombie_tower-board-preview-use = 1 PA. { $effect }
zombie_tower-board-preview-give = Gratuit. La carte attend dans le mur que l’autre la prenne.
zombie_tower-board-preview-save = Gratuit. Un survivant sur votre fiche est à l’abri, et vaut un point si tous s’échappent.
zombie_tower-board-preview-overcharge = Une action de plus tout de suite ; il restera { $left ->
    [one] 1 vie.
   *[other] { $left } vies.
}
zombie_tower-board-preview-search = { $back ->
    [danger] 1 PA. La carte du dessus dit DANGER!! : zombies, feu ou effondrement.
   *[other] 1 PA. La carte du dessus est un objet.
}
zombie_tower-board-preview-shot = Salle { $room } : { $kills } sur { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} en moins.
zombie_tower-board-preview-blast = Salle { $room } : décombres, { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
} et { $survivors ->
    [one] 1 survivant
   *[other] { $survivors } survivants
} disparaissent.
zombie_tower-board-preview-shovel = La salle { $room } serait de nouveau ouverte.
zombie_tower-board-preview-barricade = Aucun zombie n’entre ni ne sort de la salle { $room } pendant cette manche.
zombie_tower-board-preview-fire_extinguisher = Le feu de la salle { $room } serait éteint.
zombie_tower-board-preview-burns = Vous êtes dans le feu : la fin de la manche serait la vôtre, et celle de la partie.
zombie_tower-board-preview-end = { $bites ->
    [0] Les zombies ne vous mordront pas
    [one] Les zombies vous mordront 1 fois, vies restantes : { $left }
   *[other] Les zombies vous mordront { $bites } fois, vies restantes : { $left }
}{ $turned ->
    [0] .
    [one] {" "}; 1 survivant se transforme.
   *[other] {" "}; { $turned } survivants se transforment.
}

# avertissements
zombie_tower-board-sure-fire = Vous êtes dans le feu. À la fin de la manche il vous emporte, et tout le monde perd. Finir quand même ?
zombie_tower-board-sure-bitten = Les zombies vous mordront ({ $bites }). C’est votre dernière vie, et tout le monde perd. Finir quand même ?
zombie_tower-board-sure-hurt = Cela coûte votre dernière vie, et tout le monde perd. Le faire quand même ?

# cartes
zombie_tower-board-hand = { $whose ->
    [own] Vos cartes
   *[other] Cartes de { $name }
}
zombie_tower-board-no-drop = Cette carte ne fait rien là : lâchez-la sur une salle à sa portée, ou sur votre fente pour la donner.
zombie_tower-board-no-cards = Aucune carte en main. Fouillez des salles pour en trouver.
zombie_tower-board-effect-handgun = Avec un chargeur : jusqu’à { $kills } zombies dans une salle de votre étage.
zombie_tower-board-effect-shotgun = Avec de la chevrotine : jusqu’à { $kills } zombies dans votre salle.
zombie_tower-board-effect-magazine = Un tir de pistolet.
zombie_tower-board-effect-buckshot = Un tir de fusil à pompe.
zombie_tower-board-effect-shovel = Déblaie une salle voisine.
zombie_tower-board-effect-dynamite = Avec un détonateur : vide une salle voisine.
zombie_tower-board-effect-detonator = Fait sauter la dynamite.
zombie_tower-board-effect-first_aid_kit = Guérit jusqu’à { $heals } blessures.
zombie_tower-board-effect-barricade = Ferme votre salle pour cette manche.
zombie_tower-board-effect-fire_extinguisher = Éteint un feu ici ou à côté.
zombie_tower-board-effect-vaccine = Pour les deux issues : un chacun.
zombie_tower-board-effect-communication_device = Pour le passage, avec la batterie.
zombie_tower-board-effect-battery = Pour le passage, avec l’émetteur.
zombie_tower-board-effect-flare = Pour l’hélicoptère.

# la fiche
zombie_tower-board-sheet = { $whose ->
    [own] Votre personnage
   *[other] Personnage de { $name }
}
zombie_tower-board-life = Vies : { $life }
zombie_tower-board-life-left = Vies
zombie_tower-board-points = Actions
zombie_tower-board-saved = Sauvés
zombie_tower-board-of = { $n } sur { $most }
zombie_tower-board-taken = pris par { $name }
zombie_tower-board-ability-firefighter = Grimpe de 1F à 3F pour 1 PA.
zombie_tower-board-ability-soldier = Chaque tir touche un zombie de plus.
zombie_tower-board-ability-detective = Voit une carte avant de la prendre.
zombie_tower-board-ability-fighter = Une morsure de moins par manche.
zombie_tower-board-ability-doctor = Guérit un zombie pour 1 PA et 1 blessure.

# buts
zombie_tower-board-goals = Issues et objectifs
zombie_tower-board-ways = Issues, tous ensemble
zombie_tower-board-way-helicopter = Hélicoptère, salle { $room }
zombie_tower-board-way-secret_passage = Passage, salle { $room }
zombie_tower-board-need-each = { $item } : { $n } dans chaque main
zombie_tower-board-need-together = { $item } : { $n } à la table
zombie_tower-board-objectives = { $whose ->
    [own] Vos objectifs secrets
   *[other] Objectifs secrets de { $name }
}
zombie_tower-board-met = rempli

# ce qui est public
zombie_tower-board-found = { $n ->
    [0] rien trouvé encore
    [one] 1 objet trouvé
   *[other] { $n } objets trouvés
}
zombie_tower-board-n-rubble = { $n ->
    [one] 1 salle effondrée
   *[other] { $n } salles effondrées
}
zombie_tower-board-n-fires = { $n ->
    [one] 1 feu
   *[other] { $n } feux
}
zombie_tower-board-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

# la première partie
zombie_tower-coach-move = Voici votre côté de la tour ; personne d’autre ne le voit. Marchez : touchez une salle éclairée à côté de la vôtre. Chaque action coûte un point d’action.
zombie_tower-coach-search = Il faut des objets pour sortir. Dans une salle sans zombie ni feu, fouillez. Un dos marqué DANGER!! n’est pas un cadeau.
zombie_tower-coach-end = Visez « Finir le tour » pour voir où iront les zombies et qui ils mordront. Puis finissez votre tour.
zombie_tower-coach-save = Un survivant appelle quelque part. Allez-y et sauvez-le : c’est gratuit et cela vaut un point.
zombie_tower-coach-release = Un survivant de votre fiche peut redescendre dans votre salle, gratuitement. Qui y reste n’est pas à l’abri.
zombie_tower-coach-give = Les salles 2, 3, 5, 8, 10 et 11 ont une fente dans le mur. Passez-y une carte à votre voisin.
zombie_tower-coach-take = Une carte attend dans la fente de votre salle : votre voisin l’a laissée pour vous. Prenez-la.
zombie_tower-coach-use = Utilisez un objet de votre main pour un point d’action : touchez la carte, puis « Utiliser ».
zombie_tower-coach-target = Choisissez où : les salles à portée de l’objet sont éclairées.
zombie_tower-coach-rest = Vous êtes blessé. Dans une salle sans zombie ni feu, on peut se reposer et guérir de 1.
zombie_tower-coach-overcharge = Plus de point d’action ? Se surpasser en donne un contre 1 blessure. Essayez une fois, quand c’est sans danger.
zombie_tower-coach-exit = Le plafond s’effondre. Sauvez qui est avec vous, puis courez vers une salle éclairée.
zombie_tower-coach-ability = Chaque personnage a son talent : le Docteur soigne un zombie, le Détective regarde une carte avant de la garder. Votre fiche dit le vôtre.
zombie_tower-board-left = { $n ->
    [one] encore 1 vie
   *[other] encore { $n } vies
}
zombie_tower-coach-exits = Deux sorties, la même pour tous : salles 2 et 10. Un Vaccin chacun ; au toit des Fusées, à la cave l’Émetteur et sa Batterie.
zombie_tower-coach-aim = Vous gagnez quand une manche finit avec tous à la même sortie et tout le nécessaire en main.
zombie_tower-board-sure-points = { $points } points d’action seraient perdus. Finir quand même ?

# parler
zombie_tower-board-says = { $name } dit
zombie_tower-board-say = Dire
zombie_tower-board-tell = Dire aux autres : j’ai { $item }
zombie_tower-board-untold = { $n ->
    [one] Il reste 1 carte dont vous n’avez rien dit.
   *[other] Il reste { $n } cartes dont vous n’avez rien dit.
}
zombie_tower-board-plan = Avec ce que les autres ont dit.
zombie_tower-board-plan-who = ({ $names })

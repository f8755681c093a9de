# Zombie Tower 3D : sur sa carte
zombie_tower-line = Chacun ne voit qu’un côté de la tour. Parlez, passez-vous des objets à travers le mur, et sortez ensemble.

# ce qui s’est passé
zombie_tower-dealt-character = Personnage de { $player } : { $character }.
zombie_tower-dealt-card = { $player } commence avec une carte : { $card }.
zombie_tower-dealt-objective = Objectif mineur de { $player } : { $objective }.
zombie_tower-encountered = { $n ->
    [0] Tout est calme chez { $player }, salle { $room }, pour l’instant.
    [one] Un zombie attend chez { $player }, salle { $room }.
   *[other] { $n } zombies attendent chez { $player }, salle { $room }.
}
zombie_tower-round-began = La manche { $round } commence ; { $player } a le marqueur de départ.
zombie_tower-emerged = { $n ->
    [0] Rien ne bouge chez { $player }, salle { $room }.
    [one] Un zombie surgit chez { $player }, salle { $room }.
   *[other] { $n } zombies surgissent chez { $player }, salle { $room }.
}
zombie_tower-appeared = { $n ->
    [0] Personne n’appelle à l’aide chez { $player }, salle { $room }.
    [one] Un survivant appelle à l’aide chez { $player }, salle { $room }.
   *[other] { $n } survivants appellent à l’aide chez { $player }, salle { $room }.
}
zombie_tower-turn-began = C’est au tour de { $player }.
zombie_tower-moved = { $player } passe de la salle { $from } à la salle { $to }.
zombie_tower-searched = { $player } fouille au { $floor }.
zombie_tower-found = { $player } trouve une carte : { $card }.
zombie_tower-looked = { $player } regarde la carte « { $card } » : la garder, ou la remettre ?
zombie_tower-returned = { $player } remet la carte sur le paquet { $floor }.
zombie_tower-announced = { $player } tire la carte { $card } du paquet { $floor } !
zombie_tower-came-zombie = { $n ->
    [0] Les grognements autour de { $player }, salle { $room }, s’éloignent.
    [one] Un zombie fait irruption devant { $player }, salle { $room } !
   *[other] { $n } zombies font irruption devant { $player }, salle { $room } !
}
zombie_tower-came-collapsed = Le plafond s’effondre chez { $player }, salle { $room } !
zombie_tower-came-fire = Le feu prend chez { $player }, salle { $room } !
zombie_tower-rested = { $player } se repose. Blessures restantes : { $n }.
zombie_tower-saved = { $player } sauve un survivant de la salle { $room }.
zombie_tower-released = { $player } laisse un survivant dans la salle { $room }.
zombie_tower-overcharged = { $player } serre les dents et fait une chose de plus. Blessures : { $n }.
zombie_tower-cured = { $player } guérit un zombie dans la salle { $room }.
zombie_tower-gave = { $player } glisse une carte dans la fente de la salle { $room } : { $card }.
zombie_tower-slit-filled = { $player } passe une carte par la fente vers la salle { $room }.
zombie_tower-took = { $player } prend une carte dans la fente de la salle { $room } : { $card }.
zombie_tower-slit-emptied = { $player } reprend une carte de la fente de la salle { $room }.
zombie_tower-slit-taken = { $player } prend une carte de la fente de la salle { $room } : { $card }.
zombie_tower-shot = { $n ->
    [one] { $player } tire dans la salle { $room } ({ $card }) : un zombie de moins.
   *[other] { $player } tire dans la salle { $room } ({ $card }) : { $n } zombies de moins.
}
zombie_tower-dug = { $player } dégage les gravats de la salle { $room }.
zombie_tower-blasted = { $player } fait sauter la salle { $room }. Disparus avec elle : { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
} et { $survivors ->
    [one] { $survivors } survivant
   *[other] { $survivors } survivants
}.
zombie_tower-healed = { $player } soigne ses plaies : { $n ->
    [one] une blessure en moins.
   *[other] { $n } blessures en moins.
}
zombie_tower-barricaded = { $player } barricade la salle { $room } jusqu’à la fin de la manche.
zombie_tower-put-out = { $player } éteint le feu de la salle { $room }.
zombie_tower-discarded = { $player } défausse une carte : { $card }.
zombie_tower-left-behind = { $n ->
    [one] Un survivant est perdu sous les gravats chez { $player }, salle { $room }.
   *[other] { $n } survivants sont perdus sous les gravats chez { $player }, salle { $room }.
}
zombie_tower-pushed-out = { $player } quitte la salle { $from } pour la salle { $to }, juste à temps.
zombie_tower-trapped = { $player } est coincé dans la salle { $room }.
zombie_tower-shambled = { $n ->
    [one] Un zombie se traîne, chez { $player }, de la salle { $from } à la salle { $to }.
   *[other] { $n } zombies se traînent, chez { $player }, de la salle { $from } à la salle { $to }.
}
zombie_tower-bitten = { $player } se fait mordre dans la salle { $room } : { $n ->
    [one] une blessure.
   *[other] { $n } blessures.
}
zombie_tower-turned = { $n ->
    [one] Un survivant devient zombie chez { $player }, salle { $room }.
   *[other] { $n } survivants deviennent zombies chez { $player }, salle { $room }.
}
zombie_tower-burned = Le feu chez { $player }, salle { $room }, emporte { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
} et { $survivors ->
    [one] { $survivors } survivant
   *[other] { $survivors } survivants
}.
zombie_tower-hurt = Des pierres tombent sur { $player } : { $n ->
    [one] une blessure.
   *[other] { $n } blessures.
}
zombie_tower-escaped = Tout le monde est dehors : { $reason } !
zombie_tower-lost = La tour gagne : { $reason }.
zombie_tower-lost-by = La tour gagne ; pour { $player } : { $reason }.
zombie_tower-scored = { $player } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $objectives } pour les objectifs mineurs, { $survivors } pour les survivants.
zombie_tower-true-winner = { $player } est un vrai vainqueur, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# comment une partie se finit
zombie_tower-end-secret_passage = par le passage secret
zombie_tower-end-helicopter = en hélicoptère
zombie_tower-end-damage = trop de blessures
zombie_tower-end-fire = pris dans le feu
zombie_tower-end-time = la dernière manche est passée

# les personnages
zombie_tower-character-firefighter = pompier
zombie_tower-character-soldier = soldat
zombie_tower-character-detective = détective
zombie_tower-character-fighter = lutteur
zombie_tower-character-doctor = médecin

# les cartes
zombie_tower-card-handgun = Pistolet
zombie_tower-card-shotgun = Fusil à pompe
zombie_tower-card-magazine = Chargeur
zombie_tower-card-buckshot = Chevrotine
zombie_tower-card-shovel = Pelle
zombie_tower-card-dynamite = Dynamite
zombie_tower-card-detonator = Détonateur
zombie_tower-card-first_aid_kit = Trousse de secours
zombie_tower-card-barricade = Barricade
zombie_tower-card-fire_extinguisher = Extincteur
zombie_tower-card-vaccine = Vaccin
zombie_tower-card-communication_device = Émetteur
zombie_tower-card-battery = Batterie
zombie_tower-card-flare = Fusée éclairante
zombie_tower-card-vaccine_plus1 = Vaccin, et un survivant avec
zombie_tower-card-flare_plus1 = Fusée éclairante, et un survivant avec
zombie_tower-card-ev_zombie = Zombie !
zombie_tower-card-ev_collapsed = Effondrement
zombie_tower-card-ev_fire = Feu

# les objectifs mineurs
zombie_tower-objective-handgun = sortir avec un Pistolet
zombie_tower-objective-shotgun = sortir avec un Fusil à pompe
zombie_tower-objective-shovel = sortir avec une Pelle
zombie_tower-objective-fire_extinguisher = sortir avec un Extincteur
zombie_tower-objective-first_aid_kit = sortir avec une Trousse de secours
zombie_tower-objective-barricade = sortir avec une Barricade
zombie_tower-objective-dynamite = sortir avec de la Dynamite
zombie_tower-objective-detonator = sortir avec un Détonateur
zombie_tower-objective-communication_device = sortir avec l’Émetteur
zombie_tower-objective-battery = sortir avec la Batterie
zombie_tower-objective-vaccines = sortir avec deux Vaccins
zombie_tower-objective-unhurt = sortir sans une égratignure

# pourquoi un coup est refusé
zombie_tower-why-over = La partie est finie.
zombie_tower-why-choose-first = Choisissez d’abord un personnage.
zombie_tower-why-not-choosing = Les personnages sont déjà distribués.
zombie_tower-why-character-taken = Quelqu’un d’autre a ce personnage.
zombie_tower-why-aim-first = Dites d’abord à quelle salle votre objet est destiné.
zombie_tower-why-not-aiming = Dites d’abord quel objet vous utilisez.
zombie_tower-why-look-first = Décidez d’abord si vous gardez la carte que vous regardez.
zombie_tower-why-not-looking = Vous ne regardez pas de carte.
zombie_tower-why-save-first = La salle s’effondre : sauvez des survivants, ou dites que c’est tout.
zombie_tower-why-not-saving = Aucun plafond ne tombe sur des survivants ici.
zombie_tower-why-leave-first = La salle s’effondre : quittez-la d’abord.
zombie_tower-why-not-leaving = Votre salle ne s’effondre pas.
zombie_tower-why-no-action-points = Il ne vous reste pas assez de points d’action.
zombie_tower-why-too-far = Cette salle n’est pas voisine de la vôtre.
zombie_tower-why-collapsed = Cette salle s’est effondrée ; personne n’y entre.
zombie_tower-why-shaft-blocked = Des gravats bouchent le puits entre le premier et le troisième étage.
zombie_tower-why-deck-empty = Il n’y a plus rien à trouver à cet étage.
zombie_tower-why-search-zombies = On ne fouille pas avec un zombie dans la salle.
zombie_tower-why-search-fire = On ne fouille pas une salle en feu.
zombie_tower-why-searched-already = Vous avez déjà fouillé cette salle pendant cette manche.
zombie_tower-why-search-trapped = On ne fouille pas quand on est coincé sous les gravats.
zombie_tower-why-rest-zombies = On ne se repose pas avec un zombie dans la salle.
zombie_tower-why-rest-fire = On ne se repose pas dans le feu.
zombie_tower-why-unhurt = Vous n’êtes pas blessé.
zombie_tower-why-rest-overcharged = On ne peut pas se surpasser pour se reposer.
zombie_tower-why-too-many-steps = C’est assez pour un tour ; dépensez des points d’action ou finissez le tour.
zombie_tower-why-nobody-to-save = Il n’y a pas de survivant dans votre salle.
zombie_tower-why-nobody-to-release = Vous n’avez pas de survivant à laisser.
zombie_tower-why-release-trapped = Personne ne tient avec vous sous les gravats.
zombie_tower-why-points-left = Épuisez vos points d’action avant de vous surpasser.
zombie_tower-why-deadly = Cela vous tuerait, et tout le monde perdrait.
zombie_tower-why-not-the-doctor = Seul le médecin peut guérir.
zombie_tower-why-nobody-to-cure = Il n’y a pas de zombie dans votre salle.
zombie_tower-why-no-slit = Il n’y a pas de fente dans cette salle.
zombie_tower-why-not-in-hand = Vous n’avez pas cet objet.
zombie_tower-why-slit-empty = Il n’y a pas de carte dans cette fente.
zombie_tower-why-item-missing = Vous n’avez pas cet objet.
zombie_tower-why-partner-missing = Cet objet ne sert qu’avec un autre, que vous n’avez pas.
zombie_tower-why-no-target = Cela ne changerait rien ici.
zombie_tower-why-bad-target = Cela ne changerait rien dans cette salle.
zombie_tower-why-line-of-fire = Des gravats sont dans la ligne de tir.
zombie_tower-why-own-gift = Les cartes de cette fente viennent de vous, et elles y restent.

# comment un coup s’appelle, et ce qui est demandé
zombie_tower-arg-handgun = Pistolet
zombie_tower-arg-shotgun = Fusil à pompe
zombie_tower-arg-magazine = Chargeur
zombie_tower-arg-buckshot = Chevrotine
zombie_tower-arg-shovel = Pelle
zombie_tower-arg-dynamite = Dynamite
zombie_tower-arg-detonator = Détonateur
zombie_tower-arg-first_aid_kit = Trousse de secours
zombie_tower-arg-barricade = Barricade
zombie_tower-arg-fire_extinguisher = Extincteur
zombie_tower-arg-vaccine = Vaccin
zombie_tower-arg-communication_device = Émetteur
zombie_tower-arg-battery = Batterie
zombie_tower-arg-flare = Fusée éclairante
zombie_tower-arg-firefighter = pompier
zombie_tower-arg-soldier = soldat
zombie_tower-arg-detective = détective
zombie_tower-arg-fighter = lutteur
zombie_tower-arg-doctor = médecin
zombie_tower-move-end = Finir votre tour
zombie_tower-move-move = Aller à la salle { $a }
zombie_tower-move-search = Fouiller cette salle
zombie_tower-move-rest = Se reposer
zombie_tower-move-save = Sauver un survivant
zombie_tower-move-release = Laisser un survivant
zombie_tower-move-overcharge = Se surpasser
zombie_tower-move-cure = Guérir un zombie
zombie_tower-move-give = Glisser dans la fente : { $a }
zombie_tower-move-take = Prendre la carte de la fente
zombie_tower-move-use = Utiliser : { $a }
zombie_tower-move-target = Dans la salle { $a }
zombie_tower-move-keep = Garder la carte
zombie_tower-move-return = Remettre la carte
zombie_tower-move-exit = S’enfuir vers la salle { $a }
zombie_tower-move-done = C’est tout
zombie_tower-move-choose = Être le { $a }
zombie_tower-ask-main = { $ap ->
    [0] À vous : plus de point d’action.
    [one] À vous : il reste un point d’action.
   *[other] À vous : il reste { $ap } points d’action.
}
zombie_tower-ask-target = Pour quelle salle ?
zombie_tower-ask-looking = Garder la carte trouvée, ou la remettre ?
zombie_tower-ask-saving = Le plafond s’effondre : qui sauvez-vous ?
zombie_tower-ask-leaving = Le plafond s’effondre : où allez-vous ?
zombie_tower-ask-choosing = Choisissez votre personnage.
zombie_tower-wait-looking = { $player } regarde une carte.
zombie_tower-wait-choosing = { $player } choisit un personnage.

# messages rapides
quick-have = J’ai : { $a }.
quick-need = Il me faut : { $a }.
quick-at = Je suis dans la salle { $a }.
quick-full = Mes salles en sont pleines.
quick-ready = Je suis prêt à partir.
quick-please-search = Fouillez au { $a }, s’il vous plaît.
quick-in-slit = Il y a quelque chose pour vous dans la fente : { $a }.

# les règles derrière les coups
zombie_tower-rule-of-end = ZT-49
zombie_tower-rule-of-move = ZT-54
zombie_tower-rule-of-search = ZT-60
zombie_tower-rule-of-rest = ZT-84
zombie_tower-rule-of-save = ZT-95
zombie_tower-rule-of-release = ZT-97
zombie_tower-rule-of-overcharge = ZT-105
zombie_tower-rule-of-cure = ZT-154
zombie_tower-rule-of-give = ZT-99
zombie_tower-rule-of-take = ZT-101
zombie_tower-rule-of-use = ZT-87
zombie_tower-rule-of-target = ZT-94
zombie_tower-rule-of-keep = ZT-155
zombie_tower-rule-of-return = ZT-155
zombie_tower-rule-of-exit = ZT-75
zombie_tower-rule-of-done = ZT-74
zombie_tower-rule-of-choose = ZT-22

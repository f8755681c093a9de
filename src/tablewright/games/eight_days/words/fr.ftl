# Eight Days : sur sa carte
eight_days-line = Huit jours d’hiver, une carte dans le brouillard, et un sac toujours trop petit.

# ce qui s’est passé
eight_days-rolled = { $player } lance { $roll }.
eight_days-starts = { $player } commence, chaque jour.
eight_days-day = Le jour { $day } se lève.
eight_days-turn = C’est au tour de { $player }.
eight_days-skipped = { $player } se met en route.
eight_days-ate = { $player } mange et a { $hunger } { $hunger ->
    [one] jeton
   *[other] jetons
} de faim.
eight_days-bandaged = { $player } met un bandage et a { $health } de santé.
eight_days-crafted = { $recipe ->
    [arrows] { $player } fabrique { $pieces ->
        [one] { $pieces } flèche
       *[other] { $pieces } flèches
    }.
    [bullets] { $player } fabrique { $pieces ->
        [one] { $pieces } balle
       *[other] { $pieces } balles
    }.
   *[other] { $player } fabrique { $thing }{ $pieces ->
        [0] {""}
        [one] {" "}avec { $pieces } flèche
       *[other] {" "}avec { $pieces } flèches
    }.
}
eight_days-rested = { $player } reste sur place et ne regarde rien.
eight_days-stayed = { $player } explore les environs en { $place }.
eight_days-moved = { $player } marche { $way } jusqu’en { $place }.
eight_days-discovered = { $player } arrive en premier en { $place } : { $tile }, { $cards ->
    [0] rien à ramasser
    [one] { $cards } carte à ramasser
   *[other] { $cards } cartes à ramasser
}.
eight_days-found = { $player } trouve { $item }.
eight_days-found-weapon = { $player } reçoit { $item }{ $pieces ->
    [0] {""}
    [one] {" "}avec { $pieces } munition
   *[other] {" "}avec { $pieces } munitions
}.
eight_days-found-nothing = { $player } ne trouve rien : le paquet { $stack } est épuisé.
eight_days-reshuffled = Le paquet { $stack } est mélangé de nouveau : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
eight_days-quiet = Tout est calme autour de { $player }.
eight_days-storm = { $again ->
    [0] Une tempête de neige se lève en { $place }.
   *[other] La tempête de neige en { $place } fait toujours rage.
}
eight_days-storm-ended = Il n’y a plus personne dans la tempête en { $place } ; elle se calme.
eight_days-trader-came = { $player } rencontre un marchand en { $place }.
eight_days-hostile-came = { $hostile } se dresse devant { $player } en { $place }, avec { $loot ->
    [0] rien sur lui
    [one] { $loot } carte
   *[other] { $loot } cartes
}.
eight_days-fought = { $player } reste et se bat.
eight_days-ran = { $success ->
    [0] { $player } essaie de fuir, lance { $roll } et se fait rattraper.
   *[other] { $player } lance { $roll } et s’enfuit ; personne n’a à se battre.
}
eight_days-struck = { $damage ->
    [0] { $hostile } frappe avec un { $roll } : tout le monde esquive.
   *[other] { $hostile } frappe avec un { $roll } et touche tout le monde : { $damage }.
}
eight_days-hurt = { $player } perd { $damage } et a { $health } de santé.
eight_days-attacked = { $damage ->
    [0] { $player } lance { $roll } { $weapon } et manque son coup.
   *[other] { $player } lance { $roll } { $weapon } : { $damage } de dégâts.
}
eight_days-killed = { $player } abat { $hostile }. { $cards ->
    [0] Il n’y a pas de butin
    [one] Il y a { $cards } carte de butin
   *[other] Il y a { $cards } cartes de butin
}.
eight_days-fled = { $success ->
    [0] { $player } essaie de fuir vers { $place } et lance { $roll } : pas d’issue.
   *[other] { $player } lance { $roll } et s’échappe vers { $place }.
}
eight_days-starved = { $health ->
    [0] { $tokens ->
        [0] { $player } n’a plus de jeton de faim à rendre.
        [one] { $player } rend un jeton de faim.
       *[other] { $player } rend { $tokens } jetons de faim.
    }
   *[other] { $tokens ->
        [0] { $player } meurt de faim et perd { $health } de santé.
        [one] { $player } rend son dernier jeton de faim, n’a plus rien à manger et perd { $health } de santé.
       *[other] { $player } rend ses { $tokens } derniers jetons de faim, n’a plus rien à manger et perd { $health } de santé.
    }
}
eight_days-died = { $player } meurt en { $place }.{ $pack ->
    [0] {""}
   *[other] {" "}Un sac reste dans la neige.
}
eight_days-trader-accepted = { $player } accepte l’offre du marchand.
eight_days-trader-ignored = { $asked ->
    [0] { $player } laisse partir le marchand.
   *[other] { $player } ne veut rien échanger ; le marchand se tourne vers { $next }.
}
eight_days-paid = { $player } paie avec { $item }.
eight_days-discarded = { $player } défausse { $item }.
eight_days-trade-opened = { $player } parle d’un échange avec { $partner }.
eight_days-offered = { $player } propose { $item }.
eight_days-requested = { $player } demande à { $partner } { $item }.
eight_days-sent = { $player } attend la réponse de { $partner }.
eight_days-cancelled = { $player } se ravise ; pas d’échange.
eight_days-accepted = { $player } accepte.
eight_days-rejected = { $player } refuse la proposition de { $partner }.
eight_days-gave = { $player } donne à { $partner } { $count ->
    [one] { $item }
   *[other] { $count } { $item }
}.
eight_days-took = { $player } prend { $item } dans le sac.
eight_days-took-pieces = { $player } prend les munitions du sac : { $arrows ->
    [0] {""}
    [one] { $arrows } flèche
   *[other] { $arrows } flèches
}{ $arrows ->
    [0] {""}
   *[other] { $bullets ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $bullets ->
    [0] {""}
    [one] { $bullets } balle
   *[other] { $bullets } balles
}.
eight_days-pack-left = { $player } laisse le reste du sac.
eight_days-turn-ended = { $player } installe son camp.
eight_days-dusk = Le soir tombe sur le jour { $day }.
eight_days-dusk-roll = { $comes ->
    [0] En { $place }, la nuit reste calme ({ $roll }).
   *[other] En { $place }, quelque chose bouge dans le noir ({ $roll }).
}
eight_days-ended = C’est fini, { $reason }. { $alive ->
    [0] Il ne reste personne après { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
    [one] Une seule personne a survécu.
   *[other] { $alive } ont survécu.
}

# comment une partie se finit
eight_days-end-eight_days = le dernier jour est passé
eight_days-end-all_dead = la neige a recouvert tout le monde

# les choses
eight_days-item-food = de la nourriture
eight_days-item-wood = du bois
eight_days-item-scrap = de la ferraille
eight_days-item-cloth = du tissu
eight_days-item-bandage = un bandage
eight_days-item-backpack = un sac à dos
eight_days-item-arrows = des flèches
eight_days-item-bullets = des balles
eight_days-item-knife = un couteau
eight_days-item-torch = une torche
eight_days-item-spear = une lance
eight_days-item-axe = une hache
eight_days-item-bow = un arc
eight_days-item-pistol = un pistolet
eight_days-item-revolver = un revolver
eight_days-item-sniper = un fusil de précision
eight_days-item-assault = un fusil d’assaut
eight_days-item-arrow = une flèche
eight_days-item-bullet = une balle
# plusieurs choses
eight_days-items-food = cartes de nourriture
eight_days-items-wood = cartes de bois
eight_days-items-scrap = cartes de ferraille
eight_days-items-cloth = cartes de tissu
eight_days-items-bandage = bandages
eight_days-items-backpack = sacs à dos
eight_days-items-arrows = flèches
eight_days-items-bullets = balles
eight_days-items-knife = couteaux
eight_days-items-torch = torches
eight_days-items-spear = lances
eight_days-items-axe = haches
eight_days-items-bow = arcs
eight_days-items-pistol = pistolets
eight_days-items-revolver = revolvers
eight_days-items-sniper = fusils de précision
eight_days-items-assault = fusils d’assaut
eight_days-items-arrow = flèches
eight_days-items-bullet = balles
# ce que l’on fabrique
eight_days-recipe-bandage = un bandage
eight_days-recipe-backpack = un sac à dos
eight_days-recipe-arrows = des flèches
eight_days-recipe-bullets = des balles
eight_days-recipe-torch = une torche
eight_days-recipe-knife = un couteau
eight_days-recipe-spear = une lance
eight_days-recipe-axe = une hache
eight_days-recipe-bow = un arc
eight_days-weapon-unarmed = à mains nues
eight_days-weapon-knife = au couteau
eight_days-weapon-torch = à la torche
eight_days-weapon-spear = à la lance
eight_days-weapon-axe = à la hache
eight_days-weapon-bow = à l’arc
eight_days-weapon-pistol = au pistolet
eight_days-weapon-revolver = au revolver
eight_days-weapon-sniper = au fusil de précision
eight_days-weapon-assault = au fusil d’assaut
eight_days-hostile-zombie = le zombie
eight_days-hostile-npc = le PNJ
eight_days-hostile-start-zombie = Le zombie
eight_days-hostile-start-npc = Le PNJ
eight_days-hostile-new-zombie = Un zombie
eight_days-hostile-new-npc = Un PNJ
eight_days-tile-house = une maison
eight_days-tile-factory = une usine
eight_days-tile-store = un magasin
eight_days-tile-road = une route
eight_days-tile-building = un immeuble
eight_days-tile-nothing = rien d’intéressant
eight_days-stack-event = des événements
eight_days-stack-resource = des ressources
eight_days-stack-weapon = des armes
eight_days-way-e = vers l’est
eight_days-way-se = vers le sud-est
eight_days-way-sw = vers le sud-ouest
eight_days-way-w = vers l’ouest
eight_days-way-nw = vers le nord-ouest
eight_days-way-ne = vers le nord-est

# pourquoi un coup est refusé
eight_days-why-over = La partie est finie.
eight_days-why-not-now = Cela appartient à un autre moment du tour.
eight_days-why-no-food = Vous n’avez pas de nourriture.
eight_days-why-not-hungry = Vous avez tous vos jetons de faim ; gardez la nourriture.
eight_days-why-no-bandage = Vous n’avez pas de bandage.
eight_days-why-not-hurt = Vous avez toute votre santé ; gardez le bandage.
eight_days-why-craft-cards = Il vous manque des cartes pour fabriquer cela.
eight_days-why-craft-out = Il n’en reste plus à fabriquer.
eight_days-why-edge = La carte s’arrête là.
eight_days-why-restless = Vous n’avez pas exploré au tour dernier, il le faut donc maintenant.
eight_days-why-no-weapon = Vous n’avez pas cette arme.
eight_days-why-no-ammunition = Vous n’avez pas de munitions pour cette arme.
eight_days-why-flee-fog = On ne fuit pas dans l’inconnu : cette tuile n’est pas encore découverte.
eight_days-why-trader-cards = Vous n’avez pas assez de cartes de ressource pour payer le marchand.
eight_days-why-trader-empty = Le marchand n’a plus d’arme.
eight_days-why-no-card = Vous n’avez pas cette carte.
eight_days-why-worn = C’est le sac à dos que vous portez.
eight_days-why-trade-self = On n’échange pas avec soi-même.
eight_days-why-trade-nobody = Personne n’est assis là.
eight_days-why-trade-dead = Ce joueur est mort.
eight_days-why-trade-elsewhere = On n’échange qu’avec ceux qui sont sur la même tuile.
eight_days-why-trade-used-up = Vous avez ouvert tous les échanges de ce tour.
eight_days-why-offer-none = Vous n’en avez plus à proposer.
eight_days-why-request-none = Votre partenaire n’en a plus.
eight_days-why-trade-full = Plus rien n’entre de ce côté de l’échange.
eight_days-why-send-empty = Proposez ou demandez d’abord quelque chose.
eight_days-why-take-none = Ce n’est pas dans le sac.
eight_days-why-pay-none = Vous n’avez pas de telle carte de ressource pour payer.

# comment un coup s’appelle, et ce qui est demandé
eight_days-arg-food = de la nourriture
eight_days-arg-wood = du bois
eight_days-arg-scrap = de la ferraille
eight_days-arg-cloth = du tissu
eight_days-arg-bandage = un bandage
eight_days-arg-backpack = un sac à dos
eight_days-arg-arrows = des flèches
eight_days-arg-bullets = des balles
eight_days-arg-knife = un couteau
eight_days-arg-torch = une torche
eight_days-arg-spear = une lance
eight_days-arg-axe = une hache
eight_days-arg-bow = un arc
eight_days-arg-pistol = un pistolet
eight_days-arg-revolver = un revolver
eight_days-arg-sniper = un fusil de précision
eight_days-arg-assault = un fusil d’assaut
eight_days-arg-arrow = une flèche
eight_days-arg-bullet = une balle
eight_days-arg-e = vers l’est
eight_days-arg-se = vers le sud-est
eight_days-arg-sw = vers le sud-ouest
eight_days-arg-w = vers l’ouest
eight_days-arg-nw = vers le nord-ouest
eight_days-arg-ne = vers le nord-est
eight_days-move-skip = Ne rien faire
eight_days-move-eat = Manger
eight_days-move-bandage = Mettre un bandage
eight_days-move-craft = Fabriquer { $a }
eight_days-move-stay-look = Rester et explorer
eight_days-move-look = Aller { $a } et explorer
eight_days-move-move = Aller { $a }
eight_days-move-nothing = Rester et se reposer
eight_days-move-fight = Se battre
eight_days-move-run = Fuir
eight_days-move-attack = Attaquer avec { $a }
eight_days-move-attack-unarmed = Attaquer à mains nues
eight_days-move-flee = S’enfuir { $a }
eight_days-move-trader-accept = Faire affaire avec lui
eight_days-move-trader-ignore = Le laisser partir
eight_days-move-pay = Payer avec { $a }
eight_days-move-discard = Défausser { $a }
eight_days-move-trade = Échanger avec { $player }
eight_days-move-offer = Proposer { $a }
eight_days-move-request = Demander { $a }
eight_days-move-send = Envoyer la proposition
eight_days-move-cancel = Annuler la proposition
eight_days-move-accept = Accepter
eight_days-move-reject = Refuser
eight_days-move-take = Prendre { $a }
eight_days-move-end = Finir votre tour
eight_days-ask-prepare = Jour { $day } : fabriquez, mangez, mettez un bandage, ou continuez.
eight_days-ask-explore = Jour { $day } : où allez-vous, et explorez-vous ?
eight_days-ask-encounter = Se battre, ou fuir ?
eight_days-ask-trader = Un marchand : trois cartes de ressource contre une arme ?
eight_days-ask-pay = Avec quelle carte payez-vous ?
eight_days-ask-combat = Le combat continue : que faites-vous ?
eight_days-ask-pack = Un sac est là : que prenez-vous ?
eight_days-ask-limit = Vous avez trop de cartes : défaussez-en une.
eight_days-ask-trade = Échangez avec quelqu’un d’ici, ou finissez votre tour.
eight_days-ask-build = Composez l’échange, puis envoyez-le.
eight_days-ask-answer = On vous propose un échange : l’acceptez-vous ?
eight_days-wait-combat = { $player } se bat.
eight_days-wait-answer = { $player } réfléchit à l’offre.

# les règles derrière les coups
eight_days-rule-of-skip = ED-18
eight_days-rule-of-eat = ED-20
eight_days-rule-of-bandage = ED-20
eight_days-rule-of-craft = ED-22
eight_days-rule-of-stay-look = ED-23
eight_days-rule-of-look = ED-24
eight_days-rule-of-move = ED-25
eight_days-rule-of-fight = ED-40
eight_days-rule-of-run = ED-42
eight_days-rule-of-attack = ED-56
eight_days-rule-of-flee = ED-61
eight_days-rule-of-trader-accept = ED-45
eight_days-rule-of-trader-ignore = ED-45
eight_days-rule-of-pay = ED-45
eight_days-rule-of-discard = ED-64
eight_days-rule-of-trade = ED-65
eight_days-rule-of-take = ED-89
eight_days-rule-of-nothing = ED-26
eight_days-rule-of-offer = ED-65
eight_days-rule-of-request = ED-65
eight_days-rule-of-send = ED-65
eight_days-rule-of-cancel = ED-65
eight_days-rule-of-accept = ED-65
eight_days-rule-of-reject = ED-65
eight_days-rule-of-end = ED-65

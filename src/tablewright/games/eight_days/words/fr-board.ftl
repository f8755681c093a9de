# Eight Days : les mots du plateau dans le navigateur.
eight_days-board-name = La carte, 37 cases autour du camp d4. Les flèches la parcourent, Entrée agit.

# ce qu’on peut faire
eight_days-board-do-skip = Continuer
eight_days-board-do-leave = Laisser le reste
eight_days-board-do-eat = Manger
eight_days-board-do-bandage = Mettre un bandage
eight_days-board-do-craft = Fabriquer : { $item }
eight_days-board-do-stay = Rester et chercher
eight_days-board-do-look = marcher et chercher, direction { $way }
eight_days-board-do-move = marcher sans chercher, direction { $way }
eight_days-board-do-nothing = Ne rien faire
eight_days-board-do-fight = Se battre
eight_days-board-do-run = { $price ->
    [0] Courir
   *[other] Courir ({ $price } faim)
}
eight_days-board-do-run-starving = Courir ({ $pain } santé)
eight_days-board-do-attack = Attaquer { $weapon }
eight_days-board-do-flee = tenter de fuir, direction { $way }
eight_days-board-do-trader-accept = Échanger { $price } cartes contre une arme
eight_days-board-do-trader-ignore = Le laisser partir
eight_days-board-do-pay = Payer : { $item }
eight_days-board-do-discard = Défausser : { $item }
eight_days-board-do-trade = Échanger avec { $name }
eight_days-board-do-offer = Offrir : { $item }
eight_days-board-do-request = Demander : { $item }
eight_days-board-do-send = Proposer cet échange
eight_days-board-do-cancel = Y renoncer
eight_days-board-do-accept = Accepter
eight_days-board-do-reject = Refuser
eight_days-board-do-take = Prendre : { $item }
eight_days-board-do-end = Finir le tour
eight_days-board-press-eat = Manger
eight_days-board-press-bandage = Mettre
eight_days-board-press-pay = Payer
eight_days-board-press-discard = Jeter

# la question
eight_days-board-ask-prepare = Jour { $day } : fabriquez ou utilisez une chose, ou continuez
eight_days-board-ask-explore = Jour { $day } : où allez-vous ?
eight_days-board-ask-encounter = { $hostile ->
    [npc] Un inconnu mal intentionné : se battre ou courir ?
   *[other] Un zombie : se battre ou courir ?
}
eight_days-board-ask-trader = Un marchand propose une arme contre { $price } cartes
eight_days-board-ask-pay = { $left ->
    [one] Payez le marchand : encore 1 carte
   *[other] Payez le marchand : encore { $left } cartes
}
eight_days-board-ask-combat = À vous de frapper : choisissez une arme, ou fuyez
eight_days-board-ask-pack = Un sac est là. Que prenez-vous ?
eight_days-board-ask-limit = { $left ->
    [one] Trop à porter : défaussez 1 carte
   *[other] Trop à porter : défaussez { $left } cartes
}
eight_days-board-ask-trade = { $here ->
    [0] Plus rien à faire ici : finissez votre tour
   *[other] Échangez avec quelqu’un ici, ou finissez votre tour
}
eight_days-board-ask-build = Qu’offrez-vous à { $partner }, que voulez-vous ?
eight_days-board-ask-answer = { $proposer } propose un échange. D’accord ?
eight_days-board-wait-prepare = Jour { $day } : { $name } se prépare
eight_days-board-wait-explore = Jour { $day } : { $name } cherche son chemin
eight_days-board-wait-encounter = { $hostile ->
    [npc] { $name } fait face à un inconnu
   *[other] { $name } fait face à un zombie
}
eight_days-board-wait-trader = { $name } parle à un marchand
eight_days-board-wait-pay = { $name } paie le marchand
eight_days-board-wait-combat = { $name } se bat
eight_days-board-wait-pack = { $name } fouille un sac
eight_days-board-wait-limit = { $name } porte trop de choses
eight_days-board-wait-trade = { $name } se repose en fin de tour
eight_days-board-wait-build = { $name } pense à un échange avec { $partner }
eight_days-board-wait-answer = { $name } réfléchit à l’échange de { $proposer }

# la carte
eight_days-board-fog = brouillard
eight_days-board-tile-start = le camp
eight_days-board-tile-house = une maison
eight_days-board-tile-factory = une usine
eight_days-board-tile-store = un magasin
eight_days-board-tile-road = une route
eight_days-board-tile-building = un immeuble
eight_days-board-tile-nothing = des bois
eight_days-board-too-far = On avance d’une case, vers une voisine de la sienne (ED-27).
eight_days-board-is-here = { $name } est ici
eight_days-board-pack-of = Le sac de { $name }
eight_days-board-storm = tempête de neige
eight_days-board-hostile-zombie = Zombie
eight_days-board-hostile-npc = PNJ
eight_days-board-days = Jour { $day } sur { $days }
eight_days-board-dusk = Quelque chose peut venir au crépuscule du jour { $day }

# panneaux
eight_days-board-situation = Ce qui se passe
eight_days-board-bench = Fabriquer
eight_days-board-bench-help = Une chose par tour : fabriquer ceci, manger ou mettre un bandage.
eight_days-board-makes = Fabriquer : { $item }. Il faut { $cost }
eight_days-board-explore = En chemin
eight_days-board-mode-look = Chercher
eight_days-board-mode-look-help = Piochez un événement là où vous serez.
eight_days-board-mode-move = Marcher
eight_days-board-mode-move-help = Ni événement, ni risque, ni trouvaille.
eight_days-board-odds = { $n ->
    [one] La pioche d’événements, 1 carte
   *[other] La pioche d’événements, { $n } cartes
}
eight_days-board-odds-hostile = Ennemi
eight_days-board-odds-find = Trouvaille
eight_days-board-odds-trader = Marchand
eight_days-board-odds-storm = Tempête
eight_days-board-odds-quiet = Calme
eight_days-board-fight = Le combat
eight_days-board-blows = Coup par coup
eight_days-board-strikes = Frappe de { $n } à partir de { $least }
eight_days-board-carries = { $n ->
    [0] Ne porte rien
    [one] Porte 1 carte
   *[other] Porte { $n } cartes
}
eight_days-board-ammo-arrow = { $n ->
    [0] plus de flèche
    [one] encore 1 flèche
   *[other] encore { $n } flèches
}
eight_days-board-ammo-bullet = { $n ->
    [0] plus de balle
    [one] encore 1 balle
   *[other] encore { $n } balles
}
eight_days-board-run-help = Courir :
eight_days-board-flee-help = Ou fuyez : touchez une case en pointillé sur la carte.
eight_days-board-trader = Le marchand
eight_days-board-trader-help = { $price } cartes de ressources pour une arme, tirée sans la voir.
eight_days-board-trader-has = { $n ->
    [0] Il n’y a plus d’arme.
    [one] Il reste une arme :
   *[other] Une arme parmi { $n } :
}
eight_days-board-paid = { $paid } cartes payées sur { $price }
eight_days-board-pack = Un sac dans la neige
eight_days-board-pack-help = Flèches et balles viennent avec la première carte.
eight_days-board-trade = Un échange
eight_days-board-gives = { $name } donne
eight_days-board-everybody = Les autres
eight_days-board-at = en { $place }
eight_days-board-at-with = { $n ->
    [one] en { $place }, 1 carte
   *[other] en { $place }, { $n } cartes
}
eight_days-board-dead = mort

# ses propres affaires
eight_days-board-health = Santé
eight_days-board-hunger = Jetons de faim
eight_days-board-cards = Cartes
eight_days-board-pieces = Munitions
eight_days-board-of = { $n } sur { $most }
eight_days-board-health-of = santé : { $n } sur { $most }
eight_days-board-hunger-of = jetons de faim : { $n } sur { $most }
eight_days-board-no-drop = Cela ne fait rien là.
eight_days-board-no-cards = { $whose ->
    [own] Vous ne portez rien.
   *[other] { $name } ne porte rien.
}
eight_days-board-you-died = { $whose ->
    [own] Vous n’avez pas survécu. Les autres continuent ; vous pouvez regarder.
   *[other] { $name } n’a pas survécu.
}
eight_days-board-item-food = nourriture
eight_days-board-item-wood = bois
eight_days-board-item-scrap = ferraille
eight_days-board-item-cloth = tissu
eight_days-board-item-bandage = bandage
eight_days-board-item-backpack = sac à dos
eight_days-board-item-arrows = flèches
eight_days-board-item-bullets = balles
eight_days-board-item-arrow = flèche
eight_days-board-item-bullet = balle
eight_days-board-item-unarmed = mains nues
eight_days-board-item-knife = couteau
eight_days-board-item-torch = torche
eight_days-board-item-spear = lance
eight_days-board-item-axe = hache
eight_days-board-item-bow = arc
eight_days-board-item-pistol = pistolet
eight_days-board-item-revolver = revolver
eight_days-board-item-sniper = fusil de précision
eight_days-board-item-assault = fusil d’assaut
eight_days-board-use-food = +{ $n } faim
eight_days-board-use-bandage = +{ $n } santé
eight_days-board-use-backpack = { $n } places de plus
eight_days-board-use-wood = pour fabriquer
eight_days-board-use-scrap = pour fabriquer
eight_days-board-use-cloth = pour fabriquer
eight_days-board-use-knife = arme
eight_days-board-use-torch = arme
eight_days-board-use-spear = arme
eight_days-board-use-axe = arme
eight_days-board-use-bow = avec des flèches
eight_days-board-use-pistol = avec des balles
eight_days-board-use-revolver = avec des balles
eight_days-board-use-sniper = avec des balles
eight_days-board-use-assault = avec des balles

# aperçus
eight_days-board-preview-step = { $pain ->
    [0] Coûte { $price } faim
   *[other] Plus de jeton de faim : coûte { $pain } santé
}{ $fresh ->
    [0] {""}
   *[other] {" "}; terre inconnue
}{ $looks ->
    [0] {" "}; pas de carte événement.
   *[other] {" "}; puis une carte événement.
}
eight_days-board-preview-stay = Ne coûte rien ; puis une carte événement.
eight_days-board-preview-nothing = Ne coûte rien et n’apporte rien.
eight_days-board-preview-attack = { $bad }, { $hit } ou { $best } dégâts ; tue à { $percent } %.
eight_days-board-preview-escape = { $percent } % ({ $least } ou plus au dé). { $pain ->
    [0] En cas de succès, coûte { $price } faim.
   *[other] En cas de succès, coûte { $pain } santé.
}
eight_days-board-preview-craft = { $pieces ->
    [0] Donne : { $item }.
   *[other] Donne : { $item }, { $pieces } pièces.
}
eight_days-board-preview-eat = Rend jusqu’à { $n } jetons de faim.
eight_days-board-preview-bandage = Rend jusqu’à { $n } points de santé.

# avertissements
eight_days-board-sure-step = Plus de jeton de faim et presque plus de santé : ce pas vous tuerait. Y aller quand même ?
eight_days-board-sure-storm = Vous n’avez plus rien à donner à la tempête : finir ici vous tuerait. Finir quand même ?
eight_days-board-sure-escape = Si vous vous échappez, la faim vous tue. Essayer quand même ?

# la première partie
eight_days-coach-skip = Soyez en vie après huit jours. Un tour commence par une chose : fabriquer, manger ou se soigner. Rien à faire ? Continuez sans.
eight_days-coach-look = Touchez une case éclairée pour y marcher, pour 1 faim, et chercher. La terre sort du brouillard et donne des cartes.
eight_days-coach-end = Votre main tient six cartes. Quand vous avez fini, terminez votre tour.
eight_days-coach-eat = La nourriture rend des jetons de faim. Mangez quand il en manque : touchez la carte.
eight_days-coach-bandage = Un bandage rend de la santé. Mettez-en un si vous êtes blessé : touchez la carte.
eight_days-coach-craft = Fabriquez avec du bois, de la ferraille et du tissu : ce que font vos cartes est montré à côté.
eight_days-coach-move = On peut aussi simplement marcher, sans chercher : pas de carte d’événement, donc aucune rencontre.
eight_days-coach-nothing = Ou ne rien faire de la journée : cela ne coûte pas de faim.
eight_days-coach-fight = Quelque chose vous fait face. Battez-vous, si une de vos armes en vaut la peine.
eight_days-coach-run = Fuir une rencontre réussit avec 5 ou plus au dé ; sinon, le combat commence.
eight_days-coach-attack = Choisissez une arme. Les couleurs dessous disent ce que fait chaque face du dé ; flèches et balles s’épuisent.
eight_days-coach-flee = Un combat qui tourne mal, on peut le quitter : fuyez vers une case éclairée.
eight_days-coach-trader = Un marchand vend une arme contre trois de vos cartes : acceptez et choisissez ce que vous payez, ou passez votre chemin.
eight_days-coach-trade = Les joueurs de votre case échangent avec vous en fin de tour. Ouvrez un échange : touchez un nom.
eight_days-coach-offer = Posez ce que vous donnez dans un plateau, ce que vous voulez dans l’autre, puis envoyez, ou ravisez-vous.
eight_days-coach-answer = On vous propose un échange : regardez les deux plateaux, puis dites oui ou non.
eight_days-coach-discard = Vous portez trop. Touchez ce que vous laissez.
eight_days-coach-take = Le sac d’un mort est ici. Prenez ce que vous pouvez porter.
eight_days-board-bench-all = { $n ->
    [0] Rien à fabriquer pour l’instant. Et ensuite ?
   *[other] Ce qu’on pourrait fabriquer d’autre
}
eight_days-coach-aim = Qui est en vie après le dernier jour a gagné.
eight_days-board-event-card = Carte événement

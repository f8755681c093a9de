# Corner Rush : les mots du plateau dans le navigateur.
corner_rush-board-name = Plateau de Corner Rush. Les flèches vont de case en case, Entrée agit, Échap lâche un pion.
corner_rush-board-you = vous
corner_rush-board-hole = le trou
corner_rush-board-own-pawn = votre pion
corner_rush-board-pawn = pion de { $name }
corner_rush-board-own-ace = votre As
corner_rush-board-ace = As de { $name }
corner_rush-board-own-blocker = votre bloqueur
corner_rush-board-blocker = bloqueur de { $name }
corner_rush-board-face-down = face cachée
corner_rush-board-you-know = vous savez que c’est { $number }
corner_rush-board-die = le dé montre { $face }
corner_rush-board-die-rests = le dé
corner_rush-board-roll = Lancer

# Ce qu’on peut faire
corner_rush-board-do-roll = Lancer le dé
corner_rush-board-do-challenge = Défier le bloqueur en { $square }
corner_rush-board-do-step = Aller en { $square }
corner_rush-board-do-nudge = Décaler { $name } en { $square }
corner_rush-board-do-place = Poser le jeton en { $square }
corner_rush-board-do-hold = Choisir le pion de { $name }
corner_rush-board-do-walk = { $steps ->
    [one] Aller jusqu’en { $square }
   *[other] Aller jusqu’en { $square } en { $steps } pas
}
corner_rush-board-pass-null = Laisser chacun à sa place
corner_rush-board-pass-place = Remettre le jeton dans le sac

# Ce qui est demandé
corner_rush-board-ask-turn = À vous : lancez le dé
corner_rush-board-ask-turn-challenge = À vous : lancez le dé, ou défiez un bloqueur voisin
corner_rush-board-ask-turn-other = { $name } lance le dé ou défie
corner_rush-board-ask-step = { $steps ->
    [one] Encore un pas à faire
   *[other] Encore { $steps } pas à faire
}
corner_rush-board-ask-step-other = { $steps ->
    [one] { $name } a encore un pas à faire
   *[other] { $name } a encore { $steps } pas à faire
}
corner_rush-board-ask-null = Un Nul : décalez un autre pion d’une case, ou laissez-les tous
corner_rush-board-ask-null-other = { $name } a fait un Nul
corner_rush-board-ask-place = Posez votre { $number } face cachée sur une case libre
corner_rush-board-ask-place-blind = Posez votre jeton face cachée sur une case libre
corner_rush-board-ask-place-other = { $name } pose un bloqueur
corner_rush-board-sure-nudge = Ce pion arriverait sur son propre As : il gagnerait aussitôt. Le décaler quand même ?

# Ce qui en résulterait
corner_rush-board-outlook-roll = Deux pas ou plus, ou un Nul. Puis vous posez un jeton.
corner_rush-board-outlook-known = Contre { $number } : { $chance } % de réussite, { $steps } pas en moyenne.
corner_rush-board-outlook-hidden = Caché ({ $numbers }) : environ { $chance } % de réussite.
corner_rush-board-outlook-win = Sur votre As : vous gagnez.
corner_rush-board-outlook-lose = Sur son propre As : { $name } gagnerait.
corner_rush-board-outlook-walk = { $steps ->
    [one] Arrive en { $square } après un pas.
   *[other] Arrive en { $square } après { $steps } pas.
}
corner_rush-board-no-walk = Vos pas ne peuvent pas finir là.
corner_rush-board-hold-first = Choisissez d’abord le pion à décaler.
corner_rush-board-distance = { $change ->
    [0] { $name } { $steps }
   *[other] { $name } { $steps } ({ $change })
}
corner_rush-board-shut = { $name } : aucun chemin libre

# Les sacs
corner_rush-board-bag = { $whose ->
    [own] Votre sac
   *[other] Sac
}
corner_rush-board-bag-empty = vide
corner_rush-board-bag-hidden = { $tokens ->
    [one] un jeton que personne ne regarde
   *[other] { $tokens } jetons que personne ne regarde
}
corner_rush-board-held = En main
corner_rush-board-token = { $number }
corner_rush-board-tokens = { $tokens ->
    [0] sac vide
    [one] un jeton dans le sac
   *[other] { $tokens } jetons dans le sac
}
corner_rush-board-steps = { $steps ->
    [0] sur son As
    [one] encore un pas
   *[other] encore { $steps } pas
}
corner_rush-board-walled = aucun chemin libre

corner_rush-coach-roll = Votre pion veut atteindre votre As dans le coin opposé. Chaque tour commence par le dé : lancez-le.
corner_rush-coach-step = Faites tous vos pas, sans diagonale. Touchez une case voisine du pion, ou un des points pour y aller d’un coup.
corner_rush-coach-place = Posez le jeton tiré sur une case libre. Vous seul voyez son nombre, et aucun pion ne le franchit.
corner_rush-coach-challenge = Avant de lancer le dé, on peut défier un bloqueur voisin. Faites au moins son nombre pour le prendre ; le surplus, ce sont vos pas.
corner_rush-coach-nudge = Un Nul décale le pion d’un autre d’une case : choisissez un pion éclairé, puis sa case.
corner_rush-coach-pass = On n’est pas obligé d’utiliser un Nul : vous pouvez laisser chacun à sa place.
corner_rush-board-null-does = Le pion reste. On peut pousser un autre pion d’une case.
corner_rush-coach-aim = Le premier sur son As a gagné.

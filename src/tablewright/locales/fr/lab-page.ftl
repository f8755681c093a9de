# Le laboratoire dans le navigateur : ses questions et ses réponses en mots. Les noms des chiffres sont dans lab.ftl.

# L’entrée
lab-title = Le laboratoire
lab-of = Le laboratoire : { $title }
lab-line = Changez une règle : des robots jouent les deux versions sur les mêmes donnes. Regardez la réponse venir, puis essayez-la entre amis.
lab-choose = De quel jeu s’agit-il ?
lab-off = Ce serveur a été lancé sans le laboratoire. Qui s’en occupe peut l’ouvrir.
lab-yours = Vos questions
lab-yours-none = Ce que vous demandez est gardé ici, dans ce navigateur.
lab-forget = Retirer cette question de la liste : { $question }

# La question
ask-kind = Que voulez-vous savoir ?
ask-kind-compare = Et si je change une règle ?
ask-kind-seats = Est-ce juste selon la place ?
ask-kind-length = Combien de temps, et quelle fin ?
ask-kind-feel = Comment cela se joue-t-il ?
ask-kind-cards = Quelles cartes ou actions comptent ?
ask-kind-skill = Talent ou chance ?
ask-kind-difficulty = Est-ce difficile ensemble ?
ask-kind-sweep = Une règle sur toutes ses valeurs
ask-kind-grid = Deux règles l’une contre l’autre
ask-kind-find = Trouvez-moi une valeur
ask-kind-aa = Le laboratoire voit-il des fantômes ?
ask-line-compare = Des parties selon les règles d’avant (A) à côté de parties selon les vôtres (B), sur les mêmes donnes.
ask-line-seats = Qui s’en tire bien, et de quelle place.
ask-line-length = Les manches, les minutes et les façons de finir.
ask-line-feel = Vrais choix, attente, changements de tête, moment où tout est joué.
ask-line-cards = Chacune est retirée à un joueur, puis à tout le monde.
ask-line-skill = Chaque force contre celle d’en dessous, et chaque donne jouée deux fois.
ask-line-difficulty = Combien de fois on s’en sort en jouant ensemble.
ask-line-sweep = Une courbe : ce que devient un chiffre quand une règle grandit.
ask-line-grid = Une carte de deux règles et d’un chiffre.
ask-line-find = Vous dites ce que vous voulez, le laboratoire cherche la valeur qui le donne.
ask-line-aa = A contre A : rien ne change. Qu’aurait cru un lecteur pressé ?
ask-about = Sur
ask-players = Joueurs
ask-by-line = Elles valent dans toutes les parties de la question.
ask-change-none = Changez au moins une règle : il y aura quelque chose à comparer.
ask-sentence = { $kind ->
    [compare] Que change-t-on à { $title } à { $n } si…
    [seats] { $title } à { $n } : est-ce juste selon la place ?
    [length] Combien de temps dure { $title } à { $n }, et comment cela finit-il ?
    [feel] Comment se joue { $title } à { $n } ?
    [cards] Quelles cartes ou actions comptent dans { $title } à { $n } ?
    [skill] Le talent compte-t-il dans { $title } à { $n }, et que fait la chance ?
    [difficulty] { $title } à { $n } : est-ce difficile ?
    [sweep] Que fait une règle de { $title } à { $n } sur toutes ses valeurs ?
    [grid] Que font ensemble deux règles de { $title } à { $n } ?
    [find] Quelle valeur d’une règle de { $title } à { $n } me donne ce que je veux ?
   *[aa] Le laboratoire voit-il dans { $title } à { $n } des changements qui n’y sont pas ?
}
ask-rule = Règle
ask-second-rule = et règle
ask-from = de
ask-to = à
ask-step = par pas de
ask-number = Le chiffre à regarder
ask-target = doit valoir
ask-margin = à ceci près
ask-target-none = Dites quelle valeur vous voulez, et à combien près.
ask-values = Valeurs : { $values }
ask-points-too-many = Cela fait { $n } points, et { $most } sont le maximum : moins de valeurs, ou de plus grands pas.
ask-points-too-few = Il faut au moins deux valeurs.
ask-strengths = Qui joue
ask-strengths-line = Chaque réponse est donnée à plusieurs forces côte à côte. Ce qu’un robot fait d’une règle peut être faux d’un autre.
ask-strengths-none = Choisissez au moins une force.
ask-strengths-most = Au plus { $n } forces à la fois.
ask-stop = Quand s’arrêter
ask-stop-how = Arrêt
ask-stop-verdict = dès que c’est décidé
ask-stop-precision = dès que c’est connu à
ask-stop-matters = En dessous de tant de points, un changement ne compte pas
ask-stop-points = { $n ->
    [one] ± { $n } point
   *[other] ± { $n } points
}
ask-stop-time = au plus tard après
ask-seconds = { $seconds ->
    [10] 10 secondes
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
   *[other] { $seconds } secondes
}
ask-speaks-of = Le verdict parle de
ask-speaks-line = D’un à trois chiffres. Tous les autres sont comptés aussi.
ask-more = Autres souhaits
ask-all-players = Pour tous les nombres de joueurs
ask-seed = Graine
ask-blocks = Au plus tant de donnes à chaque force
ask-start = Jouer
ask-forecast-wait = Quelques parties d’essai pour voir ce qui pourra être répondu…
ask-forecast-compiling = Le serveur prépare ce jeu. Vous pouvez déjà demander : les premiers chiffres viennent des robots les plus faibles.
ask-forecast-line = Au bout de { $time }, vous saurez « { $number } » à environ { $parts }.
ask-forecast-part = { $half } (niveau { $bot })
ask-forecast-share = { $kind ->
    [seats] Le sort de chaque place
    [cards] Ce que vaut une carte ou une action
    [skill] Ce que vaut un meilleur jeu
   *[other] Combien s’en sortent
}
ask-forecast-none = On sait encore trop peu de ces parties pour dire combien la réponse sera précise.

# La réponse
answer-title = { $title } : la réponse
answer-missing = Il n’y a pas de telle question ici
answer-change-to = { $rule } : { $before } → { $after }
answer-again = Demander autre chose
answer-again-like = Changer la question
answer-verdict = La réponse
answer-waiting = { $n ->
    [0] Votre question est la prochaine.
    [one] Une question passe avant la vôtre.
   *[other] { $n } questions passent avant la vôtre.
}
answer-preparing = Le jeu est en train d’être préparé pour aller vite. Les chiffres viennent quand même, lentement d’abord.
answer-nothing = Pas encore de partie.
answer-running = On joue
answer-paused = En pause
answer-decided = Décidé
answer-rests = Encore ouvert
answer-failed = Cela n’a pas pu être joué
answer-rests-why = { $why ->
    [time] Le temps est écoulé. C’est encore ouvert : chaque chiffre ci-dessous est valable, et vous pouvez continuer.
    [blocks] Toutes les donnes que vous permettiez sont jouées. C’est encore ouvert.
    [asked] Arrêté à la main. Chaque chiffre ci-dessous est valable.
   *[other] Au repos.
}
answer-progress = { $games } parties, { $seconds } secondes sur { $limit }
answer-cut = La ligne est coupée. Les parties continuent ; la page réessaie.
answer-pause = Pause
answer-stop = Arrêter
answer-go-on-for = Continuer une minute
answer-copy = Copier le lien
answer-points = points
answer-percent = { $value } %
answer-interval = { $low } à { $high } { $unit }
answer-give-or-take = ±{ $n } { $unit }
answer-unknown = rien de connu encore
answer-among = chez les robots de niveau { $bots }
answer-seat = { $n ->
    [1] premier joueur
    [2] deuxième joueur
    [3] troisième joueur
    [4] quatrième joueur
    [5] cinquième joueur
   *[other] joueur { $n }
}
answer-seat-loses = { answer-seat } : perd
answer-seat-wins = { answer-seat } : gagne
answer-seat-survives = { answer-seat } : survit
answer-seat-lives = { answer-seat } : survit
answer-more = { $of ->
    [share] plus souvent, de { $size }
   *[number] plus, de { $size }
}
answer-less = { $of ->
    [share] moins souvent, de { $size }
   *[number] moins, de { $size }
}
answer-no-matter = sans importance ({ $bound } au plus)
answer-open = encore ouvert ({ $interval })
answer-open-yet = encore ouvert
answer-everywhere = { $said }, à toutes les forces.
answer-among-said = { $said } { $among }.
answer-full-stop = { $said }.
answer-and-then = {" ; "}
answer-dead = Pas une des { $games } parties { $among } n’a changé : pour eux la règle est morte. Elle peut compter dans { $most } % des parties au plus.
answer-turned = La force retourne la réponse. { $title } : plus { $more }, moins { $less }. Croyez la force qui joue le plus comme vos joueurs, et regardez des parties.
answer-disagree = { $reading ->
    [more] Les forces ne sont pas d’accord. { $title } : plus { $some }, sans importance { $none }.
   *[less] Les forces ne sont pas d’accord. { $title } : moins { $some }, sans importance { $none }.
}
answer-unfair = Pas juste { $among } : { $seats }. Une part égale : { $equal }.
answer-equal = la même pour tous
answer-fair = { $counts ->
    [loses] Juste { $among } : chaque place perd aussi souvent que les autres, à { $points } points près.
    [survives] Juste { $among } : chaque place survit aussi souvent que les autres, à { $points } points près.
   *[other] Juste { $among } : chaque place gagne aussi souvent que les autres, à { $points } points près.
}
answer-seats-open = Encore ouvert { $among } : aucune place n’est encore sûrement mieux ou moins bien lotie.
answer-length = { $middle } { $unit } au milieu, { $low } à { $high } dans huit parties sur dix
answer-ends-most = le plus souvent { $title } ({ $share })
answer-tool-most = { $counts ->
    [loses] avant tout { $tool } : qui en est privé perd plus souvent, de { $size }
    [survives] avant tout { $tool } : qui en est privé survit moins souvent, de { $size }
   *[other] avant tout { $tool } : qui en est privé gagne moins souvent, de { $size }
}
answer-tool-then = puis { $tools }
answer-tool-better = on s’en passe avec profit : { $tools }
answer-tool-none = sans importance : { $tools }
answer-tool-open = { $n ->
    [one] une carte ou action encore ouverte
   *[other] { $n } cartes et actions encore ouvertes
}
answer-skill = { $kind ->
    [pays] { $counts ->
        [loses] jouer ainsi plutôt que { $below } paie : perd moins souvent, de { $size }
        [survives] jouer ainsi plutôt que { $below } paie : survit plus souvent, de { $size }
       *[other] jouer ainsi plutôt que { $below } paie : gagne plus souvent, de { $size }
    }
    [harms] jouer ainsi plutôt que { $below } nuit, de { $size }
    [none] jouer ainsi plutôt que { $below } ne fait pas de différence qui compte
   *[open] contre { $below } c’est encore ouvert ({ $interval })
}
answer-luck = la donne décide { $share } du résultat entre égaux
answer-make-it = { $title } : { $share } s’en sortent
answer-difficulty = { $talk ->
    [talk] { $n } joueurs, { $difficulty }, en parlant
    [silent] { $n } joueurs, { $difficulty }, en silence
   *[none] { $n } joueurs, { $difficulty }
}
answer-as-it-is = tel quel
answer-sweep = { $title } : de { $low } pour { $from } à { $high } pour { $to }.
answer-sweep-open = { $title } : aucune valeur n’est encore sûrement différente d’une autre.
answer-goal = { $value } ± { $margin } { $unit }
answer-find-meets = { $point } donne { $goal }.
answer-find-open = { $n ->
    [one] { $goal } : encore ouvert ; une valeur a été regardée.
   *[other] { $goal } : encore ouvert ; { $n } valeurs ont été regardées.
}
answer-find-none = { $side ->
    [below] Aucune valeur ne peut donner { $goal } : toutes sont en dessous. La plus proche est { $point }.
   *[above] Aucune valeur ne peut donner { $goal } : toutes sont au-dessus. La plus proche est { $point }.
}
answer-find-between = Aucune valeur ne donne { $goal } : il est entre { $one } et { $other }.
answer-self-test = rien n’a été changé. En { $looks } regards, un intervalle ordinaire aurait annoncé un changement de { $careless } chiffres sur { $numbers } ; le laboratoire en annonce { $lab }.

# Les parties de la réponse
part-first = Les premiers chiffres
part-first-note = Des robots les plus faibles d’abord. Ce que cela veut dire suit dès qu’il y en a assez.
part-change = Changement de A à B
part-change-note = Dans la bande verte, un changement est trop petit pour compter.
part-narrowing = Comment la réponse se resserre
part-narrowing-note = L’intervalle après tant de donnes. Regardez quand vous voulez : il vaut à tous les regards ensemble.
part-deals = Donnes
part-plain = Montrer à côté un intervalle ordinaire
part-plain-said = Un intervalle ordinaire à 95 %, regardé { $looks } fois, aurait annoncé à cette heure un changement de { $careless } chiffres sur { $numbers } ; le laboratoire en annonce { $lab }.
part-plain-note = En pointillé : l’intervalle des manuels. Il est fait pour être regardé une fois ; regardé encore et encore, il se trompe bien plus qu’une fois sur vingt.
part-length = Combien de temps cela dure
part-ends = Comment cela finit
part-seats = Selon la place
part-feel = Comment cela se joue
part-feel-note = Les chiffres sur la tête de la partie sont vus par les robots.
part-cards = Cartes et actions
part-cards-note = { $counts ->
    [loses] De combien un joueur qui en est privé perd plus souvent, sur les mêmes donnes.
    [survives] De combien un joueur qui en est privé survit plus souvent, sur les mêmes donnes.
   *[other] De combien un joueur qui en est privé gagne plus souvent, sur les mêmes donnes.
}
part-game = Les chiffres de ce jeu
part-also = A changé aussi
part-also-rest = Les autres qui ont changé
part-also-line = { $n ->
    [0] Aucun des { $all } autres chiffres n’a changé jusqu’ici.
    [one] { $n } des { $all } autres chiffres.
   *[other] { $n } des { $all } autres chiffres.
}
part-also-note = De ceux qui sont nommés ici, en moyenne un sur vingt au plus l’est à tort.
part-deal-changed = { $changed } parties sur { $games } se sont passées autrement.
part-all = Tous les chiffres
part-people = Les parties des gens
part-people-none = Personne n’a encore fini de partie selon ces règles sur ce serveur. Jouez-la entre amis : elle sera comptée ici.
part-people-line = Les parties finies aux tables de ce serveur, avec des gens parmi les joueurs.
part-people-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
part-skill = Un cran plus fort
part-skill-note = { $counts ->
    [loses] De combien perd plus souvent un joueur un cran plus fort que tous les autres.
    [survives] De combien survit plus souvent un joueur un cran plus fort que tous les autres.
   *[other] De combien gagne plus souvent un joueur un cran plus fort que tous les autres.
}
part-luck = Ce que décide la donne
part-luck-note = La part du résultat entre égaux : chaque donne est jouée deux fois, avec d’autres pensées.
part-difficulty = Combien s’en sortent
part-curve = { $title } selon { $rule }
part-map = { $title } : { $one } contre { $other }
part-map-note = Plus c’est foncé, plus il y en a. Sous chaque valeur : à combien près.
part-equal = Le trait pointillé est une part égale.
part-table = En tableau
part-table-of = { $title }, en chiffres
part-look = Regarder de près { $point }
part-worse-off = sans elle, soi-même
part-excluded = sans elle, tout le monde : { $title }
part-used = fois par partie
part-used-winner = par un gagnant
part-used-other = par les autres
part-no-rule = aucune règle ne la retire
col-bots = Robots
col-number = Chiffre
col-change = Changement (95 %)
col-seen = Vu
col-interval = 95 % ensemble
col-one-interval = 95 %
col-games = Parties
col-saves = Les mêmes donnes épargnent
col-reading = Donc
col-quantile = Sur dix parties
col-judgement = Jugé
col-people = Gens
reading-more = plus
reading-less = moins
reading-none = sans importance
reading-open = ouvert
judged = { $judgement ->
    [below] trop peu
    [above] trop
    [meets] convient
   *[open] ouvert
}
quantile = { $n ->
    [1] 1 n’est pas plus longue
   *[other] { $n } ne sont pas plus longues
}
counted-up-to = { $title } (compté jusqu’à { $n })
no-saving = –
save-of-ten = { $n } parties sur 10

# Des parties à regarder
watch-title = Les parties derrière la réponse
watch-line = { $pairs ->
    [true] Celles-là mêmes qui ont été comptées. A et B commencent avec la même donne et les mêmes pensées.
   *[other] Celles-là mêmes qui ont été comptées, coup par coup.
}
watch-turned = Même donne, autre issue
watch-changed = Même donne, autre cours
watch-typical = Une partie ordinaire
watch-close = Une partie serrée
watch-longest = La plus longue
watch-shortest = La plus courte
watch-bots = Chez les robots
watch-deal = donne { $n }
pair-title = { $title }, donne { $n } : A à côté de B
pair-one-title = { $title }, donne { $n }
pair-same = { $n ->
    [0] Elles se séparent au premier coup.
    [one] Le premier coup est le même dans les deux.
   *[other] Les { $n } premiers coups sont les mêmes dans les deux.
}
pair-parted = À partir d’ici elles se séparent.
pair-over = Finie : { $reason }
pair-back = Retour à la réponse
pair-arm-a = A : les règles d’avant
pair-arm-b = B : avec le changement
pair-jump = Là où elles se séparent
pair-step = Un pas en avant, dans les deux
pair-step-back = Un pas en arrière, dans les deux

# De la réponse à la table
table-now = La jouer tout de suite
table-with-friends = La jouer entre amis
table-line = Ouvre une table selon ces règles. Ses parties prennent place à côté de celles des robots.

# À emporter
take-title = À emporter
take-html = Une page
take-csv = Tableau (CSV)
take-json = JSON
take-parquet = Parquet
take-lab = Tout (.lab)
take-command = La commande qui la repose
take-copy = Copier la commande

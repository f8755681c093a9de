# Phrases que tous les jeux partagent.
why-over = La partie est finie.
why-not-now = Ce coup n’est pas possible maintenant.

# Pourquoi la table n’accorde pas quelque chose.
why-not-started = La partie n’a pas encore commencé.
why-started = La partie a déjà commencé.
why-closed = Cette table est fermée.
why-frozen = Cette partie suivait des règles que ce serveur ne joue plus.
why-no-seat = Il n’y a pas de place { $seat } ; cette table a les places 0 à { $last }.
why-nobody-there = Personne n’est assis là.
why-no-seat-named = Dites depuis quelle place vous parlez.
why-no-player = Il n’y a pas de joueur { $player } dans cette partie.
why-not-your-seat = Cette place n’est pas la vôtre.
why-seat-lost = Votre place à cette table n’est plus la vôtre.
why-full = Toutes les places de cette table sont prises.
why-crowded = Il y a déjà trop de monde à cette table.
why-taken = Quelqu’un est déjà assis là.
why-no-bot = Aucun robot n’est assis là.
why-no-such-bot = Ce robot n’existe pas ici. En détail, en anglais : { $problem }
why-host = On ne peut pas retirer l’hôte ; confiez d’abord la table à quelqu’un d’autre.
why-not-host = Seul l’hôte de la table peut le faire.
why-no-such-command = Un hôte ne peut pas « { $command } » ; il y a { $known }.
why-free-seats = Il reste des places libres : attendez quelqu’un, ou faites-y asseoir des robots.
why-out = Vous n’êtes plus dans la partie.
why-not-your-turn = C’est à { $name } de jouer.
why-no-such-move = Ce coup n’existe pas dans ce jeu. En détail, en anglais : { $problem }
why-move-of-the-table = « { $move } » n’est pas un coup qu’un joueur puisse jouer.
why-no-such-ply = La partie n’a pas ce coup. En détail, en anglais : { $problem }
why-stale = Il s’est passé quelque chose depuis ; regardez de nouveau.
why-ahead = Il n’y a pas encore de vue { $number } de cette place ; la dernière est { $last }.
why-no-resigning = On n’abandonne pas à { $title } ; vous pouvez partir, et un robot continue.
why-nothing-to-undo = Vous n’avez encore rien décidé qui puisse être repris.
why-asked-already = C’est déjà demandé ; attendez la réponse.
why-not-asked = Personne ne vous le demande.
why-no-draw = { $title } ne connaît pas de partie nulle.
why-draw-needs-all = La nulle demande l’accord de tous ; les robots ne donnent pas le leur.
why-rematch-there = La partie suivante est déjà prête.
why-away = Vous êtes parti, et un robot joue pour vous ; revenez d’abord.
why-here = Vous êtes déjà là.
why-no-hint = Les conseils sont pour votre tour, contre des robots, ou là où la table les permet.
why-no-idea = Aucun robot n’a d’idée pour l’instant ; réessayez.
why-muted = L’hôte vous a coupé la parole.
why-empty = Ce message est vide.
why-no-such-quick = Cette table n’a pas de message rapide « { $quick } ».
why-quick-words =
    Ce message demande { $wanted ->
        [0] zéro mot
        [one] un mot
       *[other] { $wanted } mots
    }, et non { $given }.
why-quick-word = Ce message ne connaît pas « { $word } » ; il connaît : { $known }.
why-no-such-game = Il n’y a pas de jeu « { $name } » ; il y a { $known }.
why-no-such-table = Cette table n’existe pas ; elle a peut-être été supprimée.
why-no-such-code = Aucune table n’a ce code ; une lettre est peut-être fausse.
why-no-review = Cette partie n’a pas pu être analysée : { $problem }
why-no-such-puzzle = Il n’y a pas de problème { $number } pour ce jeu ; il y en a { $count }.
why-not-over = C’est réservé aux parties finies.
why-not-invited = On vient à cette table sur invitation : demandez son lien ou son code.
why-no-spectators = Cette table n’accepte pas de spectateurs.
why-wrong-key = Cette clé n’ouvre aucune place à cette table.
why-bad-setting = { $what } : il faut { $known }, et non « { $value } ».
why-bad-players = { $title } se joue à { $counts }, pas à { $players }.
why-bad-seats = Cette table a { $players } places, de 0 à { $last }.
why-nobody-plays = Prenez une place, ou faites asseoir des robots partout et regardez-les.
why-bad-rules = Ces règles ne vont pas. En détail, en anglais : { $problem }
why-bad-record = Cet enregistrement ne va pas. En détail, en anglais : { $problem }
why-too-many-tables = Ce serveur n’a plus de place pour une autre table.
why-too-many-new = Trop de nouvelles tables ou places depuis votre adresse ; attendez une minute.
why-no-lab = Ce serveur n’a pas de laboratoire.
why-no-such-question = Le laboratoire ne connaît pas cette question ; elle a peut-être été supprimée. Posez-la de nouveau.
why-not-asker = Tant qu’elle se joue, seule la personne qui a posé cette question peut le faire.
why-too-many-questions = Vous avez { $most } questions encore sans réponse ; attendez-en une, ou arrêtez-en une.
why-too-many-asked = Trop de questions depuis votre adresse ; attendez une minute.
why-bad-question = Cette question ne va pas. En détail, en anglais : { $problem }
why-question-too-long = { $seconds } secondes, c’est trop ; une question se joue au plus { $most } secondes d’affilée, et peut continuer.
why-question-too-wide = Cette question a { $arms } façons de jouer ; { $most } au plus. Choisissez moins de valeurs, de cartes ou de forces.
why-no-report = Il n’y a pas encore de réponse ; attendez les premières parties.
why-no-such-block = Cette réponse n’a pas de donne { $block }.
why-not-yet = Ce jeu est encore en préparation pour la machine du serveur ; réessayez dans une minute.
why-too-fast = Trop à la fois ; attendez un instant.
why-too-slow = La demande est arrivée trop lentement ; envoyez-la de nouveau.
why-too-big = Un message a au plus { $most } lettres.
why-try-again = La table est en train de changer de serveur ; réessayez dans un instant.
why-restart = La table est en train de changer de serveur ; revenez dans un instant.
why-store = Le serveur ne peut rien enregistrer pour le moment, donc personne ne peut jouer ; votre partie est gardée. Réessayez plus tard.
why-too-much = Il s’est passé tant de choses à cette table en dehors du jeu que rien de plus n’est accepté, sauf les coups.
why-protocol = Cette page parle la version { $spoken } du langage de la table, le serveur la version { $here } ; rechargez la page.
why-no-hello = Le premier message doit être un bonjour que ce serveur comprend.
why-said-hello = Vous avez déjà dit bonjour.
why-unreadable = Ce message est illisible. En détail, en anglais : { $problem }
why-not-a-number = Il faut un nombre entier, et non « { $text } ».
why-not-found = Il n’y a rien à cette adresse.
why-method = On ne peut pas faire cela ici.
why-http = Le serveur a répondu. En détail, en anglais : { $problem }
why-fault = Quelque chose s’est mal passé sur le serveur ; c’est noté.

# Ce qui se passe à une table.
table-joined = { $name } s’assied.
table-bot-joined = { $name } prend la place.
table-got-up = { $name } se lève.
table-renamed = { $was } s’appelle maintenant { $name }.
table-host = { $name } est maintenant l’hôte.
table-muted = { $name } ne peut plus écrire.
table-unmuted = { $name } peut de nouveau écrire.
table-started = La partie commence.
table-timeout = { $name } n’a plus de temps.
table-away-left = { $name } est parti ; un robot continue.
table-away-gone = { $name } n’est plus là pour l’instant ; un robot continue.
table-back = { $name } est de retour.
table-resumed = Le serveur s’est absenté un instant ; aucune pendule n’a tourné.
table-asks-undo = { $name } demande à reprendre un coup.
table-undo-agreed = { $name } accepte que le coup soit repris.
table-undo-refused = { $name } ne veut pas qu’il soit repris.
table-undone = { $name } accepte : le coup est repris, et le hasard repart à neuf.
table-undo = { $name } reprend un coup.
table-offers-draw = { $name } propose la nulle.
table-draw-agreed = { $name } accepte la nulle.
table-draw-refused = { $name } veut continuer.
table-rematch = { $name } veut rejouer.
table-next = La partie suivante est prête.
table-closed-host = L’hôte a fermé la table.
table-closed-empty = Tout le monde a quitté la table.
table-closed-expired = Il ne s’est rien passé à cette table depuis longtemps.
table-frozen-game = Ce serveur ne connaît pas le jeu { $game }.
table-frozen-version = Cette partie a commencé avec la version { $played } des règles ; ici, c’est la version { $here }, elle est donc seulement montrée.
table-frozen-rules = Cette partie a commencé avec des règles ({ $played }) que ce serveur n’a plus, elle est donc seulement montrée.
table-waiting = On attend des joueurs.
table-turn = C’est à { $player } de jouer.
table-your-turn = À vous.
table-over = La partie est finie.

# Messages rapides.
quick-hello = Bonjour !
quick-thanks = Merci.
quick-well-played = Bien joué.
quick-oops = Oups.
quick-thinking = Je réfléchis.
quick-hurry = À toi, s’il te plaît.
quick-sorry = Désolé, je dois partir.

# Un coup pour lequel le jeu n’a pas de mots.
table-move = { $move }

# Une règle pour laquelle le jeu n’a pas de mots à lui.
table-rule = { $rule }
table-about-rule = La règle « { $key } » de ce jeu.

# Une analyse : où mène un coup, et pourquoi il est noté ainsi.
review-option-one_winner = Gagne à { $chance } %.
review-option-one_loser = Perd à { $chance } %.
review-option-survival = Survit à { $chance } %.
review-option-cooperative = L’équipe réussit à { $chance } %.
review-best-one_winner = Le meilleur coup : il gagne à { $chance } %.
review-best-one_loser = Le meilleur coup : il perd à { $chance } %.
review-best-survival = Le meilleur coup : il survit à { $chance } %.
review-best-cooperative = Le meilleur coup : l’équipe réussit à { $chance } %.
review-reason-one_winner = Gagne à { $chance } % au lieu de { $best } %.
review-reason-one_loser = Perd à { $chance } % au lieu de { $best } %.
review-reason-survival = Survit à { $chance } % au lieu de { $best } %.
review-reason-cooperative = L’équipe réussit à { $chance } % au lieu de { $best } %.
review-close = Aussi bon que le meilleur coup, à moins d’une chance sur cent près.
review-forced = Le seul coup possible.
review-silence = Si tous avaient dit tout ce qu’ils savaient, les décisions de l’équipe auraient valu { $chance } points sur 100 de plus.
review-verdict-well-lucky = { $player } a bien joué et a eu de la chance.
review-verdict-well-even = { $player } a bien joué, et le sort a été neutre.
review-verdict-well-unlucky = { $player } a bien joué et n’a pas eu de chance.
review-verdict-soundly-lucky = { $player } a joué correctement et a eu de la chance.
review-verdict-soundly-even = { $player } a joué correctement, et le sort a été neutre.
review-verdict-soundly-unlucky = { $player } a joué correctement et n’a pas eu de chance.
review-verdict-badly-lucky = { $player } a gâché des chances mais a été aidé par le sort.
review-verdict-badly-even = { $player } a gâché des chances, et le sort a été neutre.
review-verdict-badly-unlucky = { $player } a gâché des chances et n’a pas eu de chance non plus.
review-verdict-well = { $player } a bien joué.
review-verdict-soundly = { $player } a joué correctement.
review-verdict-badly = { $player } a gâché des chances.
review-puzzle-worse = Moins bon que les coups montrés.
review-mark-best = meilleur coup
review-mark-good = bon
review-mark-loose = imprécis
review-mark-mistake = erreur
review-mark-blunder = gaffe
review-mark-forced = forcé

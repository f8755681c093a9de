# La page : tout ce qu’elle dit d’elle-même. Ce qui se passe dans un jeu est dans le catalogue du jeu.

# Partout
skip = Aller au contenu
loading = Chargement
close = Fermer
yes = oui
no = non
or = ou
try-again = Réessayer
try-now = Réessayer
to-the-games = Vers les jeux
home-link = Tablewright, tous les jeux
a-table = Une table
page-missing-title = Il n’y a rien ici
page-missing = Cette adresse ne mène à aucune page. Un bout du lien s’est peut-être perdu en route.
page-broken = Une partie de la page n’a pas pu être chargée. Le serveur a peut-être été mis à jour : rechargez la page.
trouble-offline = Le serveur ne répond pas. Est-il lancé, et êtes-vous en ligne ?
trouble-unknown = Quelque chose s’est mal passé sur le serveur. Essayez encore une fois.

settings-sound = Son
settings-theme = { $theme ->
    [light] Couleurs : claires
    [dark] Couleurs : sombres
   *[auto] Couleurs : comme le système
}
settings-language = Langue
settings-notify = Me prévenir quand c’est à moi

# Accueil
home-title = Tablewright : des jeux, une table
home-hello = Prenez place.
home-line = Des jeux de société entre amis par un lien, sur un seul appareil ou contre des robots. Sans compte, sans attente.
home-games = Les jeux
home-players = { $counts } joueurs
home-minutes = { $minutes } minutes
game-goal = { $goal ->
    [one_loser] L’un de vous perdra : que ce ne soit pas vous.
    [cooperative] Vous gagnez ou perdez ensemble.
    [survival] Qui restera à la fin ?
   *[other] L’un de vous gagnera.
}
warming = Le serveur prépare ce jeu ({ $percent } %) : en attendant, les robots jouent plus simplement.
play-now = Jouer
play-now-game = Jouer : { $title }, contre des robots
with-friends = Entre amis
with-friends-game = Entre amis : { $title }
on-device = Sur cet appareil
on-device-game = Sur cet appareil : { $title }
join-label = On vous a donné un code ?
join-placeholder = KDW3-9XPA
join = Rejoindre
own-tables = Vos tables
forget-table = Retirer { $title } de la liste
show-all = Montrer les { $n }
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de joueurs pour l’instant. Ouvrez une table vous-même et faites-la paraître ici.
open-record = Ouvrir un enregistrement
open-record-line = Une partie sauvée dans un fichier : choisissez-le, ou lâchez-le sur cette page, et revoyez-la.
open-record-choose = Choisir un fichier
record-unreadable = Ce fichier n’est pas l’enregistrement d’une partie : ce n’est pas du JSON. On en sauve un avec « Garder la partie » quand une partie est finie.
seats-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
sit-down = S’asseoir
watch = Regarder
phase-waiting = attend des joueurs
phase-playing = en cours
phase-over = terminée
phase-closed = fermée
phase-frozen = gardée d’une version plus ancienne
phase-gone = n’est plus sur ce serveur

# Rejoindre
join-title = Vous êtes invité
join-game = { $title } : vous êtes invité
join-who = À table : { $names }
join-full = Toutes les places sont prises.
join-late = La partie a commencé sans vous. Quelqu’un peut vous laisser sa place.

# Préparer une table
setup-title = Préparer { $title }
setup-how = Comment voulez-vous jouer ?
setup-mode-bots = Contre des robots
setup-mode-bots-line = Commence tout de suite.
setup-mode-friends = Entre amis
setup-mode-friends-line = Ils arrivent par un lien, d’où qu’ils soient.
setup-mode-device = Sur cet appareil
setup-mode-device-line = Il passe de main en main ; un rideau cache vos cartes.
setup-players = Joueurs
setup-you = Vous
default-name = Joueur { $n }
setup-name = Votre nom
setup-name-of = Nom à la place { $n }
setup-seat = Place { $n }
setup-seat-here = Quelqu’un d’ici
setup-seat-open = Libre pour un ami
setup-seat-bot = Robot : { $level }
setup-table = La table
setup-clock = Pendule
setup-clock-kind = { $clock ->
    [none] Sans pendule
    [day] Un jour chacun
    [short] 5 minutes chacun, 5 secondes par tour
    [medium] 10 minutes chacun, 10 secondes par tour
   *[long] 30 minutes chacun, 20 secondes par tour
}
setup-order = Qui commence ?
setup-order-random = Tiré au sort
setup-order-fixed = Place 1
setup-order-nominated = Quelqu’un que vous choisissez
setup-first = Commence
setup-series = Combien de parties ?
setup-series-one = Une seule
setup-hints = Conseils
setup-hints-bots = Contre des robots
setup-hints-always = Toujours
setup-hints-never = Jamais
setup-spectators = D’autres peuvent regarder
setup-public = La montrer parmi les tables ouvertes
setup-preset = Règles toutes prêtes
setup-preset-none = Comme dans le livret
house-rules = Règles maison
house-rules-line = Tous les nombres du jeu. Ce que vous changez ne vaut qu’à cette table.
rule-default = D’habitude { $value }.
rule-reset = { $name } : revenir à { $value }
rule-whole = Il faut ici un nombre entier.
rule-range = Il faut ici un nombre entier de { $lowest } à { $highest }.
rule-item = { $name }, numéro { $n }
rule-square = Rang { $row }, colonne { $column } : { $what }
setup-start = Commencer la partie
setup-open = Ouvrir la table

# Robots
bot-random = au hasard
bot-greedy = pressé
bot-beginner = débutant
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-expert = expert
bot-about-random = Joue n’importe quel coup permis.
bot-about-greedy = Prend ce qui paraît le mieux au premier regard.
bot-about-beginner = Ne voit que le prochain pas ; bien pour un premier essai.
bot-about-easy = Regarde un peu plus loin et ne remarque pas tout ; bien pour une première partie.
bot-about-medium = Réfléchit d’avance, mais ne voit pas tout ce qui est loin.
bot-about-hard = Réfléchit plus longtemps, et peu de choses lui échappent.
bot-about-expert = Le plus fort ici, et jamais pressé.
home-level = Jouer tout de suite : contre le robot { $level }
series-title = Au meilleur des { $games }
series-won = { $name } remporte la série.
series-next = Partie suivante
bot-name-random = Robot au hasard
bot-name-greedy = Robot pressé
bot-name-beginner = Robot débutant
bot-name-easy = Robot facile
bot-name-medium = Robot moyen
bot-name-hard = Robot fort
bot-name-expert = Robot expert

# En attendant les joueurs
lobby-title = On attend des joueurs
lobby-full = Tout le monde est là
lobby-waiting = Attend quelqu’un
lobby-bot = Place { $n } : attendre, ou y asseoir un robot
lobby-remove = Libérer la place de { $name }
lobby-spectator = Vous regardez. Pour jouer, demandez l’invitation à l’hôte.
lobby-start = Commencer la partie
lobby-start-bots = { $free ->
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux places libres
}
lobby-host-starts = L’hôte lance la partie quand tout le monde est là.
invite-link = Envoyez ce lien
invite-qr = Le lien en code QR
invite-code = Ou dictez le code :
copy = Copier
copied = Copié
share = Partager

# À la table
title-turn = ● À vous : { $title }
table-loading = On rejoint la table
table-missing-title = Cette table n’existe pas
table-missing = Le lien est peut-être mal recopié, ou la table a été rangée.
table-you-watch = Vous regardez ; seuls ceux qui sont à table peuvent jouer.
players = Joueurs
players-more = Plus sur les joueurs
seat-free = Libre
you-mark = (vous)
a-bot = robot
the-host = hôte
a-spectator = Quelqu’un qui regarde
thinking = réfléchit
seat-away = absent ; un robot joue ({ $bot })
seat-gone = déconnecté
watching = { $n ->
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
}
clock-left = il reste { $time }
sending = C’est parti
waiting-since = Depuis { $time }
rule-link = Règle { $id }
board-choices = Ce que vous pouvez faire
board-facts = Où en est la partie
general-board = Le plateau. Les flèches déplacent, Entrée joue.
general-square = { $square }, { $what }
general-empty = vide
general-own-piece = votre pion
general-piece = pion de { $name }
general-hidden = caché
general-nothing = rien
general-menu = { $square } : que faire ?
general-instead = Le plateau propre au jeu n’a pas pu être affiché. On peut continuer avec celui-ci.
your-hand = Votre main
side = Récit, discussion et règles
story = Récit
chat = Discussion
rules = Règles
story-empty = Il ne s’est encore rien passé.
taken-back = (repris)
chat-empty = Personne n’a encore rien dit.
chat-quick = Messages rapides
chat-placeholder = Dites quelque chose
chat-send = Envoyer
rules-search = Chercher dans les règles
rules-none = Aucune règle ne parle de « { $search } ».
table-tools = Autres actions
undo = Reprendre
undo-ask = Demander à reprendre
hint = Conseil
hint-thinking = Réflexion…
percent = { $n } %
hint-simple = Le robot s’échauffe encore et n’a que peu réfléchi.
hint-play = Le jouer
offer-draw = Proposer la nulle
resign = Abandonner
resign-sure = Voulez-vous abandonner cette partie ?
play-on = Continuer
do-it = Le faire
rather-not = Plutôt pas
asks-undo = { $name } demande à reprendre un coup.
asks-draw = { $name } propose la nulle.
agree = D’accord
disagree = Non
waits-for-answer = On attend la réponse de { $names }.
leave = Quitter la table
leave-sure = Un robot prendra votre place jusqu’à votre retour. Quitter ?
leave-plain = Quitter cette table ?
stay = Rester
line-lost = La ligne est coupée. Ce que vous avez joué est sauf ; on se reconnecte…
ended-protocol = Cette page a vieilli
ended-no-spectators = Une table sans spectateurs
ended-crowded = Il n’y a plus de place ici
ended-seat-lost = Votre place a été donnée
load-again = La recharger
line-restart = Le serveur redémarre. Votre partie reprend dans un instant.
coach = Premiers pas
coach-skip = Je connais
coach-progress = { $done } sur { $all }
coach-next = Suivant
coach-later = Pas encore possible.
coach-done = Vous avez fait le tour de ce qui se fait dans ce jeu. À vous de jouer.
curtain-title = { $name }, c’est à vous
curtain-line = Prenez l’appareil. Que personne d’autre ne regarde.
curtain-hold = Maintenir pour voir votre main
notify-turn = C’est à vous

keys-title = Touches
keys-tab = d’une partie à l’autre
keys-arrows = sur le plateau
keys-enter = jouer ce qui est choisi
keys-escape = le retirer
keys-tabs = récit, discussion, règles
keys-hint = un conseil
keys-undo = reprendre
keys-help = cette liste

# La fin
result-won = Vous avez gagné
result-lost = Vous avez perdu
result-drawn = Partie nulle
result-all-won = Vous avez tous gagné
result-all-lost = Vous avez tous perdu
result-they-won = Toute la table a gagné
result-they-lost = Toute la table a perdu
result-told = { $names } : gagné
result-loser = { $names } reste en arrière
result-over = La partie est finie
result-reason = Comment elle s’est finie : { $reason }.
result-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
result-winner = Vainqueur
rematch = Rejouer
rematch-waiting = On attend les autres
rematch-wanted = Veut rejouer : { $names }
replay = Revoir
kept-title = Gardée d’une version plus ancienne
kept-story = Comme elle a été racontée
kept-unfinished = Elle n’était pas finie, donc rien d’autre n’en a été gardé.
what-decided-it = Qu’est-ce qui a décidé ?
save-record = Garder la partie
dice-verdict = { $verdict ->
    [true] Le hasard était honnête : vérifié dans ce navigateur
    [false] Le hasard n’est pas celui qui était promis
   *[unknown] Vérification des dés
}
dice-how = Avant la partie, le serveur a publié l’empreinte de son secret, et chaque place y a ajouté son hasard. Le secret montré maintenant a bien cette empreinte : personne n’a pu choisir les dés. « tablewright verify » rejoue toute la partie.
dice-commitment = Publié avant la partie
dice-secret = Le secret
dice-entropy = Ajouté par les places

# Revoir une partie
replay-title = Revoir : { $title }
replay-missing = Il n’y a rien à revoir
replay-first = Au début
replay-last = À la fin
replay-run = Dérouler
replay-pause = Arrêter
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-moves = Coups
replay-steps = Les { $n } étapes du tour { $turn }
replay-measured = { $what } { $n }
replay-value = { $name } { $value }
replay-decider = Ce que savait qui devait jouer
replay-position = Moment de la partie
replay-at = Coup { $ply } sur { $plies }
replay-start = Le début de la partie.
replay-knowledge = Ce que l’on montre
replay-open = Toutes les cartes ouvertes
replay-seat = Ce que { $name } savait
replay-hand = En main : { $name }
fork = Continuer à partir d’ici
to-the-table = À la table

# Problèmes
puzzles = Problèmes
puzzles-of = { $title } : { $count } problèmes
daily-puzzle = Le problème du jour

# Apprendre
howto = Règles du jeu
howto-title = Apprendre { $title }
howto-of = Règles du jeu : { $title }
howto-back = Retour à la table
howto-table = La table
howto-table-of = La table de { $title }
howto-turn = Un tour
howto-tries = À vous d’essayer
howto-tries-line = Ici, rien ne compte. Faites ce qui est demandé, et ce qui ne l’est pas : le plateau dit pourquoi.
howto-try = Cliquez ou touchez le plateau.
howto-try-any = Jouez un coup.
howto-allowed = C’est permis.
howto-not-allowed = Pas permis :
howto-again = Recommencer
howto-end = La fin
howto-missed = Ce qui échappe aux débutants
howto-rules = Toutes les règles
rules-rulings = Là où le livret se tait : comment on joue ici
rules-changed = Changé à cette table
howto-example = Exemple { $n }
howto-done = fait
chat-unread = non lus
result-board = Voir le plateau
result-more = Voir le résultat

# Suivre les autres
pace = Rythme
pace-name = { $pace ->
    [slow] lent
    [fast] rapide
    [instant] immédiat
   *[normal] normal
}
story-again = Revoir
story-skip = Passer
out-title = Vous êtes hors jeu.
out-watch = Regarder
out-skip = Aller à la fin
coach-wait = C’est aux autres. Le récit dit ce qu’ils font.
coach-play-on = Jouez comme il vous plaît : la suite vient quand elle peut s’essayer.
own-with = avec { $names }
standing-your-turn = à vous
standing-others-turn = aux autres
standing-won = gagné
standing-lost = perdu
try-level = Trop facile ? Le niveau suivant est { $level }.
play-level = Jouer contre { $level }
invite-here-only = Ce lien ne marche que sur cet appareil. Pour les autres de votre réseau, lancez le serveur avec --host 0.0.0.0.
lobby-chat = Parler en attendant
invite-there = La page est alors pour eux tous à l’adresse { $address }.
invite-network = Ce lien vaut pour les appareils du même réseau que celui-ci.
house-search = Chercher dans les règles maison
house-only-changed = Seulement mes changements
house-none = Rien de tel ici.
rule-sets = Vos règles gardées
rule-set-name = Nom de ces règles
rule-set-keep = Garder
rule-set-share = Copier le lien
rule-set-save = En fichier
rule-set-open = D’un fichier
rule-set-unread = Ce fichier ne contient pas de règles maison. Choisissez-en un qui vient d’ici.
rule-set-other-game = Les règles de ce fichier sont celles de { $title }.

# Le chemin du laboratoire
lab-door = Le laboratoire
lab-door-line = Que changerait une autre règle ? Des robots jouent les deux versions sur les mêmes donnes, et vous regardez la réponse venir.
lab-door-open = Demander au laboratoire
lab-what-changes = Qu’est-ce que cela changerait ?

# Le laboratoire : les chiffres que tout jeu possède. <nom> est le titre, <nom>-about la définition.
lab-seat = joueur { $number }

lab-unit-share = %
lab-unit-minutes = minutes
lab-unit-decisions = décisions
lab-unit-rounds = manches
lab-unit-turns = tours
lab-unit-days = jours
lab-unit-plies = coups
lab-unit-moves = coups
lab-unit-bits = bits
lab-unit-times = fois
lab-unit-value = de l’échelle des bots
lab-unit-cards = cartes
lab-unit-points = points
lab-unit-ranks = rangs
lab-unit-steps = pas
lab-unit-tokens = jetons
lab-unit-fences = barrières
lab-unit-players = joueurs
lab-unit-tiles = tuiles
lab-unit-damage = dégâts
lab-unit-zombies = zombies
lab-unit-survivors = survivants
lab-unit-spaces = cases

lab-loses = perd : { $of }
lab-loses-about = La part des parties que perd { $of }.
lab-wins = gagne : { $of }
lab-wins-about = La part des parties que gagne { $of }.
lab-cleared = gagnée ensemble
lab-cleared-about = La part des parties que les joueurs gagnent ensemble.
lab-draws = ni gagnant ni perdant
lab-draws-about = La part des parties sans gagnant ni perdant : les nulles et les parties interrompues.

lab-rounds = manches
lab-rounds-about = Combien de manches dure une partie.
lab-turns = tours
lab-turns-about = Combien de tours, tous joueurs confondus, dure une partie.
lab-days = jours
lab-days-about = Le jour où la partie se termine.
lab-plies = coups
lab-plies-about = Combien de coups, tous joueurs confondus, dure une partie.
lab-minutes = minutes
lab-minutes-about = La durée d’une partie si chaque décision prend aux gens autant de secondes que réglé (8 par défaut).
lab-decisions = décisions
lab-decisions-about = Combien de décisions tous les joueurs ensemble prennent dans une partie.

lab-ends = finit ainsi : { $of }
lab-ends-about = La part des parties qui finissent de cette façon : { $of }.
lab-capped = interrompues
lab-capped-about = La part des parties que la règle arrête parce qu’elles ont trop duré.

lab-choices = vrais choix
lab-choices-about = La part des décisions d’une partie où plus d’un coup est permis.
lab-options = coups permis
lab-options-about = Combien de coups sont permis à une décision, en moyenne sur une partie.
lab-bits = choix, en bits
lab-bits-about = Le logarithme en base 2 du nombre de coups permis à une décision, en moyenne sur une partie : 3 bits sont huit coups.
lab-waiting = attente
lab-waiting-about = Combien de décisions des autres passent entre un tour d’un joueur et le suivant, en moyenne sur une partie.
lab-longest_wait = plus longue attente
lab-longest_wait-about = Le plus grand nombre de décisions des autres qu’un joueur de la partie a dû regarder d’affilée, celles d’après son élimination comprises.

lab-lead_changes = changements de tête
lab-lead_changes-about = Combien de fois la tête change de main, aux yeux des bots après chaque tour : qui est devant quand un joueur gagne, qui est derrière quand un joueur perd.
lab-margin = écart de tête
lab-margin-about = L’écart entre le joueur de tête et le suivant, aux yeux des bots après chaque tour ; leur échelle va de -1 (perdu) à 1 (gagné).
lab-drama = suspense
lab-drama-about = De combien le futur gagnant (le futur perdant, quand un joueur perd) était au pire éloigné de la tête, aux yeux des bots ; pour les parties que quelqu’un gagne ou perd.
lab-decided = décidée après
lab-decided-about = La part des tours après laquelle la tête ne change plus de main, aux yeux des bots ; pour les parties que quelqu’un gagne ou perd.
lab-lead_changes_together = retournements
lab-lead_changes_together-about = Combien de fois il change si les joueurs vont plutôt s’en sortir ou non, aux yeux des bots après chaque tour.
lab-margin_together = clarté
lab-margin_together-about = À quel point l’issue est claire, aux yeux des bots après chaque tour : 0 est ouvert, 2 décidé.
lab-drama_together = suspense
lab-drama_together-about = À quel point la partie semblait devoir finir autrement, au moment où elle le semblait le plus, aux yeux des bots.
lab-decided_together = décidée après
lab-decided_together-about = La part des tours après laquelle l’issue vers laquelle va la partie ne change plus, aux yeux des bots.

lab-used = utilisé : { $of }
lab-used-about = Combien de fois tous les joueurs ensemble font ceci dans une partie : { $of }.
lab-used_by_winners = utilisé par un gagnant : { $of }
lab-used_by_winners-about = Combien de fois un joueur qui gagne fait ceci dans la partie : { $of }.
lab-used_by_losers = utilisé par les autres : { $of }
lab-used_by_losers-about = Combien de fois un joueur qui ne gagne pas fait ceci dans la partie : { $of }.

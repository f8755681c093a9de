# Apprendre Zombie Tower 3D.
zombie_tower-howto-aim = Sortez de la tour tous ensemble avant la fin de la manche { $game_max_rounds }. Personne ne voit le côté des autres : parlez.

zombie_tower-howto-part-you = Vous. Vous restez dans votre partie de la tour : trois étages de quatre salles.
zombie_tower-howto-part-zombies = Des zombies. À la fin de la manche, chacun près de vous coûte 1 vie.
zombie_tower-howto-part-survivors = Un survivant. Sauvez-le : chacun vaut { $points_survivor ->
    [one] 1 point
   *[other] { $points_survivor } points
} à la sortie.
zombie_tower-howto-part-decks = Trois pioches, une par étage. Une carte marquée DANGER!! est une mauvaise nouvelle ; les autres sont des objets utiles.
zombie_tower-howto-part-exits = Les deux sorties : l’hélicoptère, salle { $escape_helicopter_room }, et le passage, salle { $escape_secret_passage_room }.
zombie_tower-howto-part-slit = Une fente dans le mur. Les cartes y passent chez le voisin.
zombie_tower-howto-part-front = Le côté de votre voisin. Vous n’en savez que ce qu’il dit.
zombie_tower-howto-part-cards = Vos cartes. Vous seul les connaissez.

zombie_tower-howto-turn-exits = Connaître les deux sorties
zombie_tower-howto-turn-exits-more = Il faut { $escape_vaccines_each ->
    [one] un Vaccin
   *[other] { $escape_vaccines_each } Vaccins
} dans chaque main. Puis, ou bien tous finissent une manche dans la salle { $escape_helicopter_room } avec une Fusée par joueur à vous tous, ou bien tous dans la salle { $escape_secret_passage_room } avec l’Émetteur et la Batterie.
zombie_tower-howto-turn-move = Se déplacer
zombie_tower-howto-turn-move-more = Vous avez { $game_action_points } points d’action (PA) par tour. La salle voisine, ou un étage par l’escalier, coûte 1 PA : cliquez sur une salle qui brille.
zombie_tower-howto-turn-search = Fouiller
zombie_tower-howto-turn-search-more = 1 PA : la première carte de votre étage. Pas où se trouve un zombie ou un feu, et chaque salle une fois par manche. Vaccins et Fusées sont au deuxième étage.
zombie_tower-howto-turn-save = Sauver, pour rien
zombie_tower-howto-turn-save-more = Un survivant de votre salle vous rejoint pour 0 PA. Ceux qu’on laisse deviennent zombies quand les zombies arrivent.
zombie_tower-howto-turn-pass = Faire passer
zombie_tower-howto-turn-pass-more = À une fente, glissez des cartes à travers le mur pour 0 PA ; le voisin qui s’y tient les prend à son tour. Dites dans le chat ce que vous avez et ce qu’il vous faut.
zombie_tower-howto-turn-zombies = Puis les zombies bougent
zombie_tower-howto-turn-zombies-more = Après le tour de chacun, chaque zombie fait une salle vers un survivant de son étage, ou vers vous. Puis ils mordent. Pointez « Finir le tour » pour voir où ils iront.

zombie_tower-howto-try-search = La salle 6 est à deux salles d’ici : essayez d’y aller. Puis fouillez la salle où vous êtes : cliquez sur la pioche de votre étage, 2F.
zombie_tower-howto-try-search-done = Un Vaccin. Il en faut { $escape_vaccines_each } à chacun pour sortir.
zombie_tower-howto-try-save = Un survivant est à côté, salle 7. Il n’y a pas d’escalier vers la salle 2 : essayez. Puis allez salle 7 et sauvez-le.
zombie_tower-howto-try-save-done = Sauvé : 1 PA pour le chemin, rien pour le sauvetage.
zombie_tower-howto-try-twice = Vous avez déjà fouillé la salle 8. La fouiller encore : pas dans cette manche. Passez à la salle 7.
zombie_tower-howto-try-twice-done = Ici, on peut fouiller de nouveau, pour un autre PA.

zombie_tower-howto-end = Vous gagnez ensemble dès qu’une manche finit avec tout le monde à la sortie et tout le nécessaire en main. Vous perdez ensemble si l’un n’a plus de vie, si quelqu’un finit une manche dans un feu, ou après la manche { $game_max_rounds }. Après une évasion, on compte objectifs secrets et survivants : le plus de points désigne le vrai vainqueur.

zombie_tower-howto-miss-floor = Les zombies ne changent jamais d’étage. À un autre étage, personne ne vous suit.
zombie_tower-howto-miss-survivors = S’il y a des survivants à l’étage, les zombies des autres salles vont vers eux, pas vers vous.
zombie_tower-howto-miss-danger = DANGER!! est imprimé au dos : quand il y a peu de zombies, prenez cette carte exprès, pour libérer la suivante.
zombie_tower-howto-miss-talk = Personne ne voit vos cartes. Sans parler, trois Vaccins restent dans une main et personne ne sort.
zombie_tower-howto-miss-room = Chacun doit être à la sortie de son côté à la fin de la même manche. Mettez-vous en route deux manches avant.

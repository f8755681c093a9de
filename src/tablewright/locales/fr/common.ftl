# Phrases que tous les jeux partagent.
why-over = La partie est finie.

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
table-away-left = { $name } est parti ; un robot continue.
table-away-gone = { $name } n’est plus là pour l’instant ; un robot continue.
table-back = { $name } est de retour.
table-resumed = Le serveur s’est absenté un instant ; aucune pendule n’a tourné.
table-asks-undo = { $name } demande à reprendre un coup.
table-undo-agreed = { $name } accepte que le coup soit repris.
table-undo-refused = { $name } ne veut pas qu’il soit repris.
table-undone = { $name } accepte : le coup est repris, et le hasard repart à neuf.
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
table-frozen-version = Cette partie a commencé avec la version { $played } des règles ; ici, c’est la version { $here }, elle est donc seulement montrée.
table-frozen-rules = Cette partie a commencé avec des règles ({ $played }) que ce serveur n’a plus, elle est donc seulement montrée.
table-waiting = On attend des joueurs.
table-turn = C’est à { $player } de jouer.
table-your-turn = À vous.
table-over = La partie est finie.

# Messages rapides.
quick-hello = Bonjour !
quick-thanks = Merci.
quick-well-played = Bien joué.
quick-oops = Oups.
quick-thinking = Je réfléchis.
quick-hurry = À toi, s’il te plaît.
quick-sorry = Désolé, je dois partir.

# Un coup pour lequel le jeu n’a pas de mots.
table-move = { $move }

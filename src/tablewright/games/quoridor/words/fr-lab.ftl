# Le laboratoire : ce qui est compté dans Quoridor.
quoridor-lab-fences_by_10 = barrières dans les 10 premiers coups
quoridor-lab-fences_by_10-about = Combien des dix premiers coups d’une partie, tous joueurs confondus, sont des barrières.
quoridor-lab-fences_by_20 = barrières dans les 20 premiers coups
quoridor-lab-fences_by_20-about = Combien des vingt premiers coups d’une partie, tous joueurs confondus, sont des barrières.
quoridor-lab-fences = barrières
quoridor-lab-fences-about = Combien de barrières tous les joueurs ensemble posent dans une partie.
quoridor-lab-fences_of = barrières : { $of }
quoridor-lab-fences_of-about = Combien de barrières { $of } pose dans une partie.
quoridor-lab-jumps = sauts
quoridor-lab-jumps-about = Combien de fois un pion saute par-dessus un autre dans une partie.
quoridor-lab-detour = plus long détour
quoridor-lab-detour-about = Le plus grand nombre de pas dont une seule barrière allonge le plus court chemin de quelqu’un dans une partie.
quoridor-lab-steps_left = pas qui restaient au perdant
quoridor-lab-steps_left-about = Quand quelqu’un gagne, combien de pas il reste au plus proche des autres jusqu’à sa ligne d’arrivée, sans compter les pions.

quoridor-tool-fence = poser une barrière
quoridor-of-a9 = bouger le pion
quoridor-of-pass = passer

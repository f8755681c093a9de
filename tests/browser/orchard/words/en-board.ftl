# Orchard: the words of the general board.
orchard-field-hand = seeds in hand
orchard-field-last_player = planted last

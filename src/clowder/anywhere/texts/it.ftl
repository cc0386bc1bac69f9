about-title = Un tavolo per quattro giochi di gatti
about-what = Questi file sono un tavolo completo per Cat Box, Csacska Macska, If It Fits e Cat Attack. Si gioca contro i bot o fianco a fianco su un solo schermo; ci sono anche regole, lezioni, suggerimenti, repliche e statistiche.
about-private = Tutto gira nel tuo browser. Le tue partite restano sul tuo dispositivo e non viene inviato niente a nessuno. Dopo la prima visita funziona anche senza rete.
about-server = Per giocare con gli amici tramite un link serve un server: lo stesso programma, avviato con «clowder serve».
about-play = Al tavolo

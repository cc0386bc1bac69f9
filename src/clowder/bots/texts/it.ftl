# Che cosa dice un consiglio su una mossa. Le percentuali sono la stima del bot sulla probabilità di vincere.

hint-only = È l’unica mossa.
hint-wins = Così vinci la partita.
hint-points = Porta subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
hint-place = Ti porta dal { $before }º al { $after }º posto.
hint-chance = Alza la tua probabilità di vincere da { $before }% a { $after }%.
hint-rival = Frena { $target_name }.
hint-steady = La tua probabilità di vincere resta circa { $after }%.

level-random = A caso
level-kitten = Gattino
level-house-cat = Gatto di casa
level-alley-cat = Gatto di strada
level-panther = Pantera
level-tiger = Tigre

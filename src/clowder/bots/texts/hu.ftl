# Mit mond egy tipp a lépésről. A százalék a gép becslése a nyerési esélyre.

hint-only = Ez az egyetlen lépés.
hint-wins = Ezzel megnyered a játékot.
hint-points = Azonnal { $points } pontot hoz.
hint-place = Ezzel { $before }. helyett { $after }. leszel.
hint-chance = A nyerési esélyedet { $before }%-ról { $after }%-ra emeli.
hint-rival = Feltartja ezt a játékost: { $target_name }.
hint-steady = A nyerési esélyedet { $after }% körül tartja.

level-random = Találomra
level-kitten = Kiscica
level-house-cat = Házi macska
level-alley-cat = Utcai macska
level-panther = Párduc
level-tiger = Tigris

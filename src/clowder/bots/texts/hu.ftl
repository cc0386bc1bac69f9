# Mit mond egy tipp a lépésről. A százalék a bot becslése a nyerési esélyre.

hint-only = Ez az egyetlen lépés.
hint-wins = Megnyeri a játékot.
hint-points = Azonnal { $points } pontot hoz.
hint-place = A { $before }. helyről a { $after }. helyre visz.
hint-chance = A nyerési esélyedet { $before } %-ról { $after } %-ra emeli.
hint-rival = Visszafogja: { $target_name }.
hint-steady = A nyerési esélyedet { $after } % körül tartja.

level-random = Véletlen
level-kitten = Kiscica
level-house-cat = Házimacska
level-alley-cat = Kóbor macska
level-panther = Párduc

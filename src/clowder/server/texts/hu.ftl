# Amit az üzenetküldők egy linkből mutatnak: cím, és alatta egy sor.
link-play = { $owner ->
    [none] Gyere játszani: { $game }
   *[other] { $owner } játszani hív: { $game }
}
link-play-more = Egy szabad hely vár rád az asztalnál. Fiók nem kell hozzá.
link-watch = { $owner ->
    [none] Nézz bele egy játszmába: { $game }
   *[other] { $owner } megmutatja a játszmáját: { $game }
}
link-watch-more = Nézd, ahogy a macskák játszanak.
link-replay = { $game }, újra lejátszva
link-replay-more = { $winners ->
    [none] Egy befejezett játszma, lépésről lépésre.
   *[other] Az első helyen: { $winners }. Az egész játszma, lépésről lépésre.
}
player-bot = Gép
player-guest = { $number }. vendég
points = { $count } pont
and-more = és még { $count }
notice-turn = Te jössz: { $game }
notice-turn-more = A többiek rád várnak.
notice-over = { $game }: vége a játszmának
notice-over-more = Nézd meg, hogyan ért véget.
notice-invited = Meghívtak: { $game }
notice-invited-more = Valaki, akivel már játszottál, helyet tart neked.
notice-tried = Elfogadták a kihívásodat: { $game }
notice-tried-more = { $count ->
    [one] Valaki végigjátszotta a játszmádat. Nézd meg, mire jutott.
   *[other] Eddig { $count } ember játszotta végig a játszmádat. Nézd meg, mire jutottak.
}
mail-confirm = Ez a te címed?
mail-confirm-more = Valaki, reméljük, te, azt szeretné, hogy a Clowder játszmáiról ide jöjjenek az értesítések. Nyisd meg a linket, ha egyetértesz. Ha nem te voltál, ne tégy semmit: nem jön több levél.
mail-off = Nem kérek több ilyen levelet:

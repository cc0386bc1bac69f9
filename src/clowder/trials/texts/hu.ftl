# Hogyan játszanak a saját kártyák vagy a saját tábla a mieink mellett. A számok szövegek; $games és $count számok.

head = { $games ->
    [one] Egy játszma ezekkel és egy a mieinkkel, ugyanazzal a véletlennel.
   *[other] { $games } játszma ezekkel és { $games } a mieinkkel, ugyanazzal a véletlennel.
} Mind a(z) { $seats } helyen egyforma játékosok ülnek, akik csak egy döntéssel néznek előre. Zárójelben: hol van 95% eséllyel a valódi érték.
shorter = Ezen az eszközön { $games } játszmára jutott idő a(z) { $wanted } helyett. Egy szerver vagy a „clowder parts try” mindet lejátssza.
endless = { $count ->
    [one] Egy játszma ezekkel { $most } döntés után sem ért véget, ezért megszakadt; nem számít bele.
   *[other] { $count } játszma ezekkel { $most } döntés után sem ért véget, ezért megszakadt; nem számítanak bele.
}
nothing = Egyetlen játszma sem ért véget, így semmit sem lehet mondani.

measure-length = Döntések egy játszmában
measure-first = A kezdő győzelmei
measure-points = Egy játékos pontjai
measure-margin = A legtöbb pont előnye
own = ezek
house = a mieink
difference = különbség

says-length = { $verdict ->
    [more] A játszmák hosszabbak, mint a mieinkkel: { $low }–{ $high } döntéssel.
    [less] A játszmák rövidebbek, mint a mieinkkel: { $low }–{ $high } döntéssel.
   *[same] Hossz: { $games } játszmában nem látszik különbség a mieinkhez képest.
}
says-first = { $verdict ->
    [more] A kezdő gyakrabban nyer, mint a mieinkkel: { $low }–{ $high } százalékponttal.
    [less] A kezdő ritkábban nyer, mint a mieinkkel: { $low }–{ $high } százalékponttal.
   *[same] Kezdés: { $games } játszmában nem látszik különbség a mieinkhez képest.
}
says-points = { $verdict ->
    [more] Több a pont, mint a mieinkkel: játékosonként { $low }–{ $high } ponttal.
    [less] Kevesebb a pont, mint a mieinkkel: játékosonként { $low }–{ $high } ponttal.
   *[same] Pontok: { $games } játszmában nem látszik különbség a mieinkhez képest.
}
says-margin = { $verdict ->
    [more] A legtöbb pont nagyobb előnnyel van a következő előtt, mint a mieinkkel: { $low }–{ $high } ponttal.
    [less] A legtöbb pont kisebb előnnyel van a következő előtt, mint a mieinkkel: { $low }–{ $high } ponttal.
   *[same] Előny: { $games } játszmában nem látszik különbség a mieinkhez képest.
}
even = { $verdict ->
    [more] Kezdeni itt előny: a győzelmek { $share }%-a, pedig { $even }% lenne egyenlő.
    [less] Kezdeni itt hátrány: a győzelmek { $share }%-a, pedig { $even }% lenne egyenlő.
   *[same] Nem látszik, hogy a kezdés előny vagy hátrány lenne: a győzelmek { $share }%-a, egyenlő { $even }% lenne.
}

spread-points = Hogyan oszlanak meg a pontok
spread-length = Milyen hosszúak a játszmák
half-points = A játékosok középső felének { $low }–{ $high } pontja volt, a mieinkkel { $house_low }–{ $house_high }.
half-length = A játszmák középső fele { $low }–{ $high } döntésig tartott, a mieinkkel { $house_low }–{ $house_high } döntésig.

pieces = Melyik milyen gyakran számított
about-cat-box-deck = „Előkerült”: valaki lerakta a kártyát. „Számított”: a végén látszott rajta egy cica olyan színben, amely valakié volt.
about-csacska-macska-deck = „Előkerült”: valaki lerakta, ellopta vagy használta a kártyát. „Számított”: olyan sorozatban volt, amely pontot hozott, vagy maga hozott pontot.
about-if-it-fits-card_data = „Előkerült”: valaki lerakta a kártyát. „Számított”: a végén olyan dobozban volt, amely valakinek pontot hozott vagy vitt.
about-cat-attack-board = „Előkerült”: egy macska megállt a mezőn.
about-cat-attack-mog_deck = „Előkerült”: valaki kijátszotta a kártyát. „Számított”: volt hatása.
about-cat-attack-curiosity_deck = „Előkerült”: valaki felfordította a kártyát.
about-gain = „Győzelmi különbség”: hány százalékponttal nyertek gyakrabban azok, akik a rájuk jutó résznél többször használták. Ez nem bizonyítja, hogy ezen múlt. Az oszlop összes tartománya együtt érvényes 95%-kal.
piece = Alkatrész
used = Előkerült
times = Játszmánként
counted = Számított
used-house = Nálunk előkerült
gain = Győzelmi különbség
gain-few = túl kevés játszma
gains-none = Egyikről sem látszik, hogy gyakrabban vagy ritkábban nyerne, aki használja.
gains-some = A véletlenen túl látszik: { $pieces }.

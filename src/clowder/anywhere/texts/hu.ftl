about-title = Asztal négy macskás társasjátékhoz
about-what = Ezek a fájlok együtt egy teljes asztalt adnak a Cat Box, a Csacska Macska, az If It Fits és a Cat Attack játékhoz. Gépi ellenfelek ellen vagy egy képernyő előtt, egymás mellett játszhatsz; szabályok, leckék, tippek, visszajátszások és statisztika is van.
about-private = Minden a böngésződben fut. A játszmáid az eszközödön maradnak, és semmi sem megy el sehová. Az első látogatás után hálózat nélkül is működik.
about-server = Barátokkal linken át játszani csak szerverrel lehet: ugyanazzal a programmal, amelyet a „clowder serve” indít el.
about-play = Az asztalhoz

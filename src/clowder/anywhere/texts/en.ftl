about-title = A table for four cat board games
about-what = These files are a complete table for Cat Box, Csacska Macska, If It Fits and Cat Attack. You play against bots or side by side on one screen; rules, lessons, hints, replays and statistics are here too.
about-private = Everything runs in your browser. What you play is kept on your device, and nothing is sent anywhere. After the first visit it works without a network.
about-server = Playing with friends by link needs a server: the same program, started with “clowder serve”.
about-play = To the table

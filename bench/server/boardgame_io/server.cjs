// boardgame.io's server as its documentation starts it: games are kept in memory.
const { Server } = require('boardgame.io/server');

const server = Server({ games: [require('./cards.cjs')], origins: [/127\.0\.0\.1/] });
server.run(Number(process.argv[2]));

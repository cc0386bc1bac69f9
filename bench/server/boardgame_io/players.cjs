// Everybody at all tables of boardgame.io's server. Takes commands as lines of JSON and answers each with a line.
const readline = require('node:readline');
const { io } = require('socket.io-client');

const [port, seats, watchers, think] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
let acks = [];
let ended = 0;
let faults = 0;
let playing = false; // whether anybody moves
const tables = new Set();

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

async function made() {
  const { matchID } = await post('/games/cards/create', { numPlayers: seats });
  const credentials = [];
  for (let seat = 0; seat < seats; seat++) {
    const wish = { playerID: String(seat), playerName: `Bench ${seat}` };
    credentials.push((await post(`/games/cards/${matchID}/join`, wish)).playerCredentials);
  }
  return { matchID, credentials, sockets: [], sent: 0, waiting: -1 };
}

function entered(table) {
  const coming = [];
  for (let n = 0; n < seats + watchers; n++) {
    const player = n < seats ? String(n) : null;
    const socket = io(`${url}/cards`, { transports: ['websocket'], forceNew: true });
    table.sockets.push(socket);
    socket.on('connect', () => socket.emit('sync', table.matchID, player, table.credentials[n], seats));
    socket.on('update', (_match, state) => heard(table, player, state));
    coming.push(
      new Promise((come) => {
        socket.once('sync', (_match, { state }) => {
          if (player !== null && state.ctx.currentPlayer === player) table.first = () => turn(table, player, state);
          come();
        });
      }),
    );
  }
  return Promise.all(coming);
}

function heard(table, player, state) {
  if (String(table.mover) === player) acks.push(performance.now() - table.sent);
  if (state.ctx.gameover) {
    if (player === '0') finish(table);
  } else if (player !== null && state.ctx.currentPlayer === player) {
    turn(table, player, state);
  }
}

function turn(table, player, state) {
  if (!think) return lay(table, player, state);
  setTimeout(() => lay(table, player, state), think * 1000 * (0.5 + Math.random()));
}

function lay(table, player, state) {
  if (!playing || table.done) return;
  const hand = state.G.players[player].hand;
  const card = hand[Math.floor(Math.random() * hand.length)];
  const payload = { type: 'lay', args: [card], playerID: player, credentials: table.credentials[player] };
  table.mover = player;
  table.sent = performance.now();
  const socket = table.sockets[player];
  socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, table.matchID, player);
}

function leave(table) {
  table.done = true;
  tables.delete(table);
  for (const socket of table.sockets) socket.close();
}

async function finish(table) {
  if (table.done) return;
  ended += 1;
  leave(table);
  if (playing) await begun();
}

async function begun() {
  try {
    const table = await made();
    await entered(table);
    tables.add(table);
    table.first();
  } catch (error) {
    faults += 1;
    console.error(error);
  }
}

/** So many at a time as our own bench sets up. */
async function each(list, work) {
  const left = [...list];
  const one = async () => {
    while (left.length) await work(left.pop());
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

const waiting = [];
const commands = {
  async make({ count }) {
    await each(Array(count).fill(0), async () => waiting.push(await made()));
  },
  async enter() {
    await each(waiting, entered);
  },
  async leave() {
    waiting.splice(0).forEach(leave);
  },
  async play({ count }) {
    const ready = [];
    await each(Array(count).fill(0), async () => ready.push(await made()));
    await each(ready, entered);
    playing = true;
    for (const table of ready) {
      tables.add(table);
      table.first();
    }
  },
  async measure({ seconds }) {
    acks = [];
    ended = 0;
    const began = performance.now();
    await new Promise((over) => setTimeout(over, seconds * 1000));
    return { acks, ended, faults, seconds: (performance.now() - began) / 1000 };
  },
  async stop() {
    playing = false;
    [...tables].forEach(leave);
  },
};

readline.createInterface({ input: process.stdin }).on('line', async (line) => {
  const asked = JSON.parse(line);
  const found = await commands[asked.do](asked);
  console.log(JSON.stringify(found ?? {}));
});

// A card game as long as a round of ours: thirteen secret cards each, one is laid per turn, 52 moves with four seats.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

module.exports = {
  name: 'cards',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(13 * ctx.numPlayers).keys()]);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: deck.slice(seat * 13, seat * 13 + 13) };
    }
    return { players, laid: [], points: Array(ctx.numPlayers).fill(0) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    lay: ({ G, playerID }, card) => {
      const hand = G.players[playerID].hand;
      const at = hand.indexOf(card);
      if (at < 0) return INVALID_MOVE;
      hand.splice(at, 1);
      G.laid.push(card);
      G.points[playerID] += card;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => (G.laid.length === 13 * ctx.numPlayers ? { points: G.points } : undefined),
};

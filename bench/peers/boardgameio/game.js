// A game the size of tic-tac-toe that never ends: each move fills a cell and hands the turn on.
const CELLS = 9;

exports.Cells = {
  name: "cells",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    fill: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

// People at TABLES matches of four, RATE moves a second in all, for SECONDS: node client.js PORT TABLES RATE SECONDS
// Prints one line of JSON when everybody is connected, and one when it is over.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Cells } = require("./game");

const [port, tables, rate, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const SEATS = 4;

async function post(path, body) {
  const answer = await fetch(`${address}/games/cells/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

// One match: its clients, which move is under way, and since when.
async function open() {
  const { matchID } = await post("create", { numPlayers: SEATS });
  const match = { clients: [], sent: 0, started: 0, waiting: new Set(), delays: [] };
  for (let player = 0; player < SEATS; player += 1) {
    const playerID = String(player);
    const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: `P${player}` });
    const multiplayer = SocketIO({ server: address });
    const client = Client({ game: Cells, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false });
    client.start();
    client.subscribe((state) => arrived(match, player, state));
    match.clients.push(client);
  }
  return match;
}

// A client shows its own move at once; what counts is the server's word, so only confirmed states do.
function arrived(match, player, state) {
  if (!state || !match.started || state.ctx.turn <= match.sent) return;
  match.waiting.delete(player);
  if (match.waiting.size === 0) {
    match.delays.push(performance.now() - match.started);
    match.started = 0;
  }
}

function move(match) {
  const state = match.clients[0].getState();
  if (!state || match.started) return false;
  const player = Number(state.ctx.currentPlayer);
  match.sent = state.ctx.turn;
  match.started = performance.now();
  match.waiting = new Set([...Array(SEATS).keys()].filter((other) => other !== player));
  match.clients[player].moves.fill(state.ctx.turn % 9);
  return true;
}

async function main() {
  const matches = [];
  for (let n = 0; n < tables; n += 1) matches.push(await open());
  while (!matches.every((match) => match.clients.every((client) => client.getState()))) {
    await new Promise((done) => setTimeout(done, 50));
  }
  console.log(JSON.stringify({ connected: tables * SEATS }));
  await new Promise((done) => setTimeout(done, 2000));
  const began = performance.now();
  let tried = 0;
  let skipped = 0;
  while (performance.now() - began < seconds * 1000) {
    const due = ((performance.now() - began) / 1000) * rate;
    while (tried < due) {
      if (!move(matches[tried % tables])) skipped += 1;
      tried += 1;
    }
    await new Promise((done) => setTimeout(done, 2));
  }
  const lasted = (performance.now() - began) / 1000;
  await new Promise((done) => setTimeout(done, 2000));
  const delays = matches.flatMap((match) => match.delays);
  const told = JSON.stringify({ moves: delays.length, skipped, seconds: lasted, delays });
  process.stdout.write(`${told}\n`, () => process.exit(0)); // not before all of it is written
}

main();

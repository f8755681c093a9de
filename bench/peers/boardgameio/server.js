// A boardgame.io server with its storage in memory (the default) or in files: node server.js PORT [FOLDER]
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { Cells } = require("./game");

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Cells],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port), callback: () => console.log("ready") });

// What no server can do without, and nothing else: it reads an answer and writes once to its sender and once to the other
// seat, in messages as long as Medallion's at tic-tac-toe. No checks, no rules, no disk. Prints its port.
import { createServer } from 'node:net';

/** Lengths of what Medallion says at tic-tac-toe, on average. */
const DONE_BYTES = 40;
const DELTA_BYTES = 470;
const TEXT = 0x81;
const MASK_BYTES = 4;

const done = '{"type":"done"}'.padEnd(DONE_BYTES);
const [before, after] = ['{"type":"delta","moves":["=",', ']}'];
const start = 2 + DONE_BYTES;

/** The frames for the mover; the second of them, from `start`, is what the other seat gets. */
function framesAfter(moves) {
  const bytes = Buffer.allocUnsafe(start + 4 + DELTA_BYTES);
  bytes[0] = TEXT;
  bytes[1] = DONE_BYTES;
  bytes.latin1Write(done, 2);
  bytes[start] = TEXT;
  bytes[start + 1] = 126;
  bytes.writeUInt16BE(DELTA_BYTES, start + 2);
  bytes.latin1Write(`${before}${moves}${after}`.padEnd(DELTA_BYTES), start + 4);
  return bytes;
}

/** Answers are short: their length stands in one byte, and they arrive as a whole. */
function answersIn(bytes) {
  let answers = 0;
  for (let at = 0; at < bytes.length; at += 2 + MASK_BYTES + (bytes[at + 1] & 0x7f)) answers += 1;
  return answers;
}

/** Seats of every table, by its number in the path of the request. */
const tables = new Map();

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('data', (request) => {
    const id = /^GET \/(\d+) /.exec(request.latin1Slice())?.[1];
    const table = tables.get(id) ?? { seats: [], moves: 0 };
    tables.set(id, table);
    const seat = table.seats.push(socket) - 1;
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.on('data', (bytes) => {
      for (let left = answersIn(bytes); left > 0; left--) {
        table.moves += 1;
        const frames = framesAfter(table.moves);
        socket.write(frames);
        table.seats[1 - seat].write(frames.subarray(start));
      }
    });
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`listens on 127.0.0.1:${server.address().port}\n`));

import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CLOSE_CODES } from '@medallion/protocol';
import { describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { TokenBucket } from '../src/rate';
import { Connection, Outbox } from '../src/socket/connection';

/** The line to a reader who takes nothing until told to; what was taken since the handshake is kept. */
class Line extends Duplex {
  readonly taken: Buffer[] = [];
  isReading = true;
  #waiting: { readonly chunk: Buffer; readonly done: () => void } | null = null;

  override _read(): void {}

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    if (this.isReading) this.#take(chunk, done);
    else this.#waiting = { chunk, done };
  }

  #take(chunk: Buffer, done: () => void): void {
    this.taken.push(Buffer.from(chunk));
    done();
  }

  reads(): void {
    this.isReading = true;
    if (this.#waiting !== null) this.#take(this.#waiting.chunk, this.#waiting.done);
  }

  rests(): void {
    this.isReading = false;
    this.taken.length = 0;
  }
}

const sockets = new WebSocketServer({ noServer: true, clientTracking: false });

/** A WebSocket over the line, as after a request of a browser. */
function socketOver(line: Line): Promise<WebSocket> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.headers = {
    upgrade: 'websocket',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    'sec-websocket-version': '13',
  };
  return new Promise((resolve) => sockets.handleUpgrade(request, line, Buffer.alloc(0), resolve));
}

async function connected(outbox = new Outbox()) {
  const line = new Line();
  const connection = new Connection(await socketOver(line), line, 'here', new TokenBucket(1, 1), outbox);
  line.rests();
  return { connection, line };
}

const saidOn = ({ taken }: Line): string => Buffer.concat(taken).toString('latin1');

describe('a connection', () => {
  it('sends what one turn of the loop has for it in one piece', async () => {
    const { connection, line } = await connected();
    line.reads();
    connection.send('one');
    connection.send('two');
    expect(line.taken).toEqual([]);
    await nextTurn();
    expect(line.taken.map(String)).toEqual([Buffer.from('\x81\x03one\x81\x03two', 'latin1').toString()]);
  });

  it('keeps what a slow reader has not taken while others are served', async () => {
    const outbox = new Outbox();
    const slow = await connected(outbox);
    const quick = await connected(outbox);
    quick.line.reads();
    slow.connection.send('for the slow one');
    await nextTurn();
    quick.connection.send('for the quick one');
    await nextTurn();
    slow.line.reads();
    expect(saidOn(slow.line)).toBe('\x81\x10for the slow one');
    expect(saidOn(quick.line)).toBe('\x81\x11for the quick one');
  });

  it('keeps what was said in farewell, too', async () => {
    const outbox = new Outbox();
    const slow = await connected(outbox);
    const quick = await connected(outbox);
    quick.line.reads();
    slow.connection.close('no-token');
    await nextTurn();
    quick.connection.send('x'.repeat(200));
    await nextTurn();
    slow.line.reads();
    expect(saidOn(slow.line)).toContain('{"type":"error","code":"no-token","detail":{}}');
  });

  it('is closed when too much waits for all readers together, and much of it for this one', async () => {
    const outbox = new Outbox(500_000);
    const [one, other, third] = [await connected(outbox), await connected(outbox), await connected(outbox)];
    one.connection.send('x'.repeat(400_000));
    await nextTurn();
    other.connection.send('x'.repeat(300_000));
    third.connection.send('a word');
    await nextTurn();
    expect([one, other, third].map(({ connection }) => connection.isOpen)).toEqual([true, false, true]);
    other.connection.end();
    one.connection.send('one more');
    await nextTurn();
    expect(one.connection.isOpen).toBe(true);
  });

  it('is stuck when nothing of what waits was read between two looks', async () => {
    const { connection, line } = await connected();
    connection.send('x'.repeat(1_000));
    await nextTurn();
    expect([connection.isStuck(), connection.isStuck()]).toEqual([false, true]);
    line.reads();
    expect(connection.isStuck()).toBe(false);
  });

  it('is closed when a megabyte waits for its reader, and nothing more is sent', async () => {
    const { connection, line } = await connected();
    const text = 'x'.repeat(250_000);
    for (let count = 0; count < 5; count++) {
      expect(connection.isOpen).toBe(true);
      connection.send(text);
      await nextTurn();
    }
    expect(connection.isOpen).toBe(false);
    connection.send('more');
    line.reads();
    await nextTurn();
    const farewell = Buffer.alloc(2);
    farewell.writeUInt16BE(CLOSE_CODES['too-slow']);
    expect(saidOn(line)).toMatch(new RegExp(`${farewell.toString('latin1')}too-slow$`));
    expect(saidOn(line)).not.toContain('more');
  });
});

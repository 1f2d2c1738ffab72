import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { CLOSE_CODES, LIMITS, PROTOCOL } from '@medallion/protocol';
import { describe, expect, it, vi } from 'vitest';
import { ME, OPEN, type TestServer, testServer } from './support/harness';

const OPCODES = { more: 0, text: 1, binary: 2, close: 8, ping: 9 } as const;
const BROKEN = { protocol: 1002, text: 1007, policy: 1008, size: 1009 } as const;
const NOTHING = Buffer.alloc(0);

/** A frame as a client sends it, behind a mask. */
function frame(opcode: number, payload: Buffer | string, { isLast = true } = {}): Buffer {
  const bytes = Buffer.from(payload);
  const mask = [1, 2, 3, 250];
  const { length } = bytes;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = (isLast ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (head.length === 2 ? length : head.length === 4 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, Buffer.from(mask), bytes.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}

const parts = (count: number, payload: Buffer | string): Buffer =>
  Buffer.concat([
    frame(OPCODES.text, payload, { isLast: false }),
    ...Array.from({ length: count - 1 }, () => frame(OPCODES.more, payload, { isLast: false })),
  ]);

/** A client that speaks in bytes, and what it heard. */
class RawClient {
  readonly socket: Socket;
  readonly texts: string[] = [];
  /** Why the server closed, as it said; null while it has not. */
  code: number | null = null;
  #rest = NOTHING;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.socket.on('error', () => undefined);
  }

  static async at(server: TestServer, handshake: Record<string, string> = {}): Promise<RawClient> {
    const client = new RawClient(Number(new URL(server.url).port));
    const headers = {
      Host: 'here',
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
      'Sec-WebSocket-Version': '13',
      ...handshake,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    client.socket.write(`GET /ws HTTP/1.1\r\n${lines.join('')}\r\n`);
    const [answer] = (await once(client.socket, 'data')) as [Buffer];
    client.texts.push(String(answer).split('\r\n')[0] ?? '');
    client.socket.on('data', (bytes) => client.#hear(bytes));
    return client;
  }

  #hear(bytes: Buffer): void {
    let data = Buffer.concat([this.#rest, bytes]);
    while (data.length >= 2) {
      const [first = 0, short = 0] = data;
      const start = short < 126 ? 2 : 4;
      const length = short < 126 ? short : data.readUInt16BE(2);
      if (data.length < start + length) break;
      if ((first & 15) === OPCODES.close) this.code = data.readUInt16BE(start);
      else if ((first & 15) === OPCODES.text) this.texts.push(data.toString('utf8', start, start + length));
      data = data.subarray(start + length);
    }
    this.#rest = data;
  }

  says(message: unknown): void {
    this.socket.write(frame(OPCODES.text, JSON.stringify(message)));
  }

  async hears(count: number): Promise<void> {
    const isHeard = () => this.texts.length >= count || this.socket.closed;
    while (!isHeard()) await Promise.race([once(this.socket, 'data'), once(this.socket, 'close')]);
  }
}

async function welcomed(server: TestServer, known?: string): Promise<RawClient> {
  const token = known ?? (await server.guest('Ada')).token;
  const client = await RawClient.at(server);
  client.says({ type: 'hello', protocol: PROTOCOL, token });
  await client.hears(2);
  expect(client.texts[0]).toBe('HTTP/1.1 101 Switching Protocols');
  expect(client.texts[1]).toContain('"type":"welcome"');
  return client;
}

const ping = (at: number) => frame(OPCODES.text, JSON.stringify({ type: 'ping', at }));

describe('a server spoken to in bytes', () => {
  it('reads messages in pieces and in parts, with a ping between them', async () => {
    const server = await testServer();
    const ada = await welcomed(server);
    for (const byte of ping(1)) ada.socket.write(Buffer.from([byte]));
    await ada.hears(3);
    const text = Buffer.from(JSON.stringify({ type: 'ping', at: 2 }));
    ada.socket.write(frame(OPCODES.text, text.subarray(0, 9), { isLast: false }));
    ada.socket.write(frame(OPCODES.ping, '!'));
    ada.socket.write(Buffer.concat([frame(OPCODES.more, text.subarray(9)), ping(3)]));
    await ada.hears(5);
    expect(ada.texts.slice(2).map((answer) => JSON.parse(answer).at)).toEqual([1, 2, 3]);
    ada.socket.destroy();
  });

  it.each([
    ['a frame without a mask', BROKEN.protocol, Buffer.from([0x81, 0x01, 0x41])],
    ['a reserved bit', BROKEN.protocol, Buffer.from([0xc1, 0x80, 0, 0, 0, 0])],
    ['an unknown kind', BROKEN.protocol, frame(3, NOTHING)],
    ['an unknown control frame', BROKEN.protocol, frame(11, NOTHING)],
    ['a ping in parts', BROKEN.protocol, frame(OPCODES.ping, NOTHING, { isLast: false })],
    ['a long ping', BROKEN.protocol, frame(OPCODES.ping, Buffer.alloc(126))],
    ['a part of nothing', BROKEN.protocol, frame(OPCODES.more, NOTHING)],
    ['a message within another', BROKEN.protocol, Buffer.concat([parts(1, 'x'), frame(OPCODES.text, 'x')])],
    ['a farewell for no reason there is', BROKEN.protocol, frame(OPCODES.close, Buffer.from([0, 7]))],
    ['text that is none', BROKEN.text, frame(OPCODES.text, Buffer.from([0xc3, 0x28]))],
    ['a message beyond the limit', BROKEN.size, frame(OPCODES.text, 'x'.repeat(LIMITS.messageBytes + 1))],
    ['a length beyond all memory', BROKEN.size, Buffer.from([0x81, 0xff, 0, 0x1f, ...Array(6).fill(0xff)])],
    ['parts beyond the limit', BROKEN.size, parts(2, 'x'.repeat(LIMITS.messageBytes - 1))],
    ['many empty parts', BROKEN.policy, parts(2_000, NOTHING)],
  ])('hangs up at %s, hears nothing more, and is well', async (_, code, bytes) => {
    const server = await testServer();
    const ada = await welcomed(server);
    ada.socket.write(ping(1));
    await ada.hears(3);
    ada.socket.write(Buffer.concat([bytes, ping(2)]));
    await once(ada.socket, 'close');
    expect(ada.code).toBe(code);
    expect(ada.texts.slice(2).map((text) => JSON.parse(text).at)).toEqual([1]);
    const bea = await server.arrives('Bea');
    expect(bea.closed).toBeNull();
  });

  it('does not listen to those it has sent away', async () => {
    const server = await testServer();
    const { token } = await server.guest('Ada');
    const { table } = await server.opens(token, [ME, OPEN]);
    const ada = await welcomed(server, token);
    const old = { type: 'hello', protocol: PROTOCOL - 1, token };
    const command = { type: 'close', id: 'late', table };
    ada.socket.write(Buffer.concat([old, command].map((message) => frame(OPCODES.text, JSON.stringify(message)))));
    await ada.hears(3);
    ada.says(command);
    const again = await server.connects(token);
    await again.watch(table, 0);
    expect(again.at(table, 0).state.phase).toBe('gathering');
    expect(ada.code).toBe(CLOSE_CODES['client-outdated']);
    ada.socket.destroy();
  });

  it('sends away who asks and asks and never listens', { timeout: 30_000 }, async () => {
    const server = await testServer();
    const ada = await welcomed(server);
    ada.socket.pause();
    const pings = Buffer.concat(Array.from({ length: 8_000 }, () => frame(OPCODES.ping, Buffer.alloc(125))));
    // Half of what a server that answers them all would take in before the line breaks by itself.
    for (let sent = 0; !ada.socket.closed && sent < 25; sent++) {
      // The next only once these are on their way: the server must have its chance to hang up.
      await new Promise<void>((resolve) => ada.socket.write(pings, () => resolve()));
    }
    await vi.waitFor(() => expect(ada.socket.closed).toBe(true), { timeout: 20_000 });
  });

  it.each([
    ['another version', { 'Sec-WebSocket-Version': '7' }, 'HTTP/1.1 400 Bad Request'],
    ['no key', { 'Sec-WebSocket-Key': 'short' }, 'HTTP/1.1 400 Bad Request'],
  ])('refuses a handshake with %s', async (_, headers, answer) => {
    const server = await testServer();
    const ada = await RawClient.at(server, headers);
    expect(ada.texts).toEqual([answer]);
    await once(ada.socket, 'close');
  });
});

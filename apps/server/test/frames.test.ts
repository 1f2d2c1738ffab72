import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framesOf } from '../src/socket/frames';

const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ minLength: 120, maxLength: 130, unit: 'grapheme-ascii' }),
  fc.string({ minLength: 40, maxLength: 130, unit: 'grapheme' }),
  fc.integer({ min: 65_530, max: 65_536 }).map((length) => 'x'.repeat(length)),
);

describe('frames', () => {
  const http = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const heard: string[] = [];
  let stream: Duplex;
  let client: WebSocket;

  beforeAll(async () => {
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const opened = new Promise<Duplex>((resolve) => {
      http.on('upgrade', (request, line, head) => sockets.handleUpgrade(request, line, head, () => resolve(line)));
    });
    client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
    stream = await opened;
  });

  afterAll(() => {
    client.terminate();
    http.close();
  });

  it('hold texts of any length and script, as a client of another make reads them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 5 }), async (texts) => {
        heard.length = 0;
        stream.write(framesOf(texts));
        while (heard.length < texts.length && client.readyState !== WebSocket.CLOSED) await new Promise(setImmediate);
        expect(heard).toEqual(texts);
      }),
      { numRuns: 200 },
    );
  });
});

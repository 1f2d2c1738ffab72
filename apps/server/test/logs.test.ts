import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { duel, firstOption, testServer } from './support/harness';

describe('the log', () => {
  it('holds no token, key, seed, code or card, even at its most talkative', async () => {
    let log = '';
    const logTo = new Writable({
      write(chunk, _, done) {
        log += String(chunk);
        done();
      },
    });
    const server = await testServer({ logLevel: 'trace', logTo });
    const { table, ada, created } = await duel(server);
    const { code } = (await server.api('/api/me/recovery', ada.token, {})).body as { code: string };
    await server.api(`/api/tables/${table}?key=${created.keys.invite}`);
    await server.api('/api/tables', ada.token, { nonsense: ada.token });
    const card = firstOption(ada, table, 0);
    await ada.settle({ type: 'answer', table, seat: 0, option: card });
    ada.send({ type: 'hello', protocol: 1, token: `${ada.token}x` });
    await ada.until(() => ada.closed !== null);
    const serverSeed = (await server.store.findTable(table))?.table.serverSeed ?? 'none';
    await server.close();
    expect(log).toContain('listening');
    for (const secret of [ada.token, created.keys.invite, created.keys.spectate, code, card, serverSeed]) {
      expect(log).not.toContain(secret);
    }
  });

  it('tells of a bot that broke down', async () => {
    let log = '';
    const logTo = new Writable({
      write(chunk, _, done) {
        log += String(chunk);
        done();
      },
    });
    const server = await testServer({ logLevel: 'warn', logTo });
    const ada = await server.arrives('Ada');
    await server.opens(ada.token, [{ kind: 'me' }, { kind: 'bot', level: 'clumsy' }], { ready: true });
    await ada.until(() => log.includes('dropped the cards'));
  });
});

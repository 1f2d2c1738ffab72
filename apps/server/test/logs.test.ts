import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { lineForPeople } from '../src/log-for-people';
import { duel, firstOption, testServer } from './support/harness';

describe('the log on a terminal', () => {
  const time = new Date(2026, 0, 2, 9, 5, 7).getTime();

  it('says when and what, and what it was about', () => {
    const line = JSON.stringify({ level: 30, time, pid: 7, hostname: 'h', table: 'AAA', msg: 'a table was opened' });
    expect(lineForPeople(line)).toBe('09:05:07  a table was opened (table AAA)\n');
  });

  it('names what is wrong, with the stack of what broke', () => {
    const err = { type: 'Error', message: 'full', stack: 'Error: full\n    at disk' };
    const line = JSON.stringify({ level: 50, time, err, code: 'storage-full', msg: 'a command failed' });
    expect(lineForPeople(line)).toBe(
      '09:05:07  error: a command failed (code storage-full)\nError: full\n    at disk\n',
    );
  });

  it('lets pass what is no line of the log', () => {
    expect(lineForPeople('Segmentation fault')).toBe('Segmentation fault');
  });
});

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

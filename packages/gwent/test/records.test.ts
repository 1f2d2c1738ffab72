import { makeRecord, packRecord, parseRecord, replay, Table, unpackRecord } from '@medallion/kernel';
import { randomGame } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { READY_MADE } from '../src/deck/ready-made';
import { gwent } from '../src/game';
import { eventText } from '../src/text/log';
import { soakConfig } from './soak-config';

function configOf(first: unknown, second: unknown) {
  const config = gwent.parseConfig({ decks: [first, second] });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}

describe('records of Gwent', () => {
  it('replay to the same state, in JSON and in compact form, on any decks', () => {
    for (let game = 0; game < 200; game++) {
      const seed = `record-${game}`;
      const config =
        game % 2 === 0 ? soakConfig(seed) : configOf(READY_MADE[game % READY_MADE.length]?.id, 'starter-skellige');
      const { table } = randomGame(gwent, config, seed, { isLive: true });
      const record = makeRecord(gwent, config, seed, table.answers);
      const compact = packRecord(gwent, record);
      expect(compact.length, compact).toBeLessThan(400);
      const read = unpackRecord(gwent, compact);
      if (!read.ok) throw new Error(JSON.stringify(read.refusal));
      expect(read.value).toEqual(record);
      const again = replay(gwent, read.value);
      expect(again.ok && JSON.stringify(again.value.state)).toBe(JSON.stringify(table.state));
      expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
    }
  });

  it('play the same with and without a watcher', () => {
    const config = configOf('themed-spies-and-surgeons', 'themed-bears-and-longships');
    for (let game = 0; game < 50; game++) {
      const live = randomGame(gwent, config, `twice-${game}`, { isLive: true }).table;
      const quiet = randomGame(gwent, config, `twice-${game}`, { isLive: false }).table;
      expect(JSON.stringify(quiet.state)).toBe(JSON.stringify(live.state));
    }
  });

  it('undo and redo at any answer of whole games', () => {
    for (let game = 0; game < 20; game++) {
      const config = soakConfig(`undo-${game}`);
      let undone = 0;
      randomGame(gwent, config, `undo-${game}`, {
        isLive: true,
        onAnswer(table) {
          for (const seat of [0, 1]) {
            if (table.undoable(seat) === 0) continue;
            const copy = Table.restore(gwent, JSON.parse(JSON.stringify(table.save())));
            const answer = copy.answers.at(-1) as number;
            expect(copy.undo(seat).ok).toBe(true);
            expect(copy.takeCode(answer).ok).toBe(true);
            expect(JSON.stringify(copy.state)).toBe(JSON.stringify(table.state));
            undone += 1;
          }
        },
      });
      expect(undone).toBeGreaterThan(0);
    }
  });

  it('of another version, game or configuration are refused', () => {
    const config = configOf('starter-monsters', 'starter-nilfgaard');
    const record = makeRecord(gwent, config, 'x', []);
    const compact = packRecord(gwent, record);
    expect(unpackRecord({ ...gwent, version: 2 }, compact)).toMatchObject({
      refusal: { code: 'record-other-version' },
    });
    expect(replay(gwent, { ...record, config: { decks: ['starter-monsters', 'starter-cats'] } })).toMatchObject({
      refusal: { code: 'bad-config', detail: { path: 'decks[1]', problem: 'unknown-deck', deck: 'starter-cats' } },
    });
  });
});

describe('a playthrough', () => {
  it.each([
    ['starter-northern-realms', 'starter-monsters', 'vizima'],
    ['themed-bears-and-longships', 'themed-spies-and-surgeons', 'ard-skellig'],
    ['themed-the-free-elves', 'themed-white-frost', 'dol-blathanna'],
  ])('of %s against %s reads as accepted', async (first, second, seed) => {
    const { table } = randomGame(gwent, configOf(first, second), seed, { isLive: true });
    const lines = table
      .takeEvents()
      .map(
        (event) =>
          `${eventText(event, { language: 'en', names: ['Ada', 'Bea'], viewer: 'everything' })}  [${event.rule}]`,
      );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/playthrough-${seed}.txt`);
  });
});

import { makeRecord, packRecord, replay, unpackRecord } from '@medallion/kernel';
import { randomGame, randomPicker, recordsHold } from '@medallion/testkit';
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

/** Random decks, or one of the ready-made: these are packed in another way. */
function anyDecks(seed: string) {
  const pick = randomPicker(seed);
  const ready = READY_MADE[pick(READY_MADE.length)]?.id;
  return pick(2) === 0 ? soakConfig(seed) : configOf(ready, 'starter-skellige');
}

describe('records of Gwent', () => {
  recordsHold({ game: gwent, config: anyDecks, games: 200, limit: 400, letters: 400 });

  it('of another version, game or configuration are refused', () => {
    const config = configOf('starter-monsters', 'starter-nilfgaard');
    const record = makeRecord(gwent, config, 'x', []);
    const compact = packRecord(gwent, record);
    expect(unpackRecord({ ...gwent, reads: [gwent.version + 1] }, compact)).toMatchObject({
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

import { makeRecord, packRecord, unpackRecord } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwent } from '../../src/game';
import { cardText, USUAL_READINGS } from '../../src/text/card-text';
import { gwentTable, type TableSketch } from '../gwent-table';

/** What each of the three leaders is offered, with a hero and a plain unit where it may look. */
function offered(agreed: Pick<TableSketch, 'heroes' | 'edition'>): readonly (readonly string[])[] {
  const bringer = gwentTable({
    ada: { leader: 'eredin-bringer-of-death', discard: ['fiend', 'draug'] },
    bea: {},
    ...agreed,
  });
  const relentless = gwentTable({
    ada: { leader: 'emhyr-var-emreis-the-relentless', deck: ['cynthia', 'letho-of-gulet'] },
    bea: {},
    ...agreed,
  });
  const destroyer = gwentTable({
    ada: { leader: 'eredin-destroyer-of-worlds', hand: ['nekker', 'cow'], deck: ['fiend', 'imlerith'] },
    bea: {},
    ...agreed,
  });
  for (const table of [bringer, relentless, destroyer]) table.ada.usesLeader();
  destroyer.ada.picks(destroyer.ada.offers()[0] as string);
  destroyer.ada.picks(destroyer.ada.offers()[0] as string);
  return [bringer, relentless, destroyer].map((table) => [...table.ada.offers()].sort());
}

describe('heroes that a leader finds in a deck or discard pile', () => {
  rule(['GW-LEADER-008', 'GW-LEADER-009', 'GW-LEADER-012'], 'are not in play and may be taken by all three', () => {
    expect(offered({})).toEqual([
      ['draug', 'fiend'],
      ['cynthia', 'letho-of-gulet'],
      ['fiend', 'imlerith'],
    ]);
  });

  rule('GW-LEADER-037', 'stay where they are, for all three, if the players agree so', () => {
    expect(offered({ heroes: 'stay' })).toEqual([['fiend'], ['cynthia'], ['fiend']]);
    const heroOnly = gwentTable({
      ada: { leader: 'eredin-bringer-of-death', discard: ['draug'] },
      bea: {},
      heroes: 'stay',
    });
    heroOnly.ada.usesLeader();
    expect(heroOnly.told('no-effect')).toMatchObject([{ rule: 'GW-LEADER-008' }]);
  });

  rule('GW-LEADER-008', 'could be taken by Destroyer of Worlds alone in edition 2', () => {
    expect(offered({ edition: 2 })).toEqual([['fiend'], ['cynthia'], ['fiend', 'imlerith']]);
  });

  rule('GW-LEADER-036', 'are never taken from the pile of the opponent', () => {
    const table = gwentTable({
      ada: { leader: 'emhyr-var-emreis-the-relentless' },
      bea: { discard: ['iorveth', 'milva'] },
      relentless: 'opponent-discard',
    });
    table.ada.usesLeader();
    table.ada.isOffered('take', ['milva']);
  });

  rule('GW-LEADER-037', 'stay by an agreement that travels in records and links', () => {
    const decks = ['starter-monsters', 'starter-nilfgaard'];
    for (const agreed of [{}, { heroes: 'stay' }, { heroes: 'stay', relentless: 'opponent-discard' }]) {
      const config = gwent.parseConfig({ decks, ...agreed });
      if (!config.ok) throw new Error('refused');
      expect(gwent.configJson(config.value)).toEqual({ decks, ...agreed });
      const record = makeRecord(gwent, config.value, 'seed', []);
      expect(unpackRecord(gwent, packRecord(gwent, record))).toMatchObject({ ok: true, value: record });
    }
    expect(gwent.parseConfig({ decks, heroes: 'both' })).toMatchObject({
      ok: false,
      refusal: { detail: { path: 'heroes', problem: 'unknown-value' } },
    });
    expect(gwent.unpackConfig('starter-monsters~starter-nilfgaard~0~7').ok).toBe(false);
  });

  rule('GW-LEADER-037', 'are named by the text of the card as it is agreed', () => {
    const said = (agreed: object) =>
      ['eredin-bringer-of-death', 'emhyr-var-emreis-the-relentless', 'eredin-destroyer-of-worlds'].map((id) =>
        /No heroes/.test(cardText('en', id, { ...USUAL_READINGS, ...agreed })[0]?.text ?? ''),
      );
    expect(said({})).toEqual([false, false, false]);
    expect(said({ heroes: 'stay' })).toEqual([true, true, true]);
    expect(said({ edition: 2 })).toEqual([true, true, false]);
    expect(said({ relentless: 'opponent-discard' })).toEqual([false, true, false]);
    const table = gwentTable({ ada: {}, bea: {}, heroes: 'stay' });
    expect(table.scenario.table.view('spectator')).toMatchObject({ heroes: 'stay', edition: 3 });
  });
});

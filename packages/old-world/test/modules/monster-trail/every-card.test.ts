import { describe, expect, it } from 'vitest';
import { MONSTERS } from '../../../src/core/cards/components';
import { BOMB_FACTS } from '../../../src/modules/bombs/facts';
import { bombs } from '../../../src/modules/bombs/state';
import { LARGE_CARDS } from '../../../src/modules/monster-trail/large-cards';
import { MUTAGEN_FACTS } from '../../../src/modules/mutagens/facts';
import { mutagens } from '../../../src/modules/mutagens/state';
import { specialAttacks } from '../../../src/parts/special-attacks/state';
import type { FightTable } from '../../scenarios/fight/fight-table';
import { PLAIN, trailFight } from './trail-table';

const DECK = [
  'ward-1',
  'ward-2',
  'ward-3',
  'ward-4',
  'ward-5',
  'great-ward-1',
  'great-ward-2',
  'great-ward-3',
  'sign-strike-1',
];
const HAND = ['severe-blow-1', 'swift-cut-1', 'block-1', 'magic-trap-1', 'ward-6'];
const ADA = {
  deck: DECK,
  hand: HAND,
  shield: 2,
  gold: 5,
  potions: ['swallow', 'swallow', 'blizzard'],
  attributes: { combat: 3, defense: 3, alchemy: 3, specialty: 1 },
} as const;

/** Answers everything that is asked with what is offered first, until Ada's turn asks for her combo or something to use. */
function goOn(table: FightTable, untilTurn: boolean): void {
  for (let left = 30; left > 0 && table.isFighting && table.end === undefined; left--) {
    const [{ seat, prompt } = { seat: 0, prompt: '' }] = table.waitsFor;
    if (untilTurn && seat === 0 && (prompt === 'fight-use' || prompt === 'fight-combo')) return;
    if (!untilTurn && prompt === 'monster-attack') return;
    const player = seat === 0 ? table.ada : table.bea;
    const option = prompt === 'fight-combo' && player.offers.includes('stop') ? 'stop' : player.offers[0];
    player.does(option ?? '');
  }
}
/** What an attack has done, in one line. */
function changes(table: FightTable): string {
  if (!table.isFighting) return 'the fight is over';
  const [fighter] = table.fight.fighters;
  const { dice, lateTurn, raised } = specialAttacks.of(table.state);
  const limits = (fighter?.limits ?? []).map(({ rule: _, turn, ...said }) => `turn ${turn} ${JSON.stringify(said)}`);
  const parts = [
    `deck ${table.ada.deck.length - DECK.length}`,
    `hand ${table.ada.hand.length - HAND.length}`,
    `shield ${table.ada.shield - ADA.shield}`,
    `gold ${table.ada.gold - ADA.gold}`,
    `potions ${table.ada.potions.length - ADA.potions.length}`,
    `trashed ${table.told('cards-trashed').length}`,
    `life ${table.life}`,
    ...(dice > 0 ? [`dice ${dice}`] : []),
    ...(lateTurn > 0 ? [`late ${lateTurn}`] : []),
    ...(raised.turn > 0 ? [`raised ${raised.n}`] : []),
    ...limits,
    ...table
      .told('module')
      .flatMap(({ what }) => (['again', 'shown', 'forced', 'borrowed'].includes(what) ? [what] : [])),
  ];
  return parts.filter((part) => !/ 0$/.test(part)).join(', ');
}

describe('every large card', () => {
  it('strikes with each special attack, and wakes, as its data says', async () => {
    const lines: string[] = [];
    for (const { id } of MONSTERS) {
      for (const number of [1, 2, 3, 4]) {
        const table = trailFight({
          monster: id,
          pool: [...PLAIN, `special-${number}`],
          begins: 'opponent',
          ada: ADA,
          tokens: [2, 5],
        });
        if (table.bea.asked === 'monster-attack') table.bea.does('charge');
        goOn(table, true);
        const line = changes(table);
        expect(line, `${id} ${number}`).not.toBe(`life ${PLAIN.length}`);
        lines.push(`${id} special ${number}: ${line}`);
      }
      const table = trailFight({
        monster: id,
        pool: [...PLAIN, 'special-1'],
        begins: 'witcher',
        ada: { ...ADA, trail: 'trail' },
        tokens: [2, 5],
        // A nightwraith lets chance open the combo.
        ...(id === 'nightwraith' ? { rolls: [0] } : {}),
      });
      if (table.ada.asked === 'fight-use') table.ada.does('go-on');
      if (table.ada.offers.includes('play:severe-blow-1')) table.ada.does('play:severe-blow-1');
      goOn(table, false);
      lines.push(`${id} passive: ${changes(table)}`);
      expect(
        table.told('module').some(({ what }) => what === 'passive'),
        id,
      ).toBe(true);
    }
    expect(lines).toHaveLength(29 * 5);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/large-cards.txt');
  });

  it('has six weaknesses that each may be used, at the moment that its data names', () => {
    for (const { id, weaknesses } of LARGE_CARDS) {
      const used = new Set<string>();
      const table = trailFight({ monster: id, tokens: [1, 2, 3, 4, 5, 6], ada: { ...ADA, trail: 'trail' } });
      if (table.ada.asked === 'weakness-use') table.ada.does('all');
      for (let left = 60; left > 0 && table.isFighting && table.end === undefined; left--) {
        const [{ seat } = { seat: 0 }] = table.waitsFor;
        const player = seat === 0 ? table.ada : table.bea;
        const [first = ''] = player.offers;
        const use = player.offers.find((one) => one.startsWith('weakness:') && !used.has(one));
        if (use !== undefined) used.add(use);
        player.does(use ?? (player.offers.includes('stop') ? 'stop' : first));
      }
      // The third waits for something that not every fight brings.
      for (const { token } of weaknesses) {
        if (
          token === 3 &&
          weaknesses[2] !== undefined &&
          'when' in weaknesses[2] &&
          weaknesses[2].when !== 'before-life-pool'
        )
          continue;
        expect(used.has(`weakness:${token}`), `${id} weakness ${token}`).toBe(true);
      }
    }
  });
});

describe('every mutagen and every bomb', () => {
  const pool = [...PLAIN, 'special-1', 'special-2', 'special-3', 'special-4'];
  const MIXED = ['swift-cut-1', 'swift-cut-2', 'severe-blow-1', 'magic-trap-1'];
  const TWO_BLUE = ['swift-cut-1', 'swift-cut-2'];
  /** Plays on and uses it as soon as it is offered. */
  function isUsed(table: FightTable, option: string): boolean {
    for (let left = 80; left > 0 && table.isFighting && table.end === undefined; left--) {
      const [{ seat, prompt } = { seat: 0, prompt: '' }] = table.waitsFor;
      const player = seat === 0 ? table.ada : table.bea;
      if (player.offers.includes(option)) {
        player.does(option);
        return true;
      }
      const free = player.offers.find((one) => one.endsWith(':trophy'));
      if (free !== undefined && option === 'link') return true;
      const plays = prompt === 'fight-combo' ? player.offers.find((one) => one.startsWith('play:')) : undefined;
      player.does(plays ?? player.offers[0] ?? '');
    }
    return false;
  }

  it('may be used in a fight at its moment', () => {
    for (const [mutagen, { id, ability }] of MUTAGEN_FACTS.entries()) {
      const isBefore = ability.when === 'before-life-pool';
      const table = trailFight({
        monster: 'harpy',
        more: ['mutagens'],
        ...(isBefore ? {} : { pool, begins: 'witcher' as const }),
        ada: {
          ...ADA,
          hand: id === 'red-3' ? TWO_BLUE : MIXED,
          discard: ['block-2'],
          trophies: id === 'red-3' ? ['nightwraith'] : [],
        },
        lay: (state) => mutagens.put({ state }, { deck: [], owned: [[mutagen], []] }),
      });
      expect(isUsed(table, ability.when === 'link' ? 'link' : `mutagen:${id}`), id).toBe(true);
    }
  });

  it('and every bomb', () => {
    for (const [kind, { id }] of BOMB_FACTS.entries()) {
      const table = trailFight({
        monster: 'harpy',
        more: ['bombs'],
        pool,
        begins: 'witcher',
        ada: ADA,
        lay: (state) => bombs.put({ state }, { ...bombs.of(state), owned: [[kind], []] }),
      });
      expect(isUsed(table, `bomb:${id}`), id).toBe(true);
      expect(bombs.of(table.state).owned[0]).toEqual([]);
    }
  });
});

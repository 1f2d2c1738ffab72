import { Scenario } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { FightState } from '../../../src/base/fight/fight-state';
import type { OldWorldState } from '../../../src/core/state';
import { OldWorldTable, type Player } from '../../old-world-table';
import { SPECIALS, STOPPING } from './final-fight';
import { HUNT, type HuntState, hunt } from './hunt-state';
import { game, huntTable, place, rule } from './hunt-table';

const BLOW = 'wolf-cleave-1';
const sketch = {
  phase: 'hunt',
  round: 4,
  ada: { at: 'doldeth', hand: [BLOW, 'wolf-quick-slash-1'] },
  bea: { at: 'doldeth', hand: ['viper-cleave-1'] },
  cyn: { at: 'stygga', hand: ['bear-cleave-1'] },
};

/** The final fight before its first turn, with a life pool and shields of choice; the last card is the top. */
function finalFight(own: Partial<HuntState>, change: (fight: FightState, state: OldWorldState) => void = () => {}) {
  const state = game.clone(huntTable(sketch, { at: place('doldeth') }).state as OldWorldState);
  state.slices = { ...state.slices, [HUNT]: { ...hunt.of(state), shields: 0, ...own } };
  change(state.fight as FightState, state);
  return new OldWorldTable(Scenario.from(game, state));
}
/** Puts these cards on top of the pool, in the place of any others. */
function onTop(fight: FightState, ...cards: readonly number[]): void {
  const { monster } = fight;
  if (monster === null) return;
  const all = [
    ...monster.life.filter((card) => !cards.includes(card)),
    ...monster.aside.filter((card) => !cards.includes(card)),
  ];
  monster.life = [...all.slice(all.length - 20 + cards.length), ...cards];
  monster.aside = all.slice(0, all.length - 20 + cards.length);
}
const fightOf = (table: OldWorldTable): FightState => table.state.fight as FightState;
/** A whole fight turn with one card. */
function strikes(player: Player, card: string): void {
  if (player.offers().includes('strike')) player.does('strike');
  if (player.offers().includes('go-on')) player.does('go-on');
  player.does(`play:${card}`);
  if (player.offers().includes('stop')) player.does('stop');
  if (player.offers().includes('pass')) player.does('pass');
}

describe('the final fight', () => {
  rule(
    ['OW-WH-016', 'OW-WH-074', 'OW-WH-075'],
    'all fight on one side against a pool of twenty with four special cards',
    () => {
      const { fighters, monster } = fightOf(huntTable(sketch, { at: place('doldeth') }));
      expect(fighters.map(({ seat, side }) => [seat, side])).toEqual([
        [0, 0],
        [1, 0],
        [2, 0],
      ]);
      expect(monster?.life).toHaveLength(20);
      expect(monster?.aside).toHaveLength(4);
      expect(monster?.life.filter((card) => SPECIALS.includes(card))).toHaveLength(4);
    },
  );

  rule(['OW-WH-076', 'OW-WH-079'], 'those who are there have the first turns, in the order in which they come', () => {
    const table = finalFight({});
    table.ada.isOffered('next-fight-turn', ['strike']);
    table.bea.isOffered('next-fight-turn', ['strike']);
    table.cyn.isAsked(null);
    strikes(table.bea, 'viper-cleave-1');
    // Only one is left there, so nobody is asked who comes next.
    table.ada.may(`play:${BLOW}`);
  });

  rule(
    ['OW-WH-077', 'OW-WH-078', 'OW-WH-082', 'OW-WH-084'],
    'then the others are moved there, and the Hunt strikes all who stand',
    () => {
      const table = finalFight({ shields: 9 }, (fight) => onTop(fight, 0));
      strikes(table.bea, 'viper-cleave-1');
      strikes(table.ada, BLOW);
      expect(table.cyn.at).toBe('doldeth');
      const told = table.scenario.told.flatMap((event) =>
        event.type === 'module' && event.what === 'flip' ? [event.about] : [],
      );
      expect(told).toHaveLength(3);
      expect(fightOf(table).monster?.spent).toEqual([0]);
      for (const player of [table.ada, table.bea, table.cyn]) player.isOffered('next-fight-turn', ['strike']);
      table.cyn.does('strike');
      table.cyn.mayNot('strike');
    },
  );

  rule(['OW-WH-080', 'OW-WH-117'], 'shields take the damage first, and what is left falls on the pool at once', () => {
    const table = finalFight({ shields: 1 });
    strikes(table.ada, BLOW);
    expect(hunt.of(table.state).shields).toBe(0);
    expect(fightOf(table).monster?.life).toHaveLength(19);
  });

  rule(
    ['OW-WH-081', 'OW-WH-112'],
    'a passive waits for the end of the turn, and then comes before anything else',
    () => {
      const table = finalFight({}, (fight, { witchers }) => {
        onTop(fight, 0, SPECIALS[0] as number);
        for (const witcher of witchers) witcher.shield = 3;
      });
      strikes(table.ada, BLOW);
      expect(table.state.witchers.map(({ shield }) => shield)).toEqual([2, 2, 2]);
    },
  );

  rule('OW-WH-112', 'one passive stops the rest of the damage at once', () => {
    const table = finalFight({}, (fight) => onTop(fight, 0, STOPPING));
    strikes(table.ada, BLOW);
    expect(fightOf(table).monster?.spent).toEqual([STOPPING]);
    expect(table.state.witchers.map(({ shield }) => shield)).toEqual([1, 1, 1]);
  });

  rule('OW-WH-083', 'a special attack does to everybody who stands what it says', () => {
    const table = finalFight({ shields: 9 }, (fight, { witchers }) => {
      onTop(fight, SPECIALS[1] as number);
      for (const witcher of witchers) witcher.shield = 3;
    });
    strikes(table.bea, 'viper-cleave-1');
    strikes(table.ada, BLOW);
    expect(table.state.witchers.map(({ shield }) => shield)).toEqual([1, 1, 1]);
  });

  rule(
    ['OW-WH-085', 'OW-WH-079'],
    'whoever is knocked out is neither struck nor asked, and the others fight on',
    () => {
      const table = finalFight({ shields: 9 }, (fight, { witchers, trashed }) => {
        onTop(fight, SPECIALS[1] as number);
        const cyn = witchers[2];
        if (cyn === undefined) return;
        trashed.push(...cyn.deck.splice(0), ...cyn.discard.splice(0), ...cyn.hand.splice(1));
        cyn.shield = 0;
      });
      strikes(table.bea, 'viper-cleave-1');
      strikes(table.ada, BLOW);
      expect(fightOf(table).fighters.map(({ isOut }) => isOut)).toEqual([false, false, true]);
      table.cyn.isAsked(null);
      table.ada.isOffered('next-fight-turn', ['strike']);
      expect(table.scenario.told).toContainEqual(expect.objectContaining({ type: 'knocked-out', seat: 2 }));
    },
  );

  rule(['OW-WH-086', 'OW-WH-120', 'OW-WH-014', 'OW-WH-113'], 'all win as soon as the pool is empty', () => {
    const table = finalFight({}, (fight) => {
      const { monster } = fight;
      if (monster !== null) monster.spent = monster.life.splice(0, 18);
    });
    strikes(table.ada, BLOW);
    expect(table.view.outcome).toEqual({ places: [1, 1, 1], reason: 'final-fight', together: 'won' });
  });

  rule(['OW-WH-119', 'OW-WH-084'], 'on its last card the Hunt still strikes everybody, and is beaten then', () => {
    const table = finalFight({ shields: 9 }, (fight, { witchers }) => {
      onTop(fight, SPECIALS[1] as number);
      const { monster } = fight;
      if (monster !== null) monster.spent = monster.life.splice(0, 19);
      for (const witcher of witchers) witcher.shield = 3;
    });
    strikes(table.bea, 'viper-cleave-1');
    strikes(table.ada, BLOW);
    const hits = table.scenario.told.filter((event) => event.type === 'witcher-hit');
    expect(hits).toHaveLength(3);
    expect(table.view.outcome?.together).toBe('won');
  });

  rule(
    ['OW-WH-086', 'OW-WH-115'],
    'all lose when nobody stands, also on the last card, and the Hunt is never driven away',
    () => {
      const table = finalFight({ shields: 9 }, (fight, { witchers, trashed }) => {
        onTop(fight, SPECIALS[1] as number);
        const { monster } = fight;
        if (monster !== null) monster.spent = monster.life.splice(0, 19);
        for (const witcher of witchers) {
          trashed.push(...witcher.deck.splice(0), ...witcher.discard.splice(0), ...witcher.hand.splice(1));
          witcher.shield = 0;
        }
      });
      table.bea.does('strike', 'play:viper-cleave-1');
      table.ada.does(`play:${BLOW}`);
      expect(table.view.outcome).toMatchObject({ reason: 'final-fight', together: 'lost' });
      expect(new Set(table.view.outcome?.places).size).toBe(1);
    },
  );
});

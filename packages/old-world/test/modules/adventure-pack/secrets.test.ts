import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { adventurePack, heldSecrets } from '../../../src/modules/adventure-pack/state';
import { CARDS } from '../../old-world-table';
import { FILLER, type FightSketch, fightTable, MILD } from '../../scenarios/fight/fight-table';
import { exploredIds, keep, PACK, packTable, told, viewOf } from './pack-table';

const { forest, mountain, water } = CARDS;
/** ACITY22: a card of cost 1, or event 130 unseen. */
const TAKES = { phase: 'deed', city: ['ACITY22'], ada: { hand: [] } } as const;
const OTHERS = ['bea', 'cyn'] as const;

describe('a secret card is taken', () => {
  rule(['OW-AP-004', 'OW-QUEST-005'], 'into the hand of its owner, who alone may read it', () => {
    const table = packTable({ ...TAKES, players: 3 });
    table.ada.does('explore:city', 'second');
    expect(viewOf(table).secrets).toEqual(
      [
        { count: 1, cards: ['EVENT130'] },
        { count: 0, cards: [] },
        { count: 0, cards: [] },
      ].map((one, seat) => (seat === 0 ? one : { count: 0, cards: null })),
    );
    for (const other of OTHERS) {
      expect(viewOf(table, other).secrets[0]).toEqual({ count: 1, cards: null });
      expect(JSON.stringify(table[other].view())).not.toContain('130');
    }
    expect(JSON.stringify(table.scenario.table.view('spectator'))).not.toContain('130');
    expect(exploredIds(table)).toEqual(['ACITY22']);
  });

  rule('OW-AP-004', 'and the log tells all others only that it is there', () => {
    const table = packTable({ ...TAKES, players: 3 });
    table.ada.does('explore:city', 'second');
    expect(told(table, 'secret-taken')).toMatchObject([{ seat: 0, about: { card: 'EVENT130' }, rule: 'OW-AP-004' }]);
    const [own] = table.heard(0, 'module');
    expect(own).toMatchObject({ about: { card: 'EVENT130' } });
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(table.heard(viewer, 'module')).toMatchObject([{ what: 'secret-taken', about: { card: null } }]);
    }
  });

  rule('OW-AP-004', 'beside the action cards: no hand limit, no payment and no damage touches it', () => {
    const hand = ['wolf-quick-slash-1', 'wolf-quick-slash-2', 'wolf-cleave-1', 'wolf-cleave-2'];
    const full = [...hand, 'wolf-push-away-1', 'wolf-push-away-2', 'wolf-aard-sign-1'];
    const table = packTable({ ...TAKES, ada: { hand: full } });
    table.ada.does('explore:city', 'second');
    expect([table.ada.hand.length, heldSecrets(table.state, 0)]).toEqual([7, [130]]);
    // It pays for no step, and no card of the pool.
    const poor = packTable({ secrets: [[130]], ada: { hand: [] } });
    expect(poor.ada.offers().filter((option) => option.startsWith('move'))).toEqual([]);
    const hit = secretFight([132], {
      pool: ['fight-05', 'fight-07', 'fight-10', 'fight-19'],
      begins: 'opponent',
      ada: { hand: [], deck: FILLER, shield: 0 },
    });
    hit.bea.does('charge');
    expect(heldSecrets(hit.state, 0)).toEqual([132]);
  });

  rule('OW-SOLO-012', 'by nobody who plays alone: none is drawn', () => {
    const table = packTable({ ...TAKES, players: 1 });
    table.ada.does('explore:city', 'second');
    expect(heldSecrets(table.state, 0)).toEqual([]);
    expect(told(table, 'secret-skipped')).toMatchObject([{ rule: 'OW-SOLO-012' }]);
    expect(told(table, 'secret-taken')).toEqual([]);
  });

  rule('OW-AP-007', 'once: a card that somebody holds already is not there to be taken', () => {
    const table = packTable({ ...TAKES, secrets: [[], [130]] });
    table.ada.does('explore:city', 'second');
    expect(adventurePack.of(table.state).secrets).toEqual([[], [130]]);
  });

  rule('OW-AP-004', 'and in a world to think in, others hold any card that one does not hold oneself', () => {
    const { state } = packTable({ secrets: [[130], [131, 132]] });
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const world = oldWorld.clone(state as OldWorldState);
      oldWorld.scramble(world, 0, seedRng(`world-${seed}`));
      const [own, theirs = []] = adventurePack.of(world).secrets;
      expect([own, theirs.length]).toEqual([[130], 2]);
      expect(theirs).not.toContain(130);
      seen.add(theirs.join());
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe('a secret card is shown', () => {
  rule('OW-AP-005', 'in phase I: a free move and a card, or gold off a training', () => {
    const table = packTable({ secrets: [[130, 131, 137]], steps: 0, ada: { hand: [forest], at: 'hengfors' } });
    table.ada.may('secret:EVENT130', 'secret:EVENT131');
    table.ada.mayNot('secret:EVENT137');
    table.ada.does('secret:EVENT130');
    expect([table.ada.hand.length, table.ada.board.freeMoves]).toEqual([2, 1]);
    expect(told(table, 'secret-used')).toMatchObject([{ seat: 0, about: { card: 'EVENT130' }, rule: 'OW-AP-005' }]);
    expect(table.heard(1, 'module')).toMatchObject([{ about: { card: 'EVENT130' } }]);
    table.ada.mayNot('secret:EVENT130');
    table.ada.does('secret:EVENT131');
    expect(table.ada.board.cheaperTraining).toBe(3);
    expect(adventurePack.of(table.state).secrets[0]).toEqual([137]);
  });

  rule('OW-AP-005', 'and then it is back at its number, to be had again', () => {
    const table = packTable({ secrets: [[130]], steps: 1, city: ['ACITY22'], ada: { hand: [forest] } });
    table.ada.does('secret:EVENT130', 'end', 'explore:city', 'second');
    expect(heldSecrets(table.state, 0)).toEqual([130]);
  });

  rule('OW-AP-005', 'in phase II beside the action: an attribute for a card less in phase III', () => {
    const table = packTable({
      secrets: [[137, 130]],
      phase: 'deed',
      ada: { hand: [], attributes: { combat: 1, defense: 2, alchemy: 2, specialty: 2 } },
    });
    table.ada.may('secret:EVENT137', 'explore:city');
    table.ada.mayNot('secret:EVENT130');
    table.ada.does('secret:EVENT137');
    expect(table.ada.level('combat')).toBe(2);
    expect(table.view.turn.drawTarget).toBe(2);
    table.waitsFor('ada', 'deed');
    table.ada.mayNot('secret:EVENT137');
  });

  rule('OW-AP-005', 'at the start of phase III: more cards, or one of the pool', () => {
    const table = packTable({ secrets: [[132, 133, 130]], phase: 'deed', city: ['ACITY09'], ada: { hand: [] } });
    table.ada.does('explore:city', 'first');
    table.ada.isOffered('secret-use', ['pass', 'secret:EVENT132', 'secret:EVENT133']);
    expect(table.view.turn.number).toBe(3);
    table.ada.does('secret:EVENT132', 'secret:EVENT133');
    if (table.ada.offers().every((option) => option !== 'pass')) table.ada.does(table.ada.offers()[0] ?? '');
    expect(table.told('card-gained')).toHaveLength(1);
    expect(table.ada.gold).toBe(2 + 1);
    table.ada.isOffered('secret-use', ['pass']);
    table.ada.does('pass');
    expect(table.told('cards-drawn').at(-1)).toMatchObject({ n: 5, rule: 'OW-DRAW-002' });
    expect(heldSecrets(table.state, 0)).toEqual([130]);
  });

  rule('OW-AP-005', 'only by its owner, and in the own turn', () => {
    const table = packTable({
      secrets: [[], [130, 132, 137]],
      ada: { hand: [forest] },
      bea: { hand: ['viper-cleave-1'] },
    });
    expect(table.bea.offers()).toEqual([]);
    table.ada.mayNot('secret:EVENT130');
    table.ada.does('end');
    expect(table.ada.offers().filter((option) => option.startsWith('secret'))).toEqual([]);
  });

  rule('OW-AP-005', 'or never: at the end of the game it counts for nothing', () => {
    const end = (secrets: readonly (readonly number[])[]) => {
      const table = packTable({
        secrets,
        phase: 'deed',
        ada: { spot: 3, hand: [], attributes: { combat: 5 } },
        attributeTrophies: [1, 0, 0, 0],
      });
      const { witchers } = table.state;
      table.ada.does('meditate:combat');
      return JSON.stringify([table.state.outcome, witchers.map(({ gold }) => gold)]);
    };
    expect(end([[130], [131]])).toBe(end([[], []]));
  });
});

/** Ada fights with these secret cards. */
function secretFight(secrets: readonly number[], sketch: FightSketch) {
  return fightTable({
    monster: 'archespore',
    modules: PACK,
    ...sketch,
    lay: (state) => {
      keep(state, { secrets: state.witchers.map((_, seat) => (seat === 0 ? secrets : [])) });
      sketch.lay?.(state);
    },
  });
}

describe('a secret card is shown in a fight', () => {
  rule('OW-AP-005', 'before the life pools are made: two cards', () => {
    const table = secretFight([134, 135], {
      ada: { hand: ['wolf-cleave-1'], deck: ['wolf-quick-slash-1', 'wolf-quick-slash-2'] },
    });
    expect(table.ada.offers).toEqual(['pass', 'secret:EVENT134']);
    expect(table.state.fight?.monster?.life).toEqual([]);
    table.ada.does('secret:EVENT134');
    expect(table.ada.hand).toHaveLength(3);
    table.ada.does('pass');
    expect(table.state.fight?.monster?.life.length).toBeGreaterThan(0);
  });

  rule('OW-AP-005', 'in the own fight turn: two damage at once', () => {
    const table = secretFight([135], {
      pool: MILD.slice(0, 5),
      begins: 'witcher',
      ada: { hand: ['wolf-cleave-1'], deck: FILLER },
    });
    table.ada.does('secret:EVENT135');
    expect(table.told('monster-hit')).toMatchObject([{ damage: 2, left: 3 }]);
    expect(table.told('ability-used')).toMatchObject([{ source: 'secret:EVENT135', rule: 'OW-AP-005' }]);
    expect(heldSecrets(table.state, 0)).toEqual([]);
    expect(table.ada.offers.some((option) => option.startsWith('secret'))).toBe(false);
  });

  rule('OW-AP-005', 'when attacked: two damage less', () => {
    const table = secretFight([136], {
      pool: ['fight-05', 'fight-07', 'fight-10', 'fight-19'],
      begins: 'opponent',
      ada: { hand: [], deck: FILLER, shield: 0 },
    });
    table.bea.does('charge');
    expect(table.ada.offers).toEqual(['pass', 'secret:EVENT136']);
    table.ada.does('secret:EVENT136');
    const [lessened] = table.told('damage-lessened');
    expect((lessened?.from ?? 0) - (lessened?.to ?? 0)).toBe(Math.min(2, lessened?.from ?? 0));
  });
});

describe('whoever holds a secret card is asked, whatever it says', () => {
  /** What a table waits for while Ada is to act, whichever card she holds. */
  rule('OW-AP-004', 'in phases I and III', () => {
    for (const event of [130, 132, 135]) {
      const empty = packTable({ secrets: [[event]], steps: 0, ada: { hand: [] } });
      empty.waitsFor('ada', 'journey');
      empty.ada.does('end');
      const third = packTable({ secrets: [[event]], phase: 'deed', city: ['ACITY09'], ada: { hand: [] } });
      third.ada.does('explore:city', 'first');
      third.waitsFor('ada', 'secret-use');
      third.ada.does('pass');
    }
    const nobody = packTable({ steps: 0, ada: { hand: [] } });
    nobody.waitsFor('ada', 'deed');
    const without = packTable({ phase: 'deed', city: ['ACITY09'], ada: { hand: [] } });
    without.ada.does('explore:city', 'first');
    expect(without.told('phase-started').map(({ phase }) => phase)).not.toContain('secret-cards');
    without.waitsFor('ada', 'gain-card');
  });

  rule('OW-AP-004', 'and in fights', () => {
    for (const event of [130, 134, 135, 136]) {
      const before = secretFight([event], { ada: { hand: [water, mountain] } });
      expect(before.ada.offers).toContain('pass');
      const own = secretFight([event], {
        pool: MILD.slice(0, 5),
        begins: 'witcher',
        ada: { hand: ['wolf-cleave-1'], deck: FILLER },
      });
      expect(own.ada.offers).toContain('go-on');
      const hit = secretFight([event], {
        pool: ['fight-05', 'fight-07', 'fight-10', 'fight-19'],
        begins: 'opponent',
        ada: { hand: [], deck: FILLER, shield: 0 },
      });
      hit.bea.does('charge');
      expect(hit.ada.offers).toContain('pass');
      hit.ada.does('pass');
      expect(hit.told('witcher-hit')).toHaveLength(1);
    }
    const none = secretFight([], {
      pool: ['fight-05', 'fight-07', 'fight-10', 'fight-19'],
      begins: 'opponent',
      ada: { hand: [], deck: FILLER, shield: 0 },
    });
    none.bea.does('charge');
    expect(none.told('witcher-hit')).toHaveLength(1);
  });
});

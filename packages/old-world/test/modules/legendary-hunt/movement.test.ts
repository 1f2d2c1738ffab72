import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { waysTowards } from '../../../src/modules/legendary-hunt/movement';
import { legendaryHunt } from '../../../src/modules/legendary-hunt/state';
import { CARDS } from '../../old-world-table';
import { changeHunt, type HuntTableSketch, huntOf, huntTable, placeOf, toldOfHunt } from './hunt-table';

const { forest, mountain } = CARDS;
type Hunt = ReturnType<typeof huntTable>;

/** The end of a round: Bea's last phase is over as soon as she holds nothing to pay with. */
function roundEnds(hunt: HuntTableSketch['hunt'], sketch: Partial<HuntTableSketch> = {}): Hunt {
  return huntTable({
    phase: 'legendary-hunt',
    active: 'bea',
    ...sketch,
    ada: { hand: [forest], ...sketch.ada },
    hunt: { deck: ['stalk-02', 'stalk-01'], ...hunt },
  });
}
const steps = (table: Hunt) => toldOfHunt(table, 'moved').map(({ from, to, why, seat }) => ({ from, to, why, seat }));
const path = (table: Hunt) => toldOfHunt(table, 'moved').map(({ to }) => to);

describe('the place of the legendary monster', () => {
  rule('OW-LH-008', 'may be entered and left freely', () => {
    const table = huntTable({
      steps: 0,
      ada: { at: 'hengfors', hand: [forest, mountain] },
      hunt: { at: 'novigrad' },
    });
    table.ada.does(`move:novigrad:${forest}`);
    expect(table.ada.at).toBe('novigrad');
    table.ada.does(`move:hengfors:${mountain}`);
    expect(table.ada.at).toBe('hengfors');
    expect(toldOfHunt(table)).toEqual([]);
  });

  rule('OW-LH-009', 'may become that of a witcher, who is not affected, nor is whoever it passes', () => {
    const table = roundEnds(
      { at: 'vengerberg', deck: ['stalk-01'] },
      { ada: { at: 'vizima', hand: [forest], gold: 3, shield: 1 }, bea: { at: 'hengfors', hand: [], gold: 2 } },
    );
    expect(path(table)).toEqual(['vizima', 'hengfors']);
    expect(table.ada.board).toMatchObject({ at: 'vizima', gold: 3, shield: 1, hand: { count: 1 } });
    expect(table.bea.board).toMatchObject({ at: 'hengfors', gold: 2, shield: 1 });
  });

  rule('OW-LH-010', 'has its action blocked, and no other place has', () => {
    const at = (legend: string) =>
      huntTable({ ada: { at: 'novigrad', hand: [forest], gold: 2 }, hunt: { at: legend } });
    at('novigrad').ada.isBlocked('act:gambling', 'OW-LH-010');
    at('hengfors').ada.may('act:gambling');
  });

  rule('OW-LH-011', 'is open for dice poker between witchers and for quests', () => {
    const table = huntTable({
      ada: {
        at: 'vizima',
        hand: [forest],
        gold: 2,
        quests: [{ card: 'CITY06', option: 0, at: 'vizima' }],
      },
      bea: { at: 'vizima', gold: 2 },
      hunt: { at: 'vizima' },
    });
    table.ada.isBlocked('act:pool-clearing', 'OW-LH-010');
    table.ada.may('poker:seat-1');
    expect(table.ada.offers().some((option) => option.startsWith('quest:'))).toBe(true);
  });
});

describe('the movement at the end of a round', () => {
  rule(
    ['OW-LH-012', 'OW-LH-006'],
    'comes after the last player, who turns over the top card: so many movements for so many players',
    () => {
      for (const [players, n] of [
        [2, 1],
        [3, 2],
        [4, 3],
        [5, 4],
      ] as const) {
        const last = (['bea', 'cyn', 'dov', 'eli'] as const)[players - 2] ?? 'bea';
        const table = huntTable({
          players,
          phase: 'gain',
          active: last,
          pool: [],
          ada: { hand: [forest] },
          hunt: { at: 'ban-ard', deck: ['stalk-02', 'stalk-08'], laid: [] },
        });
        for (let left = 6; left > 0 && table.state.phase === 'legendary-hunt'; left--) {
          const [asked] = table.scenario.table.waitingFor();
          expect(asked).toEqual({ seat: players - 1, prompt: 'legend-step' });
          table.scenario.answer(players - 1, table.scenario.question(players - 1)?.options[0] ?? '');
        }
        expect(toldOfHunt(table, 'card-turned')).toMatchObject([
          { seat: players - 1, card: 'stalk-08', main: 'kaer-seren', secondary: 'dhuwod', steps: n, left: 1 },
        ]);
        expect(path(table)).toHaveLength(n);
        expect(table.state.round).toBe(2);
        table.waitsFor('ada', 'journey');
      }
    },
  );

  rule('OW-LH-012', 'does not come after any other turn', () => {
    const table = huntTable({
      phase: 'gain',
      pool: [],
      bea: { hand: ['viper-quick-slash-1'] },
      hunt: { deck: ['stalk-01'] },
    });
    table.waitsFor('bea', 'journey');
    expect(toldOfHunt(table)).toEqual([]);
  });

  rule('OW-LH-012', 'shuffles the discarded cards into a new deck when there is none', () => {
    const table = roundEnds({ at: 'novigrad', deck: [] });
    expect(toldOfHunt(table, 'deck-shuffled')).toHaveLength(1);
    expect(toldOfHunt(table, 'card-turned')).toMatchObject([{ left: 11 }]);
    const full = roundEnds({ at: 'novigrad' });
    expect(toldOfHunt(full, 'deck-shuffled')).toEqual([]);
  });

  rule('OW-LH-013', 'leads to the neighbour that is closest to the main location', () => {
    const table = roundEnds({ at: 'behelt-nar', deck: ['stalk-08'] });
    table.bea.isOffered('legend-step', ['ban-ard', 'vengerberg', 'beauclair']); // three steps from Kaer Seren
    const straight = roundEnds({ at: 'glenmore', deck: ['stalk-08'] });
    expect(steps(straight)).toEqual([{ from: 'glenmore', to: 'cintra', why: 'nearest', seat: null }]);
  });

  rule('OW-LH-014', 'never leads onto a destruction token', () => {
    const table = roundEnds({ at: 'glenmore', deck: ['stalk-08'], laid: ['cintra'] });
    expect(table.bea.offers()).not.toContain('cintra');
    for (const place of ['novigrad', 'cintra', 'vizima'] as const) {
      const other = roundEnds({ at: 'haern-caduch', deck: ['stalk-08'], laid: [place] });
      expect([...path(other), ...other.bea.offers()]).not.toContain(place);
    }
  });

  rule(['OW-LH-015', 'OW-LH-054'], 'leads where the last player says, of several that are equally close', () => {
    // From Behelt Nar to Kaer Seren: Ban Ard, Vengerberg and Beauclair are as near; the fourth neighbour is farther.
    const table = roundEnds({ at: 'behelt-nar', deck: ['stalk-08'] });
    table.waitsFor('bea', 'legend-step');
    table.bea.does('vengerberg');
    expect(steps(table)).toEqual([{ from: 'behelt-nar', to: 'vengerberg', why: 'chosen', seat: 1 }]);
    expect(toldOfHunt(table, 'moved')).toMatchObject([{ rule: 'OW-LH-015' }]);
    const one = roundEnds({ at: 'behelt-nar', deck: ['stalk-08'], laid: ['ban-ard'] });
    one.bea.isOffered('legend-step', ['vengerberg', 'beauclair']);
    const last = roundEnds({ at: 'behelt-nar', deck: ['stalk-08'], laid: ['ban-ard', 'beauclair'] });
    expect(path(last)).toEqual(['vengerberg']); // one is left, so nobody is asked
  });

  rule('OW-LH-016', 'heads for the secondary location from the main one, with all that is left of the card', () => {
    // Hengfors is the main location and Ard Modron the other: three movements for three.
    const three = { players: 3, active: 'cyn' as const };
    const from = roundEnds({ at: 'hengfors', deck: ['stalk-01'] }, three);
    expect(path(from)[0]).toBe('vizima');
    expect(toldOfHunt(from, 'moved')).toMatchObject([
      { goal: 'ard-modron' },
      { goal: 'ard-modron' },
      { goal: 'ard-modron' },
    ]);
    expect(path(from)).toEqual(['vizima', 'beauclair', 'ard-modron']);
    // It arrives on the way, and does not turn back.
    const through = roundEnds({ at: 'novigrad', deck: ['stalk-01'] }, three);
    expect(path(through)).toEqual(['hengfors', 'vizima', 'beauclair']);
    expect(toldOfHunt(through, 'moved').map(({ goal }) => goal)).toEqual(['hengfors', 'ard-modron', 'ard-modron']);
    // Standing on the secondary one with movements left, it heads for the main one again.
    const back = roundEnds(
      { at: 'hengfors', deck: ['stalk-01'] },
      { players: 4, active: 'dov', change: (state) => changeHunt(state, { board: [] }) },
    );
    expect(path(back).slice(0, 3)).toEqual(['vizima', 'beauclair', 'ard-modron']);
    expect(toldOfHunt(back, 'moved')[3] ?? huntOf(back).moving).toMatchObject({ goal: 'hengfors' });
  });

  rule(
    ['OW-LH-017', 'OW-LH-054'],
    'turns to any other neighbour without a token where all the closest have one',
    () => {
      const table = roundEnds({ at: 'glenmore', deck: ['stalk-08'], laid: ['cintra'] });
      table.waitsFor('bea', 'legend-step');
      table.bea.isOffered('legend-step', ['haern-caduch', 'doldeth', 'loc-ichaer']);
      table.bea.does('doldeth');
      expect(toldOfHunt(table, 'moved')).toMatchObject([{ to: 'doldeth', why: 'detour', seat: 1, rule: 'OW-LH-017' }]);
      const single = roundEnds({ at: 'glenmore', deck: ['stalk-08'], laid: ['cintra', 'doldeth', 'haern-caduch'] });
      expect(steps(single)).toEqual([{ from: 'glenmore', to: 'loc-ichaer', why: 'detour', seat: null }]);
    },
  );

  rule(['OW-LH-018', 'OW-LH-020'], 'is lost with all the others of the round where every neighbour has a token', () => {
    const table = roundEnds({ at: 'kaer-morhen', deck: ['stalk-09'], laid: ['hengfors', 'ban-ard', 'vizima'] });
    expect(path(table)).toEqual([]);
    expect(toldOfHunt(table, 'stuck')).toMatchObject([{ at: 'kaer-morhen', lost: 2, rule: 'OW-LH-018' }]);
    expect(huntOf(table)).toMatchObject({ at: 'kaer-morhen', moving: null });
    expect(huntOf(table).discard.at(-1)).toBe('stalk-09');
    table.waitsFor('ada', 'journey');
    // It walks into a corner with its first movement: the second is lost.
    const laid = ['novigrad', 'hengfors', 'cintra'];
    const corner = roundEnds({ at: 'cidaris', deck: ['stalk-01'], laid: [...laid, 'cidaris'] });
    expect(path(corner)).toEqual(['kaer-seren']);
    expect(toldOfHunt(corner, 'stuck')).toMatchObject([{ at: 'kaer-seren', lost: 1 }]);
    expect(path(roundEnds({ at: 'cidaris', deck: ['stalk-01'], laid }))).toEqual(['kaer-seren', 'cidaris']);
  });

  rule('OW-LH-018', 'does not come back once a movement of the card was lost', () => {
    const table = roundEnds(
      {
        at: 'novigrad',
        deck: ['stalk-01'],
        laid: ['kaer-seren', 'cidaris', 'vizima', 'cintra', 'kaer-morhen', 'hengfors'],
      },
      { players: 5, active: 'eli' },
    );
    expect(toldOfHunt(table, 'stuck')).toMatchObject([{ lost: 4 }]);
    expect(path(table)).toEqual([]);
    expect(legendaryHunt.of(table.state).moving).toBeNull();
  });

  rule(
    ['OW-LH-019', 'OW-LH-053'],
    'lays a random token face down on each place entered, and none on the one left',
    () => {
      const table = roundEnds({
        at: 'vengerberg',
        deck: ['stalk-01'],
        pile: ['two-gold-1', 'free-card-1', 'raise-combat'],
      });
      expect(path(table)).toEqual(['vizima', 'hengfors']);
      expect(huntOf(table)).toMatchObject({ laid: ['vizima', 'hengfors'], pile: 1, at: 'hengfors' });
      expect(toldOfHunt(table, 'token-laid')).toEqual([
        { what: 'token-laid', seat: null, rule: 'OW-LH-019', at: 'vizima', left: 2 },
        { what: 'token-laid', seat: null, rule: 'OW-LH-019', at: 'hengfors', left: 1 },
      ]);
      expect(JSON.stringify(table.scenario.table.view(0))).not.toMatch(/raise-combat|free-card/);
    },
  );

  rule('OW-LH-019', 'lays none when none is left, and goes on', () => {
    const table = roundEnds({ at: 'vengerberg', deck: ['stalk-01'], pile: ['two-gold-1'] });
    expect(path(table)).toEqual(['vizima', 'hengfors']);
    expect(huntOf(table).laid).toEqual(['vizima']);
    expect(toldOfHunt(table, 'no-token')).toMatchObject([{ at: 'hengfors' }]);
  });

  rule('OW-LH-020', 'ends with its card on the discard pile', () => {
    const table = roundEnds({ at: 'vengerberg' });
    expect(huntOf(table)).toMatchObject({ deck: 1, moving: null });
    expect(huntOf(table).discard.at(-1)).toBe('stalk-01');
  });

  rule('OW-LH-052', 'counts connections by land and water, whatever lies on the way', () => {
    // Kaer Seren to Cintra is a way by water; a road would take one step more.
    const ways = (at: string, goal: string, laid: readonly string[] = []): readonly number[] =>
      waysTowards(huntTable({ hunt: { at, laid } }).state, placeOf(goal)).open;
    expect(ways('kaer-seren', 'cintra')).toEqual([placeOf('cintra')]);
    expect(ways('hengfors', 'cintra')).toEqual(
      ['kaer-seren', 'novigrad', 'vizima'].map(placeOf).toSorted((a, b) => a - b),
    );
    // Tokens farther on do not change it: Glenmore is two steps behind Vizima, either way.
    expect(ways('kaer-morhen', 'glenmore', ['haern-caduch', 'cintra'])).toEqual([placeOf('vizima')]);
  });

  rule('OW-LH-053', 'may lead away from a token, and no place ever holds two', () => {
    const table = roundEnds({ at: 'vengerberg', deck: ['stalk-01'], laid: ['vengerberg'] });
    expect(path(table)).toEqual(['vizima', 'hengfors']);
    expect(huntOf(table).laid).toEqual(['vengerberg', 'vizima', 'hengfors']);
  });

  rule('OW-LH-055', 'does not come when somebody has won', () => {
    const table = huntTable({
      phase: 'gain',
      active: 'bea',
      pool: [],
      hunt: { deck: ['stalk-01'] },
      change: (state) => changeHunt(state, { slainBy: 1 }),
    });
    expect(table.state.outcome?.places).toEqual([2, 1]);
    expect(toldOfHunt(table)).toEqual([]);
  });
});

describe('the movement alone', () => {
  const alone = (hunt: HuntTableSketch['hunt'], sketch: Partial<HuntTableSketch> = {}): Hunt =>
    huntTable({
      players: 1,
      phase: 'legendary-hunt',
      ...sketch,
      ada: { hand: [forest], ...sketch.ada },
      hunt: { deck: ['stalk-01'], ...hunt },
    });

  rule(
    ['OW-SOLO-029', 'OW-SOLO-034'],
    'comes after each turn, by the number for one, and the player says what the last player would',
    () => {
      const table = huntTable({
        players: 1,
        phase: 'gain',
        pool: [],
        hunt: { at: 'hengfors', deck: ['stalk-02', 'stalk-09'] },
        ada: { hand: [] },
      });
      table.waitsFor('ada', 'legend-step');
      expect(path(table)).toEqual(['vizima']);
      table.ada.isOffered('legend-step', ['beauclair', 'haern-caduch']);
      table.ada.does('beauclair');
      expect(path(table)).toHaveLength(2);
      expect(table.state.round).toBe(2);
    },
  );

  rule('OW-SOLO-020', 'takes exactly one card a round off the deck, also where it cannot move', () => {
    const stuck = alone({ at: 'kaer-morhen', deck: ['stalk-02', 'stalk-09'], laid: ['hengfors', 'ban-ard', 'vizima'] });
    expect(toldOfHunt(stuck, 'stuck')).toHaveLength(1);
    expect(huntOf(stuck)).toMatchObject({ deck: 1, at: 'kaer-morhen' });
    expect(huntOf(stuck).discard.at(-1)).toBe('stalk-09');
    expect(toldOfHunt(stuck, 'token-laid')).toEqual([]);
    const free = alone({ at: 'vengerberg', deck: ['stalk-02', 'stalk-01'] });
    expect(huntOf(free)).toMatchObject({ deck: 1 });
  });

  rule(['OW-SOLO-026', 'OW-SOLO-034'], 'is the end when no card is left: the discarded ones are not shuffled', () => {
    const table = alone({ at: 'vengerberg', deck: [] });
    expect(table.state.outcome).toEqual({ places: [2], reason: 'movement-deck', together: 'lost' });
    expect(toldOfHunt(table).map(({ what }) => what)).toEqual(['escaped']);
    expect(table.told('game-ended')).toMatchObject([{ how: 'lost', turns: 1, rule: 'OW-SOLO-026', result: null }]);
    const last = alone({ at: 'vengerberg', deck: ['stalk-01'] });
    expect(last.state.outcome).toBeNull();
    last.waitsFor('ada', 'journey');
  });
});

it('knows where it may go next', () => {
  const table = huntTable({ hunt: { at: 'kaer-morhen', laid: ['vizima'] } });
  expect(huntOf(table).open.toSorted()).toEqual(['ban-ard', 'hengfors']);
});

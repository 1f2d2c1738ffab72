import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { DEVELOPMENT, FOUL_FATE, GOOD_FORTUNE, INVESTIGATION, MONSTERS, QUESTS, SUPPORT } from '../src/components';
import { LOCATIONS } from '../src/map';
import type { FaceName } from '../src/pack';
import { type AdventureTable, adventureTable, faces, type HeroSketch, type TableSketch } from './adventure-table';
import { Promises, playOut, type Start, told } from './promises';

/** Rich enough for every price, wounded enough for every cure, with room for whatever is suffered. */
const RICH = {
  at: 'rivia',
  quest: null,
  vp: 30,
  gold: 9,
  leads: { red: 5, blue: 5, purple: 5 },
  wounds: { travel: 'minor', develop: 'severe' },
  foulFate: ['rest'],
} as const satisfies HeroSketch;
const YARPEN: HeroSketch = { ...RICH, hero: 'yarpen', deck: ['mahakam-axe', 'war-hammer', 'chain-mail', 'crossbow'] };
const TRISS: HeroSketch = { ...RICH, hero: 'triss', vp: 20 };
const START: Start = { foulFate: RICH.foulFate, war: 0, hasRegionFate: false };
const BOARD: TableSketch = {
  bea: TRISS,
  zones: { blue: { monsters: ['^drowner'] } },
  stacks: { bronze: ['ghoul', 'nekker', 'ghoul'], silver: ['graveir', 'bruxa', 'fleder'], gold: ['golem', 'draug'] },
  fortuneDeck: ['royal-favour', 'sanctuary', 'shortcut', 'well-read'],
  decks: { red: ['claw-marks', 'notice-board'], blue: ['hexed'], purple: ['scandal'], foulFate: ['storm', 'storm'] },
};

type Pick = (options: readonly string[]) => string | undefined;
const PICKS: readonly Pick[] = [
  (options) => options[0],
  (options) => options.at(-1),
  (options) => options[Math.floor(options.length / 2)],
];

function expectKept(table: AdventureTable, promises: Promises, since: number): void {
  expect(told(table.scenario.told.slice(since))).toEqual(promises.tally);
}

describe('every investigation card', () => {
  for (const { id, deck, effects } of INVESTIGATION) {
    rule(['AG-ACTION-010', 'AG-ACTION-011', 'AG-KEEP-003'], `${id} does what it says`, () => {
      for (const pick of PICKS) {
        const table = adventureTable({ ...BOARD, ada: YARPEN, decks: { ...BOARD.decks, [deck]: [id] } });
        table.ada.does('investigate', deck);
        const promises = new Promises(table, START, playOut(table, pick)).of(effects);
        expectKept(table, promises, 0);
        expect(table.ada.investigations).toEqual(promises.isKept ? [id] : []);
        expect(table.discard(deck)).toEqual(promises.isKept ? [] : [id]);
      }
    });
  }
});

describe('every foul fate card', () => {
  for (const { id, effects } of FOUL_FATE) {
    rule(['AG-FOUL-002', 'AG-FOUL-003', 'AG-DISC-004'], `${id} does what it says`, () => {
      for (const pick of PICKS) {
        const ada: HeroSketch = { ...YARPEN, wounds: { investigate: 'minor', develop: 'severe' }, foulFate: ['own'] };
        const table = adventureTable({ ...BOARD, ada, decks: { ...BOARD.decks, foulFate: [id] } });
        table.ada.does('command');
        const met = table.scenario.told.findIndex(({ type }) => type === 'foul-fate-drawn');
        const isOpen = () => table.scenario.table.waitingFor()[0]?.prompt !== 'companion';
        const answers = playUntil(table, pick, isOpen);
        const promises = new Promises(table, { ...START, foulFate: [] }, answers).of(effects);
        expectKept(table, promises, met);
        expect(table.ada.area.fates).toEqual(promises.isKept ? [id] : []);
        expect(table.discard('foul-fate')).toEqual(promises.isKept ? [] : [id]);
      }
    });
  }
});

function playUntil(table: AdventureTable, pick: Pick, isOpen: () => boolean) {
  const given: (readonly [string, string])[] = [];
  for (let left = 40; left > 0 && isOpen(); left--) {
    const [open] = table.scenario.table.waitingFor();
    if (open === undefined || open.prompt === 'turn') break;
    const option = pick(table.scenario.question(open.seat)?.options ?? []) as string;
    given.push([open.prompt, option]);
    table.scenario.answer(open.seat, option);
  }
  return given;
}

describe('every good fortune card for the turn', () => {
  for (const { id, timing, effects } of GOOD_FORTUNE) {
    if (timing !== 'turn') continue;
    rule(['AG-FORTUNE-003', 'AG-FORTUNE-004', 'AG-DISC-005'], `${id} does what it says`, () => {
      for (const pick of PICKS) {
        const ada: HeroSketch = { ...YARPEN, fortunes: [id], tokens: ['rest'] };
        const table = adventureTable({ ...BOARD, ada, actions: 1 });
        table.ada.does(`fortune:${id}`);
        const promises = new Promises(table, START, playOut(table, pick)).of(effects ?? []);
        expectKept(table, promises, 0);
        expect([table.ada.fortunes, table.view.fortuneDiscard]).toEqual([[], [id]]);
      }
    });
  }
});

describe('every development card for operations', () => {
  for (const { id, hero, timing, effects, stronger, cost, limit } of DEVELOPMENT) {
    if (timing !== 'operation') continue;
    const ways = [
      { option: `use:${id}`, list: effects ?? [], markers: cost.marker ?? 0 },
      ...(stronger === undefined
        ? []
        : [{ option: `use-stronger:${id}`, list: stronger.effects, markers: stronger.marker }]),
    ];
    for (const { option, list, markers } of ways) {
      rule(['AG-DEV-002', 'AG-DEV-003', 'AG-SPEND-002'], `${option} costs and does what it says`, () => {
        for (const pick of PICKS) {
          const developed = [cost.marker === undefined ? id : `${id}*3`];
          const table = adventureTable({ ...BOARD, ada: { ...YARPEN, hero, developed } });
          table.ada.does(option);
          const answers = playOut(table, pick);
          const promises = new Promises(table, START, answers).of(list);
          const paid = cost.gold ?? 0;
          if (paid > 0) promises.of([{ do: 'spend-gold', n: paid }]);
          expectKept(table, promises, 0);
          const left = 3 - markers;
          expect(table.ada.developed).toEqual(cost.marker === undefined || left === 0 ? [id] : [`${id}*${left}`]);
          if (limit === 'turn') table.ada.isBlocked(`use:${id}`, 'AG-DEV-003');
        }
      });
    }
  }
});

const BLANKS: readonly FaceName[] = ['blank', 'blank', 'blank'];
const OWN: Readonly<Record<string, readonly FaceName[]>> = {
  geralt: ['dodge', 'ritual', 'sign'],
  triss: ['ritual'],
  dandelion: ['dodge'],
  yarpen: ['dodge-shield'],
};

describe('every development and good fortune card for battle', () => {
  const cards = [
    ...DEVELOPMENT.map((card) => ({ ...card, use: `use:${card.id}`, held: { developed: [`${card.id}*3`] } })),
    ...GOOD_FORTUNE.map((card) => ({
      ...card,
      hero: 'geralt' as const,
      cost: {},
      use: `fortune:${card.id}`,
      held: { fortunes: [card.id] },
    })),
  ];
  for (const { id, timing, produce, hero, use, held, cost } of cards) {
    if (timing !== 'battle' || produce === undefined) continue;
    rule(['AG-BATTLE-004', 'AG-DICE-009', 'AG-DEV-002'], `${id} takes and makes the results it says`, () => {
      for (const [way, made] of produce.entries()) {
        const held3 = 'developed' in held && !('marker' in cost) ? { developed: [id] } : held;
        const table = adventureTable({
          ada: { ...RICH, hero, ...held3 },
          zones: { blue: { monsters: ['^bruxa'] } },
          rolls: faces(hero, [...BLANKS, ...(OWN[hero] ?? [])]),
        });
        table.ada.does('end-turn');
        if (table.ada.offers().includes('pass')) table.ada.does('pass'); // cards that ignore the monster come first
        const before = table.view.battle?.pool;
        const name = produce.length === 1 ? use : `${use}:${Object.keys(produce[way] ?? {}).join('-and-')}`;
        table.ada.does(name);
        if (table.scenario.question(0)?.prompt === 'reroll') table.ada.does('done');
        const decided = table.told('battle-decided')[0]?.pool ?? table.view.battle?.pool;
        for (const result of ['sword', 'shield', 'dodge', 'ritual', 'sign'] as const) {
          const [gives, takes] = [made[result] ?? 0, (cost as Record<string, number | undefined>)[result] ?? 0];
          expect(decided?.[result], `${id}: ${result}`).toBe((before?.[result] ?? 0) + gives - takes);
        }
      }
    });
  }
});

describe('every monster', () => {
  const YARPENS: readonly FaceName[] = ['dodge', 'sword-double-shield', 'double-sword'];
  for (const { id, attack, tier } of MONSTERS) {
    rule(
      ['AG-BATTLE-006', 'AG-BATTLE-007', 'AG-BATTLE-009', 'AG-BATTLE-011'],
      `${id} pays and strikes as it says`,
      () => {
        for (const [index, pick] of PICKS.entries()) {
          for (const developed of [[], ['mahakam-axe', 'tower-shield', 'rune-stones']]) {
            const table = adventureTable({
              ...BOARD,
              ada: { ...YARPEN, developed },
              zones: { blue: { monsters: [`^${id}`] } },
              rolls: faces('yarpen', ['double-sword', 'double-shield', 'sword', YARPENS[index] ?? 'dodge']),
            });
            table.ada.does('end-turn');
            const answers = playOut(table, pick);
            const promises = new Promises(table, START, answers);
            promises.battle(id);
            promises.tally[`battle ${id}`] = 1;
            expectKept(table, promises, 0);
            const isBeaten = table.told('battle-decided')[0]?.attack === true;
            expect(table.zone('blue').includes(`^${id}`)).toBe(!isBeaten);
            expect(table.stack(tier)[0] === id || !isBeaten).toBe(true);
            expect(attack.success.length).toBeGreaterThan(0);
          }
        }
      },
    );
  }
});

describe('every quest card', () => {
  for (const { id, location, main, sides, support, consequences } of QUESTS) {
    rule(['AG-MAIN-002', 'AG-MAIN-005', 'AG-MAIN-006'], `${id} costs, brings and leads to what it says`, () => {
      const at = LOCATIONS.find((place) => place.id === location)?.id ?? '';
      for (const pick of PICKS) {
        const ada: HeroSketch = { ...YARPEN, quest: id, at, proofs: main.proofs };
        const table = adventureTable({ ...BOARD, bea: { ...TRISS, at }, ada, mode: 'one-quest', zones: {} });
        table.ada.does('main-quest');
        const promises = new Promises(table, START, playOut(table, pick));
        promises.of([{ do: 'vp', n: main.vp }]);
        if (main.enemy !== null) promises.of([{ do: 'battle', enemy: main.enemy }]);
        promises.of(consequences);
        for (const color of ['red', 'blue', 'purple'] as const) {
          if (main.proofs[color] > 0) promises.tally[`spent ${color}-proof`] = main.proofs[color];
        }
        expectKept(table, promises, 0);
        expect([table.ada.proofs, table.ada.area.quest]).toEqual([[0, 0, 0], null]);
      }
    });

    rule(
      ['AG-SIDE-001', 'AG-SIDE-002', 'AG-SUPPORT-004'],
      `${id} pays for side and support quests what it says`,
      () => {
        for (const [side, facts] of sides.entries()) {
          if (facts.kind === 'defeat') continue;
          const at = facts.kind === 'go-to' ? facts.location : 'rivia';
          const table = adventureTable({ ...BOARD, ada: { ...YARPEN, quest: id, at } });
          table.ada.does(`side-quest:${side + 1}`);
          playOut(table, (options) => options[0]);
          expect(table.ada.vp).toBe(30 + facts.vp);
          if (facts.kind === 'spend-gold') expect(table.ada.gold).toBe(9 - facts.n);
          if (facts.kind === 'spend-leads')
            expect(table.told('spent').reduce((sum, { n }) => sum + n, 0)).toBe(facts.n);
          table.ada.isBlocked(`side-quest:${side + 1}`, 'AG-SIDE-002');
        }
        const cost = SUPPORT.supportCosts[support];
        const proofs = 'gold' in cost ? {} : { [cost.proof]: cost.n };
        const table = adventureTable({ ...BOARD, ada: { ...YARPEN, proofs }, bea: { ...TRISS, quest: id } });
        table.ada.does('support:seat-1');
        expect([table.ada.vp, table.bea.vp]).toEqual([30 + SUPPORT.supportVp.supporter, 20 + SUPPORT.supportVp.owner]);
        expect([table.ada.proofs, table.ada.gold]).toEqual([[0, 0, 0], 'gold' in cost ? 9 - cost.gold : 9]);
      },
    );
  }
});

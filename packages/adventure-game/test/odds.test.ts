import { below, type RngState, seedRng } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { attackSucceeds } from '../src/battle/battle';
import { battleOdds, suggestedUses, throwsFor } from '../src/battle/odds';
import {
  battleDiceOf,
  DEVELOPMENT,
  ENEMIES,
  GOOD_FORTUNE,
  HEROES,
  MONSTERS,
  type Pool,
  resultsOf,
} from '../src/components';
import { questProgress, secondRouteRisk } from '../src/counsel';
import type { Enemy } from '../src/effect';
import type { AdventureState } from '../src/state';
import { adventureTable, faces, type HeroSketch } from './adventure-table';

/** The whole check is 100,000 rolls a case: `ODDS_ROLLS=100000 npx vitest run packages/adventure-game/test/odds.test.ts`. */
const ROLLS = Number(process.env.ODDS_ROLLS ?? 2000);
const CASES = 50;
type Goal = 'attack' | 'defence' | 'both';
const GOALS: readonly Goal[] = ['attack', 'defence', 'both'];

interface Kit {
  readonly hero: number;
  readonly sketch: HeroSketch;
}

/** A random hero with up to three development cards, markers on those that take them, some gold, leads and good fortune. */
function randomKit(rng: RngState): Kit {
  const hero = below(rng, 4);
  const id = HEROES[hero]?.id ?? 'geralt';
  const own = DEVELOPMENT.filter((card) => card.hero === id);
  const developed = Array.from({ length: below(rng, 4) }, () => own[below(rng, own.length)])
    .filter((card, index, list) => list.indexOf(card) === index)
    .flatMap((card) =>
      card === undefined ? [] : [`${card.id}*${card.cost.marker === undefined ? 0 : below(rng, 4)}`],
    );
  const fights = GOOD_FORTUNE.filter(({ timing }) => timing === 'battle').map((card) => card.id);
  const fortunes = fights.filter(() => below(rng, 4) === 0);
  return { hero, sketch: { hero: id, developed, fortunes, gold: below(rng, 3), leads: { red: below(rng, 2) } } };
}

/** What a patient player tries with the results in hand: every use in every order, straight from the cards. */
function canReach(pool: Pool, left: Left, enemy: number, goal: Goal): boolean {
  const seen = new Set<string>();
  const go = (now: Pool, rest: Left): boolean => {
    if (isWon(now, ENEMIES[enemy] as Enemy, goal)) return true;
    const key = `${now.join()};${Object.values(rest).join()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return movesOf(now, rest, enemy).some(([after, remaining]) => go(after, remaining));
  };
  return go(pool, left);
}

function isWon(pool: Pool, enemy: Enemy, goal: Goal): boolean {
  const [isHit, isSafe] = [attackSucceeds(pool, enemy), pool[1] >= enemy.shield];
  return goal === 'attack' ? isHit : goal === 'defence' ? isSafe : isHit && isSafe;
}

type Left = Readonly<Record<string, number>>;
const CARDS = new Map([...DEVELOPMENT, ...GOOD_FORTUNE].map((card) => [card.id, card]));
const NAMES = ['sword', 'shield', 'dodge', 'ritual', 'sign'] as const;

function movesOf(pool: Pool, left: Left, enemy: number): (readonly [Pool, Left])[] {
  const moves: (readonly [Pool, Left])[] = [];
  if (pool[0] > 0 && pool[2] > 0) moves.push([[pool[0] - 1, pool[1] + 1, pool[2] - 1, pool[3], pool[4]], left]);
  for (const [id, uses] of Object.entries(left)) {
    const card = CARDS.get(id);
    if (card === undefined || uses === 0 || card.reroll !== undefined || !isFor(card, enemy)) continue;
    const cost = 'cost' in card ? card.cost : {};
    if (NAMES.some((name, index) => (pool[index] as number) < (cost[name] ?? 0))) continue;
    for (const way of card.produce ?? []) {
      const after = NAMES.map((name, at) => (pool[at] as number) - (cost[name] ?? 0) + (way[name] ?? 0)) as Pool;
      moves.push([after, { ...left, [id]: uses - 1 }]);
    }
  }
  return moves;
}

function isFor(card: object, enemy: number): boolean {
  const against = 'against' in card ? card.against : undefined;
  if (against === undefined) return true;
  return against === 'monster' ? enemy < MONSTERS.length : ['silver', 'gold'].includes(MONSTERS[enemy]?.tier ?? '');
}

/** How often each card can be used in one battle, and the results it brings before the roll. */
function handOf({ sketch }: Kit, enemy: number): { left: Left; start: Pool } {
  const left: Record<string, number> = {};
  const start: Pool = [0, 0, 0, 0, 0];
  for (const entry of sketch.developed ?? []) {
    const [id = '', markers = '0'] = entry.split('*');
    const card = DEVELOPMENT.find((one) => one.id === id);
    if (card === undefined) continue;
    const { timing, cost, limit, produce } = card;
    const early = timing === 'battle-start' ? (sketch.leads?.red ?? 0) >= (cost.lead ?? 0) : timing === 'before-roll';
    if (early && isFor(card, enemy))
      for (const [at, name] of NAMES.entries()) start[at as 0] += produce?.[0]?.[name] ?? 0;
    if (timing !== 'battle') continue;
    const paid = cost.marker === undefined ? 30 : Math.floor(Number(markers) / cost.marker);
    const afforded = cost.gold === undefined ? paid : Math.min(paid, Math.floor((sketch.gold ?? 0) / cost.gold));
    left[id] = limit === null ? afforded : Math.min(1, afforded);
  }
  for (const id of sketch.fortunes ?? []) left[id] = 1;
  return { left, start };
}

/** Rolls, rolls again as the plan says, then tries everything with what there is. */
function winsOf(rng: RngState, kit: Kit, state: AdventureState, enemy: number, goal: Goal, rolls: number): number {
  const throws = throwsFor(state, 0, enemy, goal);
  const dice = battleDiceOf(kit.hero);
  const { left, start } = handOf(kit, enemy);
  const known = new Map<string, boolean>();
  let won = 0;
  for (let roll = 0; roll < rolls; roll++) {
    const shown = dice.map((die) => die[below(rng, die.length)] as number);
    const total: Pool = [...start];
    let rest = left;
    const plan = throws.plan(shown);
    // Only the first reroll is followed; kits with two kinds of reroll are left out below.
    if (plan.reroll !== null) {
      const id = plan.reroll.option.split(':')[1] as string;
      for (const die of plan.reroll.dice) shown[die] = dice[die]?.[below(rng, 6)] as number;
      const card = CARDS.get(id);
      for (const [at, name] of NAMES.entries()) total[at as 0] += card?.produce?.[0]?.[name] ?? 0;
      rest = { ...left, [id]: 0 };
    }
    for (const face of shown) for (const [at, n] of resultsOf(face).entries()) total[at as 0] += n;
    const key = `${plan.reroll === null}${total.join()}`;
    const reached = known.get(key) ?? canReach(total, rest, enemy, goal);
    known.set(key, reached);
    if (reached) won += 1;
  }
  return won;
}

/** Rerolls that the simulation can follow: at most one use of one card. */
function hasOneReroll({ sketch }: Kit): boolean {
  const uses = [
    ...(sketch.developed ?? []).map((entry) => entry.split('*') as [string, string]),
    ...(sketch.fortunes ?? []).map((id): [string, string] => [id, '1']),
  ].map(([id, markers]) => {
    const card = CARDS.get(id);
    if (card?.reroll === undefined) return 0;
    return 'limit' in card && card.limit !== null ? Math.min(1, Number(markers)) : Number(markers);
  });
  return uses.reduce((sum, n) => sum + n, 0) <= 1;
}

describe('battle odds', () => {
  it(`agree with ${ROLLS} simulated rolls on ${CASES} random cases, cards, markers and rerolls included`, () => {
    const rng = seedRng('odds');
    // Three standard errors hold for the whole check; fewer rolls are looser, lest chance alone fails one of 150.
    const width = ROLLS >= 100_000 ? 3 : 4;
    let withReroll = 0;
    for (let index = 0; index < CASES; ) {
      const kit = randomKit(rng);
      const enemy = below(rng, ENEMIES.length);
      if (!hasOneReroll(kit)) continue;
      index += 1;
      const state = adventureTable({ ada: kit.sketch }).state as AdventureState;
      const odds = battleOdds(state, 0, enemy);
      if (kit.sketch.fortunes?.includes('lucky-charm') || kit.sketch.developed?.join().match(/blizzard|milva/))
        withReroll += 1;
      for (const goal of GOALS) {
        const p = odds[goal];
        const won = winsOf(rng, kit, state, enemy, goal, ROLLS) / ROLLS;
        const error = Math.sqrt((p * (1 - p)) / ROLLS);
        const label = `${JSON.stringify(kit.sketch)} against ${ENEMIES[enemy]?.id}: ${goal}, ${won} for ${p}`;
        expect(Math.abs(won - p), label).toBeLessThanOrEqual(width * error + 1e-9);
      }
    }
    expect(withReroll).toBeGreaterThan(5);
  }, 1_800_000);

  it('know the best of all rerolls: no choice of dice does better', () => {
    const kit: Kit = { hero: 2, sketch: { hero: 'dandelion', developed: ['milva*1', 'nimble-footwork'] } };
    const state = adventureTable({ ada: kit.sketch }).state as AdventureState;
    const enemy = MONSTERS.findIndex(({ id }) => id === 'fleder');
    const dice = battleDiceOf(2);
    const { left } = handOf(kit, enemy);
    const reached = new Map<string, number>();
    const won = (shown: readonly number[], bonus: number): number => {
      const total: Pool = [bonus, 0, 0, 0, 0];
      for (const face of shown) for (const [at, n] of resultsOf(face).entries()) total[at as 0] += n;
      const key = total.join();
      const there = reached.get(key) ?? (canReach(total, { ...left, milva: 0 }, enemy, 'both') ? 1 : 0);
      reached.set(key, there);
      return there;
    };
    const all = (picked: readonly number[], shown: readonly number[]): number => {
      const [die, ...more] = picked;
      if (die === undefined) return won(shown, 1);
      let sum = 0;
      for (const face of dice[die] ?? []) sum += all(more, shown.with(die, face));
      return sum / 6;
    };
    const choices = [[], [0], [1], [2], [3], [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
    let sum = 0;
    let rolls = 0;
    const roll = (shown: readonly number[]): void => {
      if (shown.length < dice.length) {
        for (const face of dice[shown.length] ?? []) roll([...shown, face]);
        return;
      }
      sum += Math.max(won(shown, 0), ...choices.map((picked) => all(picked, shown)));
      rolls += 1;
    };
    roll([]);
    expect(battleOdds(state, 0, enemy).both).toBeCloseTo(sum / rolls, 10);
  });

  it('count every further use of a reroll, and the results a card brings before the roll', () => {
    const enemy = MONSTERS.findIndex(({ id }) => id === 'bruxa');
    const oddsWith = (sketch: HeroSketch) =>
      battleOdds(adventureTable({ ada: sketch }).state as AdventureState, 0, enemy);
    const milva = [0, 1, 2, 3].map((n) => oddsWith({ hero: 'dandelion', developed: [`milva*${n}`] }).both);
    for (const n of [1, 2, 3]) expect(milva[n]).toBeGreaterThan((milva[n - 1] ?? 1) + 0.01);
    const charmed = oddsWith({ hero: 'geralt', developed: ['blizzard*1'], fortunes: ['lucky-charm'] });
    expect(charmed.both).toBeGreaterThan(oddsWith({ hero: 'geralt', developed: ['blizzard*1'] }).both);
    const bow = { hero: 'yarpen', developed: ['crossbow'] } as const;
    expect(oddsWith({ ...bow, leads: { red: 1 } }).attack).toBeGreaterThan(oddsWith(bow).attack + 0.1);
  });

  it('suggest uses that bring both comparisons home', () => {
    const table = adventureTable({
      ada: { at: 'rivia', developed: ['igni', 'thunderbolt*1'] },
      zones: { blue: { monsters: ['^graveir'] } },
      rolls: faces('geralt', ['sword', 'double-shield', 'blank', 'sign', 'shield', 'shield']),
    });
    table.ada.does('end-turn');
    const uses = suggestedUses(table.state as AdventureState);
    expect(uses.length).toBeGreaterThan(0);
    table.ada.does(...uses);
    if (table.ada.offers().includes('done')) table.ada.does('done');
    expect(table.told('compared').map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
  });

  it('suggest the fewest uses, and among those what costs least beyond the battle', () => {
    const suggested = (developed: readonly string[], rolled: Parameters<typeof faces>[1]) => {
      const zones = { blue: { monsters: ['^graveir'] } };
      const table = adventureTable({ ada: { at: 'rivia', developed }, zones, rolls: faces('geralt', rolled) });
      table.ada.does('end-turn');
      return suggestedUses(table.state as AdventureState);
    };
    // Shields enough, swords two short, and a dodge at hand: one Igni does it, and no sword goes into a shield first.
    const beside = ['double-sword', 'double-shield', 'dodge', 'sign', 'sign', 'ritual'] as const;
    expect(suggested(['igni'], beside)).toEqual(['use:igni']);
    // A sign costs nothing that lasts, a potion its marker.
    const either = ['double-sword', 'double-shield', 'blank', 'sign', 'ritual', 'ritual'] as const;
    expect(suggested(['thunderbolt*1', 'igni'], either)).toEqual(['use:igni']);
  });

  it('suggest to roll again, and which dice, where the results do not suffice', () => {
    const table = adventureTable({
      ada: { at: 'rivia', developed: ['blizzard*1'] },
      zones: { blue: { monsters: ['^graveir'] } },
      rolls: [...faces('geralt', ['sword', 'double-shield', 'blank', 'sword', 'ritual', 'sign']), 0, 0, 0],
    });
    table.ada.does('end-turn');
    const uses = suggestedUses(table.state as AdventureState);
    expect(uses).toEqual(['use:blizzard', 'die-3', 'die-5', 'die-6']); // what shows neither sword nor shield
    table.ada.does(...uses);
    expect(table.told('rerolled')).toHaveLength(3);
    const enough = adventureTable({
      ada: { at: 'rivia', developed: ['blizzard*1'] },
      zones: { blue: { monsters: ['^drowner'] } },
      rolls: faces('geralt', ['double-sword', 'double-shield', 'blank', 'sword', 'ritual', 'sign']),
    });
    enough.ada.does('end-turn');
    expect(suggestedUses(enough.state as AdventureState)).toEqual([]);
  });
});

describe('counsel for the screen', () => {
  it('tells which leads are missing and how far the quest is', () => {
    const table = adventureTable({
      ada: { at: 'rivia', leads: { red: 2 }, proofs: { red: 1 }, quest: 'a-debt-of-steel' },
    });
    expect(questProgress(table.state as AdventureState, 0)).toEqual({
      place: 'mahakam',
      routes: 1,
      proofs: { red: 1, blue: 0, purple: 0 },
      leads: { red: 1, blue: 0, purple: 0 },
    });
  });

  it('weighs the risk of the second route by the cards that are left', () => {
    const fresh = secondRouteRisk(adventureTable({}).state as AdventureState);
    expect(fresh.battle).toBeCloseTo(9 / 40);
    const less = secondRouteRisk(
      adventureTable({ discards: { foulFate: ['pack-of-wolves', 'pack-of-wolves', 'pack-of-wolves'] } })
        .state as AdventureState,
    );
    expect(less.battle).toBeCloseTo(6 / 37);
  });
});

import { type Seat, Table } from '@medallion/kernel';
import { type OldWorldEvent, type OldWorldView, oldWorld } from '@medallion/old-world';
import { randomPicker } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { BEAT_TIMES, type Beat, STILL_TIME, timeOf } from '../../src/games/old-world/fight/beats/beats';
import { type Happened, planBeats, standingAfter } from '../../src/games/old-world/fight/beats/plan-beats';
import type { ModuleBeat } from '../../src/games/old-world/module-screens';

interface Answered {
  readonly before: OldWorldView;
  readonly view: OldWorldView;
  readonly events: readonly OldWorldEvent[];
}

/** Plays on at random, eager to fight, and gives each answer as one seat sees it. */
function* answersOf(config: object, seed: string, viewer: Seat, most = 900): Generator<Answered> {
  const agreed = oldWorld.parseConfig(config);
  if (!agreed.ok) throw new Error('no such configuration');
  const pick = randomPicker(seed);
  const table = Table.start(oldWorld, agreed.value, seed, { isLive: true });
  let before = table.view(viewer);
  table.takeEvents();
  for (let count = 0; count < most && !table.isOver; count++) {
    const asked = table.questionFor(table.waitingFor()[0]?.seat ?? 0);
    if (asked === null) return;
    const fights = asked.options.filter((option) => option.startsWith('fight:'));
    const list = fights.length > 0 ? fights : asked.options;
    const told = table.answer(asked.seat, list[pick(list.length)] ?? '');
    if (!told.ok) throw new Error('a listed answer was refused');
    const view = table.view(viewer);
    const events = told.value.flatMap((event) => oldWorld.cut(event, viewer) ?? []);
    yield { before, view, events };
    before = view;
  }
}

const happened = (answered: Answered, viewer: Seat, beats: readonly ModuleBeat[] = []): Happened => ({
  ...answered,
  viewer,
  beats,
});

const isOver = ({ events }: Answered) => events.some(({ type }) => type === 'fight-ended');
const kinds = (beats: readonly Beat[]) => beats.map(({ deed }) => deed.kind);

/** Everything that happened in a game as beats. */
function plansOf(config: object, seed: string, viewer: Seat): readonly (readonly Beat[])[] {
  return [...answersOf(config, seed, viewer)].flatMap((one) => {
    const plan = planBeats(happened(one, viewer));
    return plan === null ? [] : [plan.beats];
  });
}

const WOLVES = { players: 2, schools: ['wolf', 'bear'] };

describe('the beats of a fight', () => {
  it.each(['one', 'two', 'three', 'four'])('leave every card where it lies at the table (%s)', (seed) => {
    const viewer = 0;
    let seen = 0;
    for (const answered of answersOf(WOLVES, seed, viewer)) {
      const { fight } = answered.view;
      const standing = standingAfter(happened(answered, viewer));
      if (fight === null || standing === null || isOver(answered) || fight.stage === 'begin') continue;
      seen += 1;
      expect(standing.fight.monster?.life).toBe(fight.monster?.life);
      const own = fight.fighters.find(({ seat }) => seat === viewer);
      if (own === undefined) continue;
      const told = standing.fight.fighters.find(({ seat }) => seat === viewer);
      expect({ deck: told?.deck, hand: told?.hand, shield: told?.shield }).toEqual({
        deck: own.deck,
        hand: own.hand,
        shield: own.shield,
      });
      const { hand } = answered.view.witchers[viewer] ?? { hand: { cards: null } };
      expect(standing.piles[viewer]?.hand.cards?.toSorted()).toEqual(hand.cards?.toSorted());
    }
    expect(seen).toBeGreaterThan(40);
  });

  it('are over with the fight: fatigue takes cards in peace', () => {
    const tired = [...answersOf(WOLVES, 'two', 0)].filter(({ before, events }) =>
      events.some(({ rule }) => before.fight?.end != null && rule === 'OW-TROPHY-004'),
    );
    expect(tired.length).toBeGreaterThan(0);
    for (const one of tired) expect(planBeats(happened(one, 0))).toBeNull();
  });

  it('tell of each blow what falls, before it is gone', () => {
    const beats = plansOf(WOLVES, 'one', 0).flat();
    const landed = beats.filter(({ deed }) => deed.kind === 'lands');
    expect(landed.length).toBeGreaterThan(3);
    for (const { deed, falls, fight } of landed) {
      if (deed.kind !== 'lands') continue;
      const life = fight.monster?.life ?? 0;
      expect(falls).toEqual({ seat: null, deck: Math.min(life, deed.damage), hand: 0 });
    }
  });

  it('show the card of the monster before what it does', () => {
    for (const beats of plansOf(WOLVES, 'two', 0)) {
      const hit = beats.findIndex(({ deed, fight }) => deed.kind === 'hits' && fight.monster !== null);
      const card = beats.findIndex(({ deed }) => deed.kind === 'card');
      if (hit >= 0 && card >= 0) expect(card).toBeLessThan(hit);
    }
  });

  it('are told apart: damage is one beat, what goes beside it another', () => {
    let both = 0;
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      for (const beats of plansOf(WOLVES, seed, 0)) {
        for (const { deed, falls } of beats) {
          if (deed.kind === 'hits') {
            expect(deed.shield + deed.deck + deed.hand).toBeLessThanOrEqual(deed.damage);
            expect(falls).toEqual({ seat: deed.seat, deck: deed.deck, hand: deed.hand });
          }
          if (deed.kind === 'loses') expect((falls?.deck ?? 0) + (falls?.hand ?? 0)).toBe(deed.cards.length);
        }
        if (kinds(beats).includes('hits') && kinds(beats).includes('loses')) both += 1;
      }
    }
    expect(both).toBeGreaterThan(0);
  });

  it('name who chose the half that counts: another player, or a die for whoever plays alone', () => {
    const cards = (config: object) =>
      plansOf(config, 'one', 0)
        .flat()
        .flatMap(({ deed }) => (deed.kind === 'card' ? [deed] : []));
    expect(cards(WOLVES).some(({ by, attack }) => by === 1 && attack !== null)).toBe(true);
    expect(cards({ players: 1, schools: ['wolf'] }).some(({ by }) => by === 'die')).toBe(true);
  });

  it('are seen by those who look on, with how it ended', () => {
    const looked = [...answersOf(WOLVES, 'three', 0)].filter(
      ({ before, view }) => (before.fight ?? view.fight)?.attacker === 1 && (before.fight ?? view.fight)?.monster,
    );
    const beats = looked.flatMap((one) => planBeats(happened(one, 0))?.beats ?? []);
    expect(kinds(beats)).toEqual(expect.arrayContaining(['struck', 'lands', 'card', 'ends']));
  });

  it('are struck and taken between witchers', () => {
    const duels = [...answersOf(WOLVES, 'six', 0, 2000)].filter(({ before }) => before.fight?.defender != null);
    const beats = duels.flatMap((one) => planBeats(happened(one, 0))?.beats ?? []);
    expect(kinds(beats)).toEqual(expect.arrayContaining(['struck', 'hits', 'draws']));
    expect(kinds(beats)).not.toContain('card');
  });

  it('can be more, by a module', () => {
    const bomb: ModuleBeat = {
      of: (event) => (event.type === 'combo-done' ? { thrown: event.damage } : null),
      time: 500,
      picture: () => null,
      caption: () => 'A bomb',
    };
    const plans = [...answersOf(WOLVES, 'one', 0)].flatMap((one) => planBeats(happened(one, 0, [bomb]))?.beats ?? []);
    const at = kinds(plans).indexOf('module');
    expect(kinds(plans).slice(at, at + 2)).toEqual(['module', 'struck']);
  });

  it('take 2.6 seconds for an exchange of blows, and stand still where motion is not wanted', () => {
    const beat = (kind: 'struck' | 'lands') => ({ deed: { kind } }) as unknown as Beat;
    const exchange = (['struck', 'lands', 'card', 'hits', 'draws'] as const).map((kind) => BEAT_TIMES[kind]);
    expect(exchange.reduce((sum, time) => sum + time)).toBe(2640);
    expect(timeOf(beat('lands'), 1, true)).toBe(600);
    expect(timeOf(beat('lands'), 1, false)).toBeLessThan(300);
    expect(timeOf(beat('struck'), 0, true)).toBe(STILL_TIME);
  });
});

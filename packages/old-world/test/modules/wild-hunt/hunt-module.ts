import { shuffle, shuffleAnew } from '@medallion/kernel';
import * as v from 'valibot';
import { lairMonster } from '../../../src/base/fight/lair-monster';
import { locationById } from '../../../src/core/map';
import type { Module } from '../../../src/core/module';
import { rulesOf } from '../../../src/core/rules-of';
import { flip, huntFoe, specialCards } from './final-fight';
import { houndPart, houndStep } from './hound-fight';
import { givePart, resumePart, sharedPhaseOne } from './hunt-journey';
import { huntPhase } from './hunt-moves';
import { HUNT, type HuntState, houndsAt, hunt, loseShields, seatsOf } from './hunt-state';

const FIRST_SHIELDS = 4;
/** The spike lasts for few rounds, so hounds are there from the beginning. */
const FIRST_HOUNDS = ['vizima', 'beauclair', 'cintra'];

/**
 * The Wild Hunt in scenarios only: a shared phase, joint choices, hound fights, the final fight. Rules and nothing else;
 * nobody is offered it. It proves that the seams of the base carry the largest expansion.
 */
export const huntModule: Module<HuntState, { readonly decider: number }> = {
  manifest: {
    id: HUNT,
    comes: 'by-choice',
    players: { least: 2, most: 5, rule: 'OW-WH-016' },
    options: {
      schema: v.strictObject({ decider: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)) }),
      default: { decider: 0 },
      pack: ({ decider }) => String(decider),
      unpack: (text) => ({ decider: Number(text) }),
    },
  },
  lay: (state, { decider }) => {
    const tokens = [0, 1, 0, 1];
    shuffle(state.rng, tokens);
    return {
      decider: Math.min(decider, state.witchers.length - 1),
      at: locationById(rulesOf(state).board, 'kaer-morhen'),
      shields: FIRST_SHIELDS,
      hounds: FIRST_HOUNDS.map((id, place) => ({ at: locationById(rulesOf(state).board, id), level: place + 1 })),
      fought: [],
      tokens,
      houndFight: null,
      acted: [],
      waiting: 0,
    };
  },
  view: ({ tokens, hounds, ...open }) => ({
    at: open.at,
    shields: open.shields,
    hounds: hounds.map((hound) => (hound === null ? null : { ...hound })),
    tokens: tokens.length,
  }),
  scramble: (own, _state, _seat, rng) => {
    const tokens = own.tokens.slice();
    shuffleAnew(rng, tokens);
    return { ...own, tokens };
  },
  invariants: ({ shields, tokens, houndFight }, { phase }) => [
    ...(shields < 0 ? ['shields below 0'] : []),
    ...(tokens.length > 4 ? ['too many hound tokens'] : []),
    ...((houndFight !== null) === (phase === 'hound-fight') ? [] : ['a hound fight without its phase']),
  ],
  lists: {
    journey: { leaveOut: ['poker'], add: [houndPart, givePart, resumePart] },
    actions: { leaveOut: ['duel', 'explore'] },
    phases: { replace: [{ id: 'journey', step: sharedPhaseOne }] },
    roundPhases: { add: [{ id: 'hunt', step: huntPhase }] },
    interludes: { add: [{ id: 'hound-fight', step: houndStep }] },
    fightCards: { add: specialCards },
    foes: {
      replace: [
        {
          ...lairMonster,
          attackType: { when: 'after-card', choose: flip },
          // Beaten or driven away, a monster costs the Hunt shields. @rule OW-WH-040
          outcome: function* (play, fight) {
            if (fight.end !== 'opponent-won') loseShields(play, fight.monster?.facts.level ?? 0);
            yield* lairMonster.outcome(play, fight);
          },
        },
      ],
      add: [huntFoe],
    },
    ends: { leaveOut: ['top-spot'] },
  },
  hooks: {
    modifyActors: (_, state) => seatsOf(state),
    mayAct: (state, _seat, at) => (hunt.of(state).at === at || houndsAt(state, at).length > 0 ? 'OW-WH-025' : null),
    mayReplace: () => 'OW-WH-039',
  },
};

import { choose, type Prompt } from '@medallion/kernel';
import { layMarket } from '../src/base/setup';
import { nextPhase } from '../src/base/turn/turn';
import { gainGold } from '../src/base/witcher/resources';
import { schoolIndex, startingCardsOf } from '../src/core/cards/components';
import { makeBoard } from '../src/core/map';
import type { Module } from '../src/core/rules';
import { DEFENSE, type OldWorldState, witcherOf } from '../src/core/state';

const tollPrompt: Prompt<OldWorldState, boolean> = {
  id: 'toll',
  answersLieOpen: false,
  optionId: (isPaid) => (isPaid ? 'pay' : 'refuse'),
};
const divePrompt: Prompt<OldWorldState, boolean> = {
  id: 'dive',
  answersLieOpen: false,
  optionId: (isDeep) => (isDeep ? 'deep' : 'shallow'),
};
const SHELLS = 'shells';
const RICHES = 20;

/**
 * A module that no box holds: it proves that one can add a location, a token on entering, a phase, another attribute name, a
 * second market and another way to win, without the base knowing.
 */
export const harbourModule: Module = {
  id: 'harbour',
  extend: (rules) => ({
    ...rules,
    board: makeBoard({
      locations: [
        ...rules.board.locations,
        {
          id: 'far-isle',
          number: 19,
          name: 'Far Isle',
          terrain: 'water',
          action: 'pearl-diving',
          attribute: null,
          school: null,
          harbour: true,
          hasToken: false,
          at: [0.02, 0.1],
          origin: { terrain: 'ours', action: 'ours', position: 'ours' },
        },
      ],
      paths: [...rules.board.paths, { between: ['far-isle', 'kaer-seren'], kind: 'water', origin: 'ours' }],
    }),
    locationActions: {
      ...rules.locationActions,
      'pearl-diving': {
        blockedBy: () => null,
        perform: function* (play, seat) {
          const isDeep = yield* choose(seat, divePrompt, [true, false]);
          gainGold(play, seat, isDeep ? 3 : 1, 'OW-ACT-001');
        },
      },
    },
    setup: [
      ...rules.setup,
      {
        id: 'harbour',
        lay: (state) => {
          state.extra[SHELLS] = [19];
          state.markets.push(layMarket(state, startingCardsOf(schoolIndex('manticore'))));
        },
      },
    ],
    onEnter: [
      ...rules.onEnter,
      (play, seat, at) => {
        const shells = play.state.extra[SHELLS] ?? [];
        if (!shells.includes(at)) return;
        play.state.extra[SHELLS] = shells.filter((one) => one !== at);
        gainGold(play, seat, 1, 'OW-TRAIL-001');
      },
    ],
    phases: rules.phases.flatMap((phase) => (phase === 'discard' ? ['toll', phase] : [phase])),
    steps: {
      ...rules.steps,
      toll: function* (play) {
        const seat = play.state.active;
        const isPaid = yield* choose(seat, tollPrompt, [true, false]);
        if (isPaid) witcherOf(play.state, seat).gold = Math.max(0, witcherOf(play.state, seat).gold - 1);
        nextPhase(play);
      },
    },
    attributeName: (witcher, attribute) =>
      attribute === DEFENSE && witcher.school === schoolIndex('viper')
        ? 'wisdom'
        : rules.attributeName(witcher, attribute),
    markets: [
      ...rules.markets.map((market) => ({
        ...market,
        serves: ({ school }: { school: number }) => school !== schoolIndex('viper'),
      })),
      { id: 'harbour-stalls', prices: [0, 0, 0, 0, 0, 0], serves: ({ school }) => school === schoolIndex('viper') },
    ],
    wins: [
      ...rules.wins,
      ({ witchers }) => {
        const seat = witchers.findIndex(({ gold }) => gold >= RICHES);
        return seat < 0 ? null : { seat, reason: 'riches', rule: 'OW-WIN-001' };
      },
    ],
  }),
};

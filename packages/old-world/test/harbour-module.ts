import { choose, type Prompt } from '@medallion/kernel';
import * as v from 'valibot';
import { layMarket } from '../src/base/setup';
import { finishPhase, wonBy } from '../src/base/turn/turn';
import { gainGold, payGold } from '../src/base/witcher/resources';
import { schoolIndex } from '../src/core/cards/components';
import { startingCardsOf } from '../src/core/cards-of';
import { TABLES } from '../src/core/components';
import type { Module } from '../src/core/module';
import { slice } from '../src/core/slice';
import { DEFENSE, type Location, type OldWorldState, type Witcher, witcherOf } from '../src/core/state';

const tollPrompt: Prompt<OldWorldState, boolean> = {
  id: 'toll',
  answersLieOpen: true,
  optionId: (isPaid) => (isPaid ? 'pay' : 'refuse'),
};
const divePrompt: Prompt<OldWorldState, boolean> = {
  id: 'dive',
  answersLieOpen: true,
  optionId: (isDeep) => (isDeep ? 'deep' : 'shallow'),
};
const RICHES = 20;
const FAR_ISLE = 19;

/** Shells on the beach, by location. */
export interface HarbourState {
  readonly shells: readonly Location[];
}
export const harbour = slice<HarbourState>('harbour');
/** How much a shell is worth. */
export type HarbourOptions = { readonly shell: number };

const isViper = ({ school }: Witcher): boolean => school === schoolIndex('viper');

/**
 * A module that no box holds: it proves that one can add a location, a token on entering, a phase, another attribute name, a
 * second market and another way to win, without the base knowing.
 */
export const harbourModule: Module<HarbourState, HarbourOptions> = {
  manifest: {
    id: 'harbour',
    comes: 'by-choice',
    excludes: { desert: 'OW-COMBINE-002' },
    players: { least: 1, most: 4, rule: 'OW-SETUP-001' },
    options: {
      schema: v.strictObject({ shell: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)) }),
      default: { shell: 1 },
      pack: ({ shell }) => String(shell),
      unpack: (text) => ({ shell: Number(text) }),
    },
  },
  lay: (_, { shell }) => ({ shells: Array.from({ length: shell }, () => FAR_ISLE) }),
  view: ({ shells }) => ({ shells: shells.length }),
  invariants: ({ shells }) => (shells.length > 3 ? ['too many shells'] : []),
  lists: {
    locations: {
      add: [
        {
          id: 'far-isle',
          number: FAR_ISLE,
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
    },
    paths: { add: [{ between: ['far-isle', 'kaer-seren'], kind: 'water', origin: 'ours' }] },
    locationActions: {
      add: [
        {
          id: 'pearl-diving',
          blockedBy: () => null,
          perform: function* (play, seat) {
            const isDeep = yield* choose(seat, divePrompt, [true, false]);
            gainGold(play, seat, isDeep ? 3 : 1, 'OW-ACT-001');
          },
        },
      ],
    },
    setup: {
      add: [
        {
          id: 'harbour',
          lay: (state) => void state.markets.push(layMarket(state, startingCardsOf(state, schoolIndex('manticore')))),
        },
      ],
    },
    entries: {
      add: [
        {
          id: 'shells',
          isDue: (state, _, at) => harbour.of(state).shells.includes(at),
          enter: function* (play, seat, at) {
            const { shells } = harbour.of(play.state);
            harbour.put(play, { shells: shells.filter((one) => one !== at) });
            gainGold(play, seat, shells.length, 'OW-TRAIL-001');
          },
        },
      ],
    },
    phases: {
      before: {
        discard: [
          {
            id: 'toll',
            step: function* (play) {
              const seat = play.state.active;
              const isPaid = yield* choose(seat, tollPrompt, [true, false]);
              if (isPaid) payGold(play, seat, 1, 'OW-ACT-001');
              finishPhase(play, seat);
            },
          },
        ],
      },
    },
    markets: {
      replace: [{ id: 'action-cards', prices: TABLES.market.prices, serves: (witcher) => !isViper(witcher) }],
      add: [{ id: 'harbour-stalls', prices: [0, 0, 0, 0, 0, 0], serves: isViper }],
    },
    ends: {
      add: [
        {
          id: 'riches',
          check: ({ witchers }) =>
            wonBy(
              witchers.findIndex(({ gold }) => gold >= RICHES),
              'riches',
              'OW-WIN-001',
            ),
        },
      ],
    },
  },
  hooks: {
    modifyAttributeName: (name, state, seat, attribute) =>
      attribute === DEFENSE && isViper(witcherOf(state, seat)) ? 'wisdom' : name,
  },
};

import { choose, type Prompt } from '@medallion/kernel';
import * as v from 'valibot';
import { resolve } from '../../../src/base/explore/resolve';
import { type Actor, ATTACKER, type FightState, type FoeFacts } from '../../../src/base/fight/fight-state';
import { fighterOf } from '../../../src/base/fight/fighters';
import { nextOpeningStage } from '../../../src/base/fight/opening-stages';
import { startFight } from '../../../src/base/fight/start';
import { finishPhase } from '../../../src/base/turn/turn';
import { gainGold, payGold } from '../../../src/base/witcher/resources';
import { FIGHT_CARDS } from '../../../src/core/cards/components';
import { type Ability, count } from '../../../src/core/cards/vocabulary';
import { EVENTS } from '../../../src/core/components';
import type { Foe } from '../../../src/core/foes';
import type { Module } from '../../../src/core/module';
import { slice } from '../../../src/core/slice';
import { type OldWorldState, witcherOf } from '../../../src/core/state';
import { attackWord, cardWord, conditionWord, costWord, fightWord, foeWord } from '../../../src/core/words';
import { EMBER_CARDS, EMBER_SCHOOL, EMBER_TROPHY } from './embers-box';

export const EMBERS = 'embers';
interface Embers {
  readonly hasKnelt: boolean;
}
const embers = slice<Embers>(EMBERS);

/** Its two fight cards, behind those of the box. */
const EMBER = FIGHT_CARDS.length;
const EMBER_FOE: FoeFacts = { id: 'ember', level: 1, life: 3, ability: { when: 'every-turn', do: 'smoulder', n: 1 } };

/** What a torch does: for gold it kindles the combo, and it joins any card with a spark. */
export const TORCHES: readonly Ability[] = [
  {
    when: 'combo',
    if: { is: 'rich', gold: 2 },
    cost: { pay: 'gold', n: 1 },
    effects: [{ do: 'kindle', n: 2 }],
  },
  { when: 'link', effects: [{ do: 'free-link', icons: { spark: 1 } }] },
];

const kneelPrompt: Prompt<OldWorldState, boolean> = {
  id: 'kneel',
  answersLieOpen: true,
  optionId: (kneels) => (kneels ? 'kneel' : 'stand'),
};

const emberFoe: Foe = {
  id: 'ember',
  deck: () => [EMBER, EMBER + 1],
  makePool: (_, monster) => {
    monster.life = [EMBER + 1, EMBER + 1, EMBER, EMBER, EMBER, EMBER];
  },
  firstTurn: (): Actor => ATTACKER,
  attackType: {
    when: 'before-card',
    // biome-ignore lint/correctness/useYield: nobody is asked
    choose: function* () {
      return 'charge';
    },
  },
  canBeDrivenAway: false,
  outcome: function* () {},
};

const seatOf = (fight: FightState) => fighterOf(fight, ATTACKER).seat;

/** A module that no box holds: one word of each vocabulary, and where its data stand. */
export const embersModule: Module<Embers> = {
  manifest: { id: EMBERS, comes: 'by-choice' },
  lay: () => ({ hasKnelt: false }),
  words: {
    cardEffects: {
      warm: cardWord(
        { n: count },
        {
          // biome-ignore lint/correctness/useYield: it asks nothing
          *run(play, seat, { n }, rule) {
            gainGold(play, seat, n, rule);
          },
        },
      ),
    },
    fightEffects: {
      kindle: fightWord(
        { n: count },
        {
          act: ({ fighter }, { n }) => {
            fighter.moreDamage += n;
          },
        },
      ),
    },
    conditions: {
      rich: conditionWord(
        { gold: count },
        { holds: (state, fight, side, { gold }) => witcherOf(state, fighterOf(fight, side).seat).gold >= gold },
      ),
    },
    costs: {
      gold: costWord(
        { n: count },
        {
          canPay: ({ gold }, { n }) => gold >= n,
          // biome-ignore lint/correctness/useYield: it asks nothing
          *pay(play, seat, { n }) {
            payGold(play, seat, n, 'OW-TROPHY-007');
          },
        },
      ),
    },
    attackEffects: {
      burn: attackWord(
        { n: count },
        {
          damage: (_state, _fight, _target, { n }) => n,
          // biome-ignore lint/correctness/useYield: it asks nothing
          *strike(play, fight) {
            payGold(play, seatOf(fight), 1, 'OW-FIGHT-043');
          },
        },
      ),
    },
    foeAbilities: {
      smoulder: foeWord({ when: v.literal('every-turn'), n: count }, { comboDamage: (damage, _, { n }) => damage - n }),
    },
    icons: {
      spark: {
        beside: count,
        add: (total, n) => {
          total.damage += 2 * n;
        },
      },
    },
  },
  lists: {
    schools: { add: [EMBER_SCHOOL] },
    actionCards: { add: EMBER_CARDS },
    trophies: { add: [EMBER_TROPHY] },
    fightCards: {
      add: [
        { id: 'ember-1', charge: [{ do: 'burn', n: 2 }], bite: [{ do: 'damage', n: 1 }], origin: 'ours' },
        { id: 'ember-2', charge: [{ do: 'damage', n: 1 }], bite: [{ do: 'burn', n: 1 }], origin: 'ours' },
      ],
    },
    exploration: {
      add: [
        {
          id: 'CITY99',
          deck: 'city',
          options: [
            { pay: 0, effects: [{ do: 'warm', n: 2 }] },
            { pay: 0, effects: [{ do: 'event', event: EVENTS.length + 1 }] },
          ],
          origin: 'ours',
        },
      ],
    },
    events: {
      add: [
        {
          id: 'EVENT57',
          number: EVENTS.length + 1,
          kind: 'options',
          options: [
            { pay: 0, effects: [{ do: 'warm', n: 5 }] },
            { pay: 9, effects: [] },
          ],
          origin: 'ours',
        },
      ],
    },
    potions: {
      add: [
        {
          id: 'ember-oil',
          name: 'Ember Oil',
          copies: 3,
          effects: [{ do: 'kindle', n: 3 }],
          origin: { name: 'ours', copies: 'ours', effects: 'ours' },
        },
      ],
    },
    foes: { add: [emberFoe] },
    sources: {
      add: [
        {
          id: 'torch',
          rule: 'OW-TROPHY-007',
          held: (_state, _fighter, timing) => TORCHES.flatMap(({ when }, torch) => (when === timing ? [torch] : [])),
          ability: (_state, _fighter, torch) => TORCHES[torch] ?? null,
          optionId: (torch) => `torch:${torch}`,
        },
      ],
    },
    fightOpening: {
      before: {
        wager: [
          {
            id: 'module:kneel',
            isDue: (state) => !embers.of(state).hasKnelt,
            step: function* (play) {
              const fight = play.state.fight as FightState;
              const kneels = yield* choose(seatOf(fight), kneelPrompt, [true, false]);
              if (kneels) gainGold(play, seatOf(fight), 1, 'OW-FIGHT-001');
              embers.put(play, { hasKnelt: true });
              nextOpeningStage(play.state, fight);
            },
          },
        ],
      },
    },
    payments: { add: [{ id: 'dog', mayPay: () => true, pay: (play, seat) => gainGold(play, seat, 1, 'OW-MOVE-004') }] },
    actions: {
      add: [
        {
          id: 'embers',
          options: () => [0, 1],
          optionId: (option) => (option === 0 ? 'warm' : 'ember'),
          perform: function* (play, seat, option) {
            if (option === 0) {
              yield* resolve(play, seat, [{ do: 'warm', n: 2 }], 'OW-TERM-015');
              finishPhase(play, seat);
              return;
            }
            const foe = { kind: 'ember', facts: EMBER_FOE };
            startFight(play, { party: [seat], foe, at: 3, afterwards: 'next-phase' });
          },
        },
      ],
    },
  },
};

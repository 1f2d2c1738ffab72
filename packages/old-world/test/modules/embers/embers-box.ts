import type { ActionCardFacts, SchoolFacts, TrophyFacts } from '../../../src/core/cards/card-pack';

const origin = { name: 'ours', values: 'ours' } as const;

/** A school of its own, at home in Kaer Seren: with ten cards, a specialty that kindles, and a trophy for beating it. */
export const EMBER_SCHOOL: SchoolFacts = {
  id: 'ember',
  name: 'School of the Ember',
  witcher: null,
  home: 1,
  specialty: 'Glow',
  box: 'embers',
  levels: [1, 2, 3, 4, 5].map((n) => ({ when: 'combo' as const, effects: [{ do: 'kindle', n }] })),
  origin: { name: 'ours', levels: 'ours' },
};
/** Five that lead on with a spark, and five sparks. */
const LASHES = Array.from(
  { length: 10 },
  (_, index): ActionCardFacts => ({
    id: `ember-lash-${index + 1}`,
    name: 'Lash',
    ...(index % 2 === 0
      ? { color: 'red', main: { damage: 1 }, extensions: { blue: { spark: 1 } } }
      : { color: 'blue', main: { spark: 1 }, extensions: {} }),
    cost: 0,
    terrain: 'forest',
    origin,
    school: 'ember',
  }),
);
export const EMBER_CARDS: readonly ActionCardFacts[] = [
  ...LASHES,
  {
    id: 'firebrand-1',
    name: 'Firebrand',
    color: 'yellow',
    cost: 0,
    terrain: 'wild',
    main: { spark: 2 },
    extensions: { yellow: {} },
    origin,
  },
];
export const EMBER_TROPHY: TrophyFacts = {
  id: 'witcher-ember',
  kind: 'witcher',
  of: 'ember',
  copies: 4,
  ability: { when: 'combo', if: { is: 'rich', gold: 1 }, effects: [{ do: 'kindle', n: 4 }] },
  origin: 'ours',
};

import { choose, type Flow, type Json, type Seat, shuffle, shuffleAnew } from '@medallion/kernel';
import type { Module } from '../../core/module';
import type { FightSource } from '../../core/rules';
import type { OldWorldPlay } from '../../core/state';
import { HUNT_WORDS } from '../../parts/hunt-words/state';
import { MUTAGEN_FACTS, mutagenFacts } from './facts';
import { mutagenId, mutagenPrompt } from './prompts';
import { MUTAGENS, type MutagensState, type MutagensView, mutagens } from './state';
import { mutagenWorths } from './worth';

const DRAWN = 3;
const HIGH_LEVEL = 4;
const NOTHING: readonly number[] = [];
const byNumber = (one: number, other: number): number => one - other;

/** One at level II or III, two at IV and V, one after the other. @rule OW-MT-038, OW-MT-040 */
function* gainMutagens(play: OldWorldPlay, seat: Seat, level: number): Flow<boolean> {
  for (let left = level >= HIGH_LEVEL ? 2 : 1; left > 0; left--) yield* gainMutagen(play, seat);
  return true;
}

/** Three are drawn, one is kept, the others go back unseen by anybody else; with fewer left, of those. @rule OW-MT-039, OW-MT-063 */
function* gainMutagen(play: OldWorldPlay, seat: Seat): Flow {
  const { state } = play;
  // They stay in the deck while one is chosen: afterwards it is shuffled all the same.
  const drawn = mutagens.of(state).deck.slice(-DRAWN).sort(byNumber);
  const [first] = drawn;
  if (first === undefined) return;
  play.reveal();
  const kept = drawn.length === 1 ? first : yield* choose(seat, mutagenPrompt, drawn);
  const own = mutagens.of(state);
  const deck = own.deck.filter((one) => one !== kept);
  shuffle(state.rng, deck);
  const owned = own.owned.map((held, owner) => (owner === seat ? [...held, kept] : held));
  mutagens.put(play, { deck, owned });
  if (!play.isWatched) return;
  const about: Json = { mutagen: mutagenFacts(kept).id };
  play.tell({ type: 'module', module: MUTAGENS, what: 'kept', seat, about, rule: 'OW-MT-039' });
}

/** Each once a fight, and kept afterwards. @rule OW-MT-041 */
const source: FightSource = {
  id: 'mutagen',
  rule: 'OW-MT-041',
  isFreelyOrdered: true,
  held: (state, { seat }, timing) => {
    const held = mutagens.of(state).owned[seat] ?? NOTHING;
    return held.length === 0 ? NOTHING : held.filter((one) => mutagenFacts(one).ability.when === timing);
  },
  ability: (_state, _fighter, mutagen) => mutagenFacts(mutagen).ability,
  optionId: mutagenId,
};

/** A level brings a mutagen in the place of cards: something to use in every fight. @rule OW-MT-037, OW-COMBINE-004 */
export const mutagensModule: Module<MutagensState> = {
  manifest: { id: MUTAGENS, comes: 'by-choice', requires: [HUNT_WORDS] },
  lay: (state) => {
    const deck = MUTAGEN_FACTS.map((_, mutagen) => mutagen);
    shuffle(state.rng, deck);
    return { deck, owned: state.witchers.map(() => []) };
  },
  view: ({ deck, owned }) => {
    const seen: MutagensView = {
      left: deck.length,
      owned: owned.map((held) => held.map((one) => mutagenFacts(one).id)),
    };
    return seen as unknown as Json;
  },
  scramble: (own, _state, _seat, rng) => {
    const deck = own.deck.slice();
    shuffleAnew(rng, deck);
    return { ...own, deck };
  },
  invariants: ({ deck, owned }) => {
    const all = [...deck, ...owned.flat()].sort(byNumber);
    return all.length === MUTAGEN_FACTS.length && all.every((one, at) => one === at) ? [] : ['mutagens'];
  },
  worths: mutagenWorths,
  lists: { sources: { add: [source] } },
  hooks: { onLevel: gainMutagens },
};

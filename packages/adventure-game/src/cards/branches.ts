import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { rollHeroDice } from '../battle/dice';
import { colorIndex, investigationFacts, traitOf } from '../components';
import type { Effect, TraitName } from '../effect';
import { gainAnyLeads, gainLeads, leadsOf } from '../rules/resources';
import { countWounds } from '../rules/wounds';
import { type AdventurePlay, type AdventureState, type Hero, heroOf, MINOR, SEVERE, seatAfter } from '../state';
import { discardInvestigation, traitSlots } from './investigations';
import { NO_SOURCE, resolve, type Source } from './resolve';

export function* onRoll(
  play: AdventurePlay,
  seat: Seat,
  effect: Extract<Effect, { do: 'roll' }>,
  source: Source,
): Flow {
  const isSuccess = yield* rollHeroDice(play, seat);
  yield* resolve(play, seat, isSuccess ? effect.success : effect.fail, source);
}

/** An either/or, each way by its number and what it begins with. */
interface Way {
  readonly number: number;
  readonly effects: readonly Effect[];
}
export const wayPrompt: Prompt<AdventureState, Way, string> = {
  id: 'choose-one',
  answersLieOpen: true,
  optionId: ({ number, effects }) => `${number}:${effects[0]?.do ?? 'nothing'}`,
};

/** Only what can be fulfilled completely is on offer; if nothing can, anything is. @rule AG-SPEND-004, AG-SPEND-005 */
export function* chooseOne(
  play: AdventurePlay,
  seat: Seat,
  options: readonly (readonly Effect[])[],
  source: Source,
): Flow {
  const hero = heroOf(play.state, seat);
  const ways = options.map((effects, index) => ({ number: index + 1, effects }));
  const open = ways.filter(({ effects }) => canFulfil(hero, effects));
  const offered = open.length === 0 ? ways : open;
  const way = offered.length === 1 ? (offered[0] as Way) : yield* choose(seat, wayPrompt, offered, source.id);
  yield* resolve(play, seat, way.effects, source);
}

/** Whether the hero has all that these effects take. Suffering is always possible. */
export function canFulfil(hero: Hero, effects: readonly Effect[]): boolean {
  return effects.every((effect) => {
    switch (effect.do) {
      case 'spend-gold':
        return hero.gold >= effect.n;
      case 'spend-lead':
        return (effect.color === 'any' ? leadsOf(hero) : hero.leads[colorIndex(effect.color)]) >= effect.n;
      case 'heal-minor':
        return effect.upTo || countWounds(hero, MINOR) >= effect.n;
      case 'heal-severe':
        return countWounds(hero, SEVERE) >= effect.n;
      case 'clear-foul-fate':
        return effect.upTo || hero.foulFate !== 0;
      default:
        return true;
    }
  });
}

export const mayPrompt: Prompt<AdventureState, boolean, string> = {
  id: 'may',
  answersLieOpen: false,
  optionId: (yes) => (yes ? 'yes' : 'no'),
};

/** A payment for a benefit is made in full or not at all. @rule AG-SPEND-006 */
export function* mayPay(
  play: AdventurePlay,
  seat: Seat,
  effect: Extract<Effect, { do: 'may-pay' }>,
  source: Source,
): Flow {
  if (!canFulfil(heroOf(play.state, seat), effect.cost)) return;
  if (!(yield* choose(seat, mayPrompt, [true, false], source.id))) return;
  yield* resolve(play, seat, effect.cost, source);
  yield* resolve(play, seat, effect.gain, source);
}

export const traitPrompt: Prompt<AdventureState, number | null, string> = {
  id: 'discard-trait-card',
  answersLieOpen: false,
  optionId: (slot, state) =>
    slot === null ? 'none' : investigationFacts((heroOf(state, state.active).investigations[slot] as number) >> 1).id,
};

/** @rule AG-INV-003 */
export function* mayDiscardTrait(
  play: AdventurePlay,
  seat: Seat,
  effect: Extract<Effect, { do: 'may-discard-trait' }>,
  source: Source,
): Flow {
  const slots = traitSlots(heroOf(play.state, seat), effect.trait);
  const slot = slots.length === 0 ? null : yield* choose(seat, traitPrompt, [null, ...slots], source.id);
  if (slot !== null) discardInvestigation(play, seat, slot, 'AG-INV-003');
  yield* resolve(play, seat, slot === null ? effect.otherwise : effect.gain, source);
}

export function* discardTraitOr(
  play: AdventurePlay,
  seat: Seat,
  effect: Extract<Effect, { do: 'discard-trait-or' }>,
  source: Source,
): Flow {
  const slots = traitSlots(heroOf(play.state, seat), effect.trait);
  if (slots.length === 0) yield* resolve(play, seat, effect.otherwise, source);
  else {
    const slot = slots.length === 1 ? (slots[0] as number) : yield* choose(seat, traitPrompt, slots, source.id);
    if (slot !== null) discardInvestigation(play, seat, slot, 'AG-DISC-003');
  }
}

/** Counted on all cards, the one being resolved and those with open tasks included; counting discards nothing. @rule AG-INV-004, AG-TRAIT-002, AG-TRAIT-003 */
export function* leadPerTrait(
  play: AdventurePlay,
  seat: Seat,
  effect: Extract<Effect, { do: 'lead-per-trait' }>,
): Flow {
  const n = countTrait(heroOf(play.state, seat), effect.trait);
  if (effect.color === 'any') yield* gainAnyLeads(play, seat, n);
  else gainLeads(play, seat, colorIndex(effect.color), n, 'AG-TRAIT-002');
}

export function countTrait(hero: Hero, trait: TraitName): number {
  return hero.investigations.filter((entry) => traitOf(entry >> 1) === trait).length;
}

/** From the active player on, in turn order; everybody makes their own choices. */
export function* eachHero(play: AdventurePlay, seat: Seat, effects: readonly Effect[], isSelfIncluded: boolean): Flow {
  if (isSelfIncluded) yield* resolve(play, seat, effects, NO_SOURCE);
  for (let other = seatAfter(play.state, seat); other !== seat; other = seatAfter(play.state, other)) {
    yield* resolve(play, other, effects, NO_SOURCE);
  }
}

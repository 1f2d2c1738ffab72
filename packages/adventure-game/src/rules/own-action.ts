import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { addMarker, cardInPlay, findSlot, hasRoom, isRepeated, slotId, usableSlots } from '../cards/development';
import { NO_SOURCE, resolve, sourceNamed } from '../cards/resolve';
import { COMPANIONS, developmentFacts, heroFacts } from '../components';
import type { CompanionFacts } from '../pack';
import { type AdventurePlay, type AdventureState, type Hero, heroOf } from '../state';
import { gainGold } from './resources';

const SONG = 2;
const COMMANDED = 2;

/** Brew, prepare, sing or command: each hero has one of them. @rule AG-ACTION-006 */
export function ownAction(play: AdventurePlay, seat: Seat): Flow {
  switch (heroFacts(heroOf(play.state, seat).hero).own) {
    case 'brew':
      return brew(play, seat);
    case 'prepare':
      return prepare(play, seat);
    case 'sing':
      return sing(play, seat);
    case 'command':
      return command(play, seat);
  }
}

/** Cards of a trait that can take another marker. @rule AG-DEV-007 */
export function slotsWithRoom(hero: Hero, trait: string): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < hero.developed.length; slot++) {
    if (hasRoom(hero, slot) && developmentFacts(cardInPlay(hero, slot)).trait === trait) slots.push(slot);
  }
  return slots;
}

/** @rule AG-ACTION-015, AG-DEV-007 */
// biome-ignore lint/correctness/useYield: brewing asks nothing, but is an action like the others
function* brew(play: AdventurePlay, seat: Seat): Flow {
  for (const slot of slotsWithRoom(heroOf(play.state, seat), 'potion')) addMarker(play, seat, slot);
}

export const markerPrompt: Prompt<AdventureState, number> = {
  id: 'place-marker',
  answersLieOpen: true,
  optionId: (slot, state) => (slot < 0 ? 'none' : slotId(heroOf(state, state.active), slot)),
};

function* placeMarker(play: AdventurePlay, seat: Seat, trait: string, isOptional: boolean): Flow {
  const hero = heroOf(play.state, seat);
  const slots = slotsWithRoom(hero, trait).filter((slot) => !isRepeated(hero, slot));
  if (isOptional && slots.length > 0) slots.unshift(-1);
  const slot = slots.length < 2 ? slots[0] : yield* choose(seat, markerPrompt, slots);
  if (slot !== undefined && slot >= 0) addMarker(play, seat, slot);
}

/** @rule AG-ACTION-016 */
function* prepare(play: AdventurePlay, seat: Seat): Flow {
  yield* placeMarker(play, seat, 'spell', false);
  if (findSlot(heroOf(play.state, seat), 'prepare') >= 0) yield* placeMarker(play, seat, 'spell', false);
}

/** @rule AG-ACTION-017 */
function* sing(play: AdventurePlay, seat: Seat): Flow {
  gainGold(play, seat, SONG, 'AG-ACTION-017');
  const hero = heroOf(play.state, seat);
  for (const slot of usableSlots(hero, 'sing')) {
    const { effects, grants } = developmentFacts(cardInPlay(hero, slot));
    if (effects !== undefined) yield* resolve(play, seat, effects, NO_SOURCE);
    if (grants?.word === 'extra-marker') yield* placeMarker(play, seat, 'friend', true);
  }
}

export const companionPrompt: Prompt<AdventureState, number> = {
  id: 'companion',
  answersLieOpen: true,
  optionId: (companion) => (COMPANIONS[companion] as CompanionFacts).id,
};

/** Two different companions in the order Yarpen likes. @rule AG-ACTION-018, AG-YARPEN-003, AG-YARPEN-004 */
function* command(play: AdventurePlay, seat: Seat): Flow {
  const hero = heroOf(play.state, seat);
  const left = COMPANIONS.map((_, index) => index);
  let count = COMMANDED;
  for (const slot of usableSlots(hero, 'command')) {
    const { effects, grants } = developmentFacts(cardInPlay(hero, slot));
    if (effects !== undefined) yield* resolve(play, seat, effects, NO_SOURCE);
    if (grants?.word === 'extra-companion') count += grants.n;
  }
  for (; count > 0 && left.length > 0; count--) {
    const companion = yield* choose(seat, companionPrompt, left.slice());
    left.splice(left.indexOf(companion), 1);
    const { id, effects } = COMPANIONS[companion] as CompanionFacts;
    if (play.isWatched) play.tell({ type: 'companion-used', seat, card: id, rule: 'AG-ACTION-018' });
    yield* resolve(play, seat, effects, sourceNamed(id));
  }
}

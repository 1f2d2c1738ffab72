import type { Seat } from '@medallion/kernel';
import { DEVELOPMENT, developmentFacts } from '../components';
import type { DevelopmentFacts, Timing } from '../pack';
import { type AdventurePlay, type Hero, heroOf } from '../state';

/** A development card in play is one number: the card, 256 times its markers, and how it was used already. */
export type Slot = number;
export const MOST_MARKERS = 3;
const CARD = 255;
const MARKER = 256;
const MARKERS = 3 * MARKER;
const USED_THIS_TURN = 1024;
const USED_THIS_BATTLE = 2048;
const USED_THIS_ROLL = 4096;

const LIMIT_BITS = { turn: USED_THIS_TURN, battle: USED_THIS_BATTLE, roll: USED_THIS_ROLL } as const;

export function cardInPlay(hero: Hero, slot: Slot): number {
  return (hero.developed[slot] as number) & CARD;
}
export function cardOfEntry(entry: number): number {
  return entry & CARD;
}
export function markersOfEntry(entry: number): number {
  return (entry & MARKERS) >> 8;
}
export function markersOn(hero: Hero, slot: Slot): number {
  return markersOfEntry(hero.developed[slot] as number);
}
export function isUsedUp(entry: number): boolean {
  return (entry & priceOf(entry & CARD).limit) !== 0;
}

/** What using a card takes, and the bit that notes the use: asked of every card at every turn. */
interface Price {
  readonly marker: number;
  readonly gold: number;
  readonly lead: number;
  readonly limit: number;
}
const prices: readonly Price[] = DEVELOPMENT.map(({ cost: { marker = 0, gold = 0, lead = 0 }, limit }) => ({
  marker,
  gold,
  lead,
  limit: limit === null ? 0 : LIMIT_BITS[limit],
}));
function priceOf(card: number): Price {
  return prices[card] as Price;
}

/** Markers lie only on cards that spend them. @rule AG-DEV-004 */
export function canHoldMarkers(card: number): boolean {
  return priceOf(card).marker > 0;
}
/** @rule AG-DEV-004, AG-DEV-005, AG-DEV-007 */
export function hasRoom(hero: Hero, slot: Slot): boolean {
  return canHoldMarkers(cardInPlay(hero, slot)) && markersOn(hero, slot) < MOST_MARKERS;
}

/** Lays a kept card face up, with the markers its text grants. @rule AG-DEV-001, AG-DEV-008 */
export function layDown(play: AdventurePlay, seat: Seat, card: number): void {
  const facts = developmentFacts(card);
  heroOf(play.state, seat).developed.push(card + MARKER * facts.startMarkers);
  if (play.isWatched) play.tell({ type: 'developed', seat, card: facts.id, rule: 'AG-DEV-001' });
}

/** A card may be there twice; then the later one is called by its number. */
export function slotId(hero: Hero, slot: Slot): string {
  const card = cardInPlay(hero, slot);
  let copy = 1;
  for (let earlier = 0; earlier < slot; earlier++) if (cardInPlay(hero, earlier) === card) copy += 1;
  const { id } = developmentFacts(card);
  return copy === 1 ? id : `${id}-${copy}`;
}

/** A second copy in the same condition is the same choice. */
export function isRepeated(hero: Hero, slot: Slot): boolean {
  return hero.developed.indexOf(hero.developed[slot] as number) < slot;
}

export function addMarker(play: AdventurePlay, seat: Seat, slot: Slot): void {
  const hero = heroOf(play.state, seat);
  hero.developed[slot] = (hero.developed[slot] as number) + MARKER;
  if (play.isWatched) {
    const card = developmentFacts(cardInPlay(hero, slot)).id;
    play.tell({ type: 'marker-placed', seat, card, markers: markersOn(hero, slot), rule: 'AG-DEV-004' });
  }
}

const timings: readonly Timing[] = DEVELOPMENT.map(({ timing }) => timing);
export function timingOf(card: number): Timing {
  return timings[card] as Timing;
}

/** Whether markers and gold suffice and the card was not used too often; results of battle are asked elsewhere. @rule AG-DEV-002, AG-SPEND-006 */
export function canPayFor(hero: Hero, slot: Slot): boolean {
  const entry = hero.developed[slot] as number;
  const { marker, gold, lead } = priceOf(entry & CARD);
  return (
    !isUsedUp(entry) &&
    markersOfEntry(entry) >= marker &&
    hero.gold >= gold &&
    hero.leads[0] + hero.leads[1] + hero.leads[2] >= lead
  );
}

/** Cards in play that could be used at this moment. */
export function usableSlots(hero: Hero, timing: Timing): Slot[] {
  const slots: Slot[] = [];
  for (let slot = 0; slot < hero.developed.length; slot++) {
    if (timings[(hero.developed[slot] as number) & CARD] !== timing) continue;
    if (canPayFor(hero, slot) && !isRepeated(hero, slot)) slots.push(slot);
  }
  return slots;
}

/** The first card with this moment that is in play and not used up; -1 without one. */
export function findSlot(hero: Hero, timing: Timing): Slot {
  for (let slot = 0; slot < hero.developed.length; slot++) {
    const entry = hero.developed[slot] as number;
    if (timings[entry & CARD] === timing && !isUsedUp(entry)) return slot;
  }
  return -1;
}

/** Takes markers and gold, and notes the use. The card stays, even without a marker. @rule AG-DEV-006, AG-SPEND-002 */
export function payFor(play: AdventurePlay, seat: Seat, slot: Slot, markers?: number): DevelopmentFacts {
  const hero = heroOf(play.state, seat);
  const entry = hero.developed[slot] as number;
  const facts = developmentFacts(entry & CARD);
  const { marker, gold, limit } = priceOf(entry & CARD);
  hero.developed[slot] = (entry - MARKER * (markers ?? marker)) | limit;
  hero.gold -= gold;
  if (play.isWatched) {
    play.tell({ type: 'card-used', seat, card: facts.id, rule: 'AG-DEV-002' });
    if (gold > 0) play.tell({ type: 'spent', seat, what: 'gold', n: gold, rule: 'AG-SPEND-001' });
  }
  return facts;
}

function forget(hero: Hero, bits: number): void {
  const { developed } = hero;
  for (let slot = 0; slot < developed.length; slot++) developed[slot] = (developed[slot] as number) & ~bits;
}
/** @rule AG-DEV-003 */
export function startTurnForCards(hero: Hero): void {
  forget(hero, USED_THIS_TURN);
}
export function startBattleForCards(hero: Hero): void {
  forget(hero, USED_THIS_BATTLE | USED_THIS_ROLL);
}
/** A reroll belongs to the same roll. @rule AG-DEV-009 */
export function startRollForCards(hero: Hero): void {
  forget(hero, USED_THIS_ROLL);
}

/** Minor wounds of a battle that a card in play keeps away. */
export function preventedMinor(play: AdventurePlay, seat: Seat, minors: number): number {
  const { battle } = play.state;
  if (battle === null || battle.seat !== seat || minors === 0) return 0;
  const slot = findSlot(heroOf(play.state, seat), 'wounded-in-battle');
  if (slot < 0) return 0;
  return Math.min(minors, payFor(play, seat, slot).grants?.n ?? 0);
}

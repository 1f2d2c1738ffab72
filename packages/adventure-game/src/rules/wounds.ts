import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { preventedMinor } from '../cards/development';
import { ACTIONS } from '../effect';
import type { SpaceName, WoundName } from '../events';
import { WOUNDABLE } from '../setup';
import {
  type AdventurePlay,
  type AdventureState,
  type Hero,
  heroOf,
  MINOR,
  NOTHING,
  SEVERE,
  type Wound,
} from '../state';
import { loseVp } from './resources';

const VP_FOR_A_WOUND = 2;
const SPACES = 8;
const SKIP = -1;

export function spaceName(space: number): SpaceName {
  if (space >= WOUNDABLE) return space === WOUNDABLE ? 'armour-1' : 'armour-2';
  return ACTIONS[space] as SpaceName;
}

export function woundName(wound: Wound): WoundName {
  return wound === MINOR ? 'minor' : 'severe';
}

/** A wound and a space as one number. */
const decodeWound = (option: number): Wound => (option < SPACES ? MINOR : SEVERE);

export const woundPrompt: Prompt<AdventureState, number> = {
  id: 'suffer-wound',
  answersLieOpen: true,
  optionId: (option) => `${woundName(decodeWound(option))}:${spaceName(option % SPACES)}`,
};

/** Which wound to heal, by its space; -1 where it may be left. */
export const healPrompt: Prompt<AdventureState, number> = {
  id: 'heal',
  answersLieOpen: true,
  optionId: (space) => (space === SKIP ? 'skip' : spaceName(space)),
};
export const worsenPrompt: Prompt<AdventureState, number> = { id: 'worsen', answersLieOpen: true, optionId: spaceName };

/** @rule AG-WOUND-002, AG-WOUND-003, AG-WOUND-004, AG-WOUND-005, AG-YARPEN-006, AG-YARPEN-007 */
function* freeSpaces(hero: Hero): Generator<number> {
  for (let space = 0; space < hero.wounds.length; space++) if (hero.wounds[space] === NOTHING) yield space;
}

export function hasFreeSpace(hero: Hero): boolean {
  return hero.wounds.includes(NOTHING);
}

/** Every woundable action space is wounded; armour does not count. @rule AG-WOUND-011, AG-YARPEN-007 */
export function isFullyWounded(hero: Hero): boolean {
  for (let space = 0; space < WOUNDABLE; space++) if (hero.wounds[space] === NOTHING) return false;
  return true;
}

export function countWounds(hero: Hero, wound: Wound): number {
  let count = 0;
  for (const one of hero.wounds) if (one === wound) count += 1;
  return count;
}

/**
 * One token at a time; the hero chooses the space, and of both kinds also which comes first. Without a space each
 * token costs 2 VP. @rule AG-WOUND-007, AG-WOUND-008, AG-WOUND-009
 */
export function* sufferWounds(play: AdventurePlay, seat: Seat, minors: number, severes: number): Flow {
  const hero = heroOf(play.state, seat);
  let minor = minors - preventedMinor(play, seat, minors);
  let severe = severes;
  while (minor + severe > 0) {
    if (!hasFreeSpace(hero)) {
      for (let left = minor + severe; left > 0; left--) loseVp(play, seat, VP_FOR_A_WOUND, 'AG-WOUND-008');
      return;
    }
    const options: number[] = [];
    for (const space of freeSpaces(hero)) {
      if (minor > 0) options.push(space);
      if (severe > 0) options.push(space + SPACES);
    }
    const option = options.length === 1 ? (options[0] as number) : yield* choose(seat, woundPrompt, options);
    const wound = decodeWound(option);
    const space = option % SPACES;
    hero.wounds[space] = wound;
    if (wound === MINOR) minor -= 1;
    else severe -= 1;
    if (play.isWatched) {
      play.tell({ type: 'wounded', seat, wound: woundName(wound), space: spaceName(space), rule: 'AG-WOUND-004' });
    }
  }
}

function* pickWound(
  play: AdventurePlay,
  seat: Seat,
  wound: Wound,
  prompt: Prompt<AdventureState, number>,
): Flow<number | null> {
  const { wounds } = heroOf(play.state, seat);
  const spaces = spacesWith(wounds, wound);
  if (spaces.length < 2) return spaces[0] ?? null;
  return yield* choose(seat, prompt, spaces);
}

function spacesWith(wounds: readonly Wound[], wound: Wound): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < wounds.length; space++) if (wounds[space] === wound) spaces.push(space);
  return spaces;
}

export function* healWounds(play: AdventurePlay, seat: Seat, wound: Wound, n: number): Flow {
  for (let left = n; left > 0; left--) {
    const space = yield* pickWound(play, seat, wound, healPrompt);
    if (space === null) return;
    removeWound(play, seat, space);
  }
}

function removeWound(play: AdventurePlay, seat: Seat, space: number): void {
  const { wounds } = heroOf(play.state, seat);
  const wound = wounds[space] as Wound;
  wounds[space] = NOTHING;
  if (play.isWatched) {
    play.tell({ type: 'healed', seat, wound: woundName(wound), space: spaceName(space), rule: 'AG-WOUND-001' });
  }
}

/** A minor wound goes, or a severe one becomes minor; or neither, for it is a "may". @rule AG-LOC-004, AG-GOLD-004, AG-YARPEN-008 */
export function* healOrSoften(play: AdventurePlay, seat: Seat): Flow {
  const { wounds } = heroOf(play.state, seat);
  const spaces = [SKIP];
  for (let space = 0; space < wounds.length; space++) if (wounds[space] !== NOTHING) spaces.push(space);
  if (spaces.length === 1) return;
  const space = yield* choose(seat, healPrompt, spaces);
  if (space === SKIP) return;
  if (wounds[space] === MINOR) {
    removeWound(play, seat, space);
    return;
  }
  wounds[space] = MINOR;
  if (play.isWatched) play.tell({ type: 'softened', seat, space: spaceName(space), rule: 'AG-LOC-004' });
}

/** Turns minor wounds severe; without any, nothing happens. @rule AG-WOUND-014 */
export function* worsenWounds(play: AdventurePlay, seat: Seat, n: number): Flow {
  for (let left = n; left > 0; left--) {
    const space = yield* pickWound(play, seat, MINOR, worsenPrompt);
    if (space === null) return;
    heroOf(play.state, seat).wounds[space] = SEVERE;
    if (play.isWatched) play.tell({ type: 'worsened', seat, space: spaceName(space), rule: 'AG-WOUND-014' });
  }
}

const restPrompt: Prompt<AdventureState, number> = {
  id: 'rest',
  answersLieOpen: true,
  optionId: (option) => `${woundName(decodeWound(option))}:${spaceName(option % SPACES)}`,
};

/**
 * Two minor wounds, or one severe wound, from anywhere on the sheet; never one of each. Without wounds nothing changes.
 * @rule AG-ACTION-013, AG-ACTION-014, AG-YARPEN-008
 */
export function* restHealing(play: AdventurePlay, seat: Seat): Flow {
  const { wounds } = heroOf(play.state, seat);
  const options: number[] = [];
  for (let space = 0; space < wounds.length; space++) {
    if (wounds[space] === MINOR) options.push(space);
    if (wounds[space] === SEVERE) options.push(space + SPACES);
  }
  if (options.length === 0) return;
  const option = options.length === 1 ? (options[0] as number) : yield* choose(seat, restPrompt, options);
  removeWound(play, seat, option % SPACES);
  if (decodeWound(option) === MINOR) yield* healWounds(play, seat, MINOR, 1);
}

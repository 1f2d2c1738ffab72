import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { react } from '../cards/react';
import { resolve } from '../cards/resolve';
import { foulFateFacts } from '../components';
import { ACTIONS, type ActionName } from '../effect';
import type { Region } from '../map';
import { regionName } from '../monsters';
import { type AdventurePlay, type AdventureState, FOUL_FATE_DECK, type Hero, heroOf, zoneOf } from '../state';
import { drawShared } from './decks';
import { loseVp } from './resources';

const VP_FOR_A_TOKEN = 2;
const ALL_SPACES = (1 << ACTIONS.length) - 1;

export function actionName(action: number): ActionName {
  return ACTIONS[action] as ActionName;
}

export const foulFatePrompt: Prompt<AdventureState, number> = {
  id: 'place-foul-fate',
  answersLieOpen: true,
  optionId: actionName,
};
export const clearPrompt: Prompt<AdventureState, number> = {
  id: 'clear-foul-fate',
  answersLieOpen: true,
  optionId: actionName,
};

export function hasFoulFateBeside(hero: Hero, action: number): boolean {
  return (hero.foulFate & (1 << action)) !== 0;
}

/** A space holds one token. @rule AG-FOUL-001, AG-SPACE-004 */
function layBeside(play: AdventurePlay, seat: Seat, action: number, rule: RuleId): void {
  heroOf(play.state, seat).foulFate |= 1 << action;
  if (play.isWatched) play.tell({ type: 'foul-fate-on-sheet', seat, action: actionName(action), rule });
}

/** On any open space of the sheet; on a full sheet it costs 2 VP instead. @rule AG-FOUL-007, AG-FOUL-011, AG-YARPEN-009 */
export function* sufferFoulFate(play: AdventurePlay, seat: Seat, n: number, rule: RuleId = 'AG-FOUL-007'): Flow {
  const hero = heroOf(play.state, seat);
  for (let left = n; left > 0; left--) {
    if (hero.foulFate === ALL_SPACES) {
      loseVp(play, seat, VP_FOR_A_TOKEN, 'AG-FOUL-011');
      continue;
    }
    const open = ACTIONS.map((_, action) => action).filter((action) => !hasFoulFateBeside(hero, action));
    const action = open.length === 1 ? (open[0] as number) : yield* choose(seat, foulFatePrompt, open);
    layBeside(play, seat, action, rule);
  }
}

/** Beside a named action; where that is taken, "if able" ends it. @rule AG-FOUL-008, AG-FOUL-009, AG-FOUL-010, AG-INV-005 */
export function* foulFateBeside(play: AdventurePlay, seat: Seat, action: number, ifAble: boolean): Flow {
  if (!hasFoulFateBeside(heroOf(play.state, seat), action)) layBeside(play, seat, action, 'AG-FOUL-009');
  else if (!ifAble) yield* sufferFoulFate(play, seat, 1, 'AG-FOUL-010');
}

/** In a region; where one lies already, on the sheet of whoever carries out the effect. @rule AG-FOUL-001, AG-FOUL-006, AG-ZONE-001 */
export function* foulFateInRegion(play: AdventurePlay, seat: Seat, region: Region): Flow {
  const zone = zoneOf(play.state, region);
  if (zone.hasFoulFate) {
    yield* sufferFoulFate(play, seat, 1, 'AG-FOUL-006');
    return;
  }
  zone.hasFoulFate = true;
  if (play.isWatched) play.tell({ type: 'foul-fate-in-region', region: regionName(region), rule: 'AG-WAR-004' });
}

/** Back to the supply; no card is drawn for it. @rule AG-FOUL-012, AG-DISC-007 */
export function removeFoulFate(play: AdventurePlay, seat: Seat, action: number): void {
  heroOf(play.state, seat).foulFate &= ~(1 << action);
  if (play.isWatched) {
    play.tell({ type: 'foul-fate-cleared', seat, action: actionName(action), rule: 'AG-FOUL-012' });
  }
}

export function* clearFoulFate(play: AdventurePlay, seat: Seat, n: number): Flow {
  const hero = heroOf(play.state, seat);
  for (let left = n; left > 0 && hero.foulFate !== 0; left--) {
    const taken = ACTIONS.map((_, action) => action).filter((action) => hasFoulFateBeside(hero, action));
    const isForced = taken.length <= left;
    removeFoulFate(play, seat, isForced ? (taken[0] as number) : yield* choose(seat, clearPrompt, taken));
  }
}

/** A card that is resolved at once, then discarded unless it says otherwise. @rule AG-FOUL-002, AG-FOUL-004, AG-OBST-005, AG-DISC-004 */
export function* meetFoulFate(play: AdventurePlay, seat: Seat, rule: RuleId): Flow {
  const { state } = play;
  const card = drawShared(play, FOUL_FATE_DECK);
  if (card === null) return;
  const hero = heroOf(state, seat);
  hero.fates.push(card);
  const facts = foulFateFacts(card);
  if (play.isWatched) play.tell({ type: 'foul-fate-drawn', seat, card: facts.id, rule });
  const cancelled = yield* react(play, seat, 'foul-fate', facts.id);
  if (cancelled !== null) {
    if (play.isWatched) play.tell({ type: 'foul-fate-cancelled', seat, card: facts.id, rule: 'AG-GOLD-002' });
    discardFate(state, hero, card);
    return;
  }
  const source = { kind: 'foul-fate' as const, id: facts.id, isKept: false };
  yield* resolve(play, seat, facts.effects, source);
  if (!source.isKept) discardFate(state, hero, card);
}

function discardFate(state: AdventureState, hero: Hero, card: number): void {
  hero.fates.splice(hero.fates.lastIndexOf(card), 1);
  state.discards[FOUL_FATE_DECK].push(card);
}

import type { BlockedOption, Prompt, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { canFulfil } from '../cards/branches';
import {
  canPayFor,
  cardInPlay,
  hasRoom,
  isRepeated,
  isUsedUp,
  markersOn,
  slotId,
  timingOf,
} from '../cards/development';
import { canCompleteTask } from '../cards/investigations';
import { removableObstacles } from '../cards/obstacle-effects';
import { cheapProofColors } from '../cards/payments';
import {
  COLOR_INDEXES,
  type Color,
  developmentFacts,
  goodFortuneFacts,
  heroFacts,
  investigationFacts,
  questFacts,
  rateOf,
} from '../components';
import { isPlayedSo } from '../editions';
import { ACTIONS, COLORS, type Effect } from '../effect';
import { placeOfQuest, placeOfSide } from '../map';
import { type AdventureState, type Hero, heroOf } from '../state';
import { ACTIONS_PER_TURN, actionId, hasToken, isOpen, isWoundedSpace, REST } from './actions';
import { slotsWithRoom } from './own-action';
import { canCompleteMain, canCompleteSide, canPaySupport, canSupport } from './quests';
import { canTradeWith } from './trade';
import { isFullyWounded } from './wounds';

/** The options of a turn as numbers, by kind: operations, the five actions, and the end of the turn. */
export const OPTION = {
  end: 0,
  standUp: 1,
  main: 2,
  action: 10,
  exchange: 20,
  side: 30,
  support: 40,
  trade: 50,
  bribe: 100,
  use: 200,
  stronger: 300,
  task: 400,
  fortune: 500,
} as const;

export const turnPrompt: Prompt<AdventureState, number> = {
  id: 'turn',
  answersLieOpen: true,
  optionId: turnOptionId,
  blocked: blockedInTurn,
};

function turnOptionId(option: number, state: AdventureState): string {
  const hero = heroOf(state, state.active);
  if (option >= OPTION.fortune) return `fortune:${goodFortuneFacts(option - OPTION.fortune).id}`;
  if (option >= OPTION.task) return `task:${taskId(hero, option - OPTION.task)}`;
  if (option >= OPTION.stronger) return `use-stronger:${slotId(hero, option - OPTION.stronger)}`;
  if (option >= OPTION.use) return `use:${slotId(hero, option - OPTION.use)}`;
  if (option >= OPTION.bribe) return `bribe:${slotId(hero, option - OPTION.bribe)}`;
  if (option >= OPTION.trade) return `trade:seat-${option - OPTION.trade}`;
  if (option >= OPTION.support) return `support:seat-${option - OPTION.support}`;
  if (option >= OPTION.side) return `side-quest:${option - OPTION.side + 1}`;
  if (option >= OPTION.exchange) return `exchange:${COLORS[(option - OPTION.exchange) as Color]}`;
  if (option >= OPTION.action) return actionId(hero, option - OPTION.action);
  if (option === OPTION.main) return 'main-quest';
  return option === OPTION.standUp ? 'stand-up' : 'end-turn';
}

function taskId(hero: Hero, slot: number): string {
  const entry = hero.investigations[slot] as number;
  return investigationFacts(entry >> 1).id;
}

/** Operations in any number and order, then an action, or the end. @rule AG-TURN-002, AG-TURN-003, AG-OPS-003, AG-OPS-004 */
export function turnOptions(state: AdventureState, seat: Seat): number[] {
  const hero = heroOf(state, seat);
  const options: number[] = [];
  addActions(options, state, hero);
  addQuestOperations(options, state, seat, hero);
  addTrades(options, state, seat);
  addCards(options, state, seat, hero);
  return options;
}

/**
 * What the action step allows: standing up where delayed, rest where fully wounded, otherwise every open action or none.
 * @rule AG-ACTION-002, AG-ACTION-003, AG-DELAY-002, AG-WOUND-011, AG-WOUND-012, AG-WOUND-013
 */
function addActions(options: number[], state: AdventureState, hero: Hero): void {
  if (state.actions >= ACTIONS_PER_TURN) {
    options.push(OPTION.end);
    return;
  }
  if (hero.isDelayed) {
    options.push(OPTION.standUp);
    return;
  }
  if (isFullyWounded(hero)) {
    options.push(isOpen(hero, REST) ? OPTION.action + REST : OPTION.end);
    return;
  }
  options.push(OPTION.end);
  for (let action = 0; action < ACTIONS.length; action++)
    if (isOpen(hero, action)) options.push(OPTION.action + action);
}

/** @rule AG-PROOF-001, AG-PROOF-002, AG-PROOF-004 */
function addQuestOperations(options: number[], state: AdventureState, seat: Seat, hero: Hero): void {
  for (const color of COLOR_INDEXES) {
    if (hero.leads[color] >= rateOf(hero.hero, color)) options.push(OPTION.exchange + color);
  }
  if (canCompleteMain(hero)) options.push(OPTION.main);
  for (let side = 0; side < 2; side++) if (canCompleteSide(hero, side)) options.push(OPTION.side + side);
  for (let owner = 0; owner < state.heroes.length; owner++) {
    if (canSupport(state, seat, owner)) options.push(OPTION.support + owner);
  }
}

function addTrades(options: number[], state: AdventureState, seat: Seat): void {
  for (let other = 0; other < state.heroes.length; other++) {
    if (canTradeWith(state, seat, other)) options.push(OPTION.trade + other);
  }
}

/** Bribes, cards for operations, tasks, and good fortune for the turn. @rule AG-OPS-005, AG-DEV-003, AG-TASK-002, AG-FORTUNE-003 */
function addCards(options: number[], state: AdventureState, seat: Seat, hero: Hero): void {
  if (hero.gold > 0 && heroFacts(hero.hero).own === 'sing') {
    for (const slot of slotsWithRoom(hero, 'friend')) if (!isRepeated(hero, slot)) options.push(OPTION.bribe + slot);
  }
  for (let slot = 0; slot < hero.developed.length; slot++) {
    if (timingOf(cardInPlay(hero, slot)) !== 'operation' || isRepeated(hero, slot)) continue;
    if (canUseNow(state, hero, slot)) options.push(OPTION.use + slot);
    if (canUseStronger(hero, slot)) options.push(OPTION.stronger + slot);
  }
  for (let slot = 0; slot < hero.investigations.length; slot++) {
    const entry = hero.investigations[slot] as number;
    const isFirst = hero.investigations.indexOf(entry) === slot;
    if (isFirst && canCompleteTask(hero, entry)) options.push(OPTION.task + slot);
  }
  for (const card of hero.fortunes) if (canPlayInTurn(state, seat, card)) options.push(OPTION.fortune + card);
}

/** A card that would do nothing at all is not on offer: its cost would be lost. */
function canUseNow(state: AdventureState, hero: Hero, slot: number): boolean {
  return (
    canPayFor(hero, slot) &&
    (developmentFacts(cardInPlay(hero, slot)).effects ?? []).every((one) => doesSomething(state, hero, one))
  );
}

function canUseStronger(hero: Hero, slot: number): boolean {
  const { stronger } = developmentFacts(cardInPlay(hero, slot));
  return stronger !== undefined && markersOn(hero, slot) >= stronger.marker && canFulfil(hero, stronger.effects);
}

function doesSomething(state: AdventureState, hero: Hero, effect: Effect): boolean {
  switch (effect.do) {
    case 'heal-or-soften':
      return hero.wounds.some((wound) => wound !== 0);
    case 'swap-leads':
      return hero.leads.some((n) => n > 0);
    case 'free-action-space':
      return hero.tokens !== 0 && !isFreedTooLate(state);
    case 'cheap-proof':
      return cheapProofColors(hero, effect.less).length > 0;
    default:
      return canFulfil(hero, [effect]);
  }
}

/** After both actions there is none left to use a freed space with. @rule AG-ACTION-002 */
function isFreedTooLate(state: AdventureState): boolean {
  return state.actions >= ACTIONS_PER_TURN && isPlayedSo(state, 'freed-while-of-use');
}

function canPlayInTurn(state: AdventureState, seat: Seat, card: number): boolean {
  const { timing, effects } = goodFortuneFacts(card);
  if (timing !== 'turn') return false;
  return (effects ?? []).every((one) =>
    one.do === 'remove-obstacle'
      ? removableObstacles(state, seat).length > 0
      : doesSomething(state, heroOf(state, seat), one),
  );
}

/** What the player might look for and does not find, with the rule that says why. */
function blockedInTurn(state: AdventureState, seat: Seat): readonly BlockedOption[] {
  const hero = heroOf(state, seat);
  const blocked: BlockedOption[] = [];
  const block = (id: string, rule: RuleId): void => {
    blocked.push({ id, rule });
  };
  for (const action of ACTIONS.keys()) {
    const rule = whyNoAction(state, hero, action);
    if (rule !== null) block(actionId(hero, action), rule);
  }
  if (state.actions < ACTIONS_PER_TURN && hero.isDelayed) block('end-turn', 'AG-DELAY-002');
  else if (state.actions < ACTIONS_PER_TURN && isFullyWounded(hero) && isOpen(hero, REST))
    block('end-turn', 'AG-WOUND-011');
  for (const color of COLOR_INDEXES) {
    if (hero.leads[color] < rateOf(hero.hero, color)) block(`exchange:${COLORS[color]}`, 'AG-PROOF-004');
  }
  blockQuests(state, seat, hero, block);
  blockCards(state, hero, block);
  return blocked;
}

type Block = (id: string, rule: RuleId) => void;

function whyNoAction(state: AdventureState, hero: Hero, action: number): RuleId | null {
  if (state.actions >= ACTIONS_PER_TURN) return 'AG-ACTION-002';
  if (hero.isDelayed) return 'AG-DELAY-002';
  if (hasToken(hero, action)) return 'AG-ACTION-004';
  if (isWoundedSpace(hero, action)) return 'AG-WOUND-006';
  return isFullyWounded(hero) && action !== REST ? 'AG-WOUND-011' : null;
}

function blockQuests(state: AdventureState, seat: Seat, hero: Hero, block: Block): void {
  if (hero.quest !== null) {
    if (hero.at !== placeOfQuest(hero.quest)) block('main-quest', 'AG-MAIN-001');
    else if (!canCompleteMain(hero)) block('main-quest', 'AG-MAIN-002');
    for (const [side, { kind }] of questFacts(hero.quest).sides.entries()) {
      const id = `side-quest:${side + 1}`;
      if ((hero.sides & (1 << side)) !== 0) block(id, 'AG-SIDE-002');
      else if (kind === 'defeat') block(id, 'AG-SIDE-004');
      else if (kind === 'go-to' && hero.at !== placeOfSide(hero.quest, side)) block(id, 'AG-SIDE-008');
      else if (!canCompleteSide(hero, side)) block(id, 'AG-SPEND-006');
    }
    block(`support:seat-${seat}`, 'AG-SUPPORT-001');
  }
  for (const [other, owner] of state.heroes.entries()) {
    if (other === seat) continue;
    if (owner.at !== hero.at) block(`trade:seat-${other}`, 'AG-TRADE-001');
    if (owner.quest === null) continue;
    if (owner.isSupported) block(`support:seat-${other}`, 'AG-SUPPORT-005');
    else if (owner.at !== hero.at) block(`support:seat-${other}`, 'AG-SUPPORT-003');
    else if (!canPaySupport(hero, owner.quest)) block(`support:seat-${other}`, 'AG-SUPPORT-002');
  }
}

function blockCards(state: AdventureState, hero: Hero, block: Block): void {
  for (const slot of hero.developed.keys()) {
    const { timing, trait } = developmentFacts(cardInPlay(hero, slot));
    const id = slotId(hero, slot);
    if (timing !== 'operation') block(`use:${id}`, 'AG-DEV-002');
    else if (!canPayFor(hero, slot)) {
      block(`use:${id}`, isUsedUp(hero.developed[slot] as number) ? 'AG-DEV-003' : 'AG-SPEND-006');
    }
    if (trait !== 'friend' || heroFacts(hero.hero).own !== 'sing') continue;
    if (!hasRoom(hero, slot)) block(`bribe:${id}`, 'AG-DEV-007');
    else if (hero.gold === 0) block(`bribe:${id}`, 'AG-SPEND-006');
  }
  for (const card of hero.fortunes) {
    const { id, timing, effects } = goodFortuneFacts(card);
    const isFreeing = effects?.some((one) => one.do === 'free-action-space') === true;
    if (timing !== 'turn') block(`fortune:${id}`, 'AG-FORTUNE-002');
    else if (isFreeing && isFreedTooLate(state)) block(`fortune:${id}`, 'AG-ACTION-002');
  }
}

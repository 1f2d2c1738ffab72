import { type BlockedOption, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { canPayFor, cardInPlay, isRepeated, payFor, slotId, timingOf } from '../cards/development';
import { discardPlayed, takeFortune } from '../cards/react';
import {
  developmentFacts,
  goodFortuneFacts,
  isMonster,
  type Pool,
  producedBy,
  producedByFortune,
  takenBy,
  tierOfMonster,
} from '../components';
import { RESULTS, type ResultName } from '../pack';
import { type AdventurePlay, type AdventureState, type Battle, type Hero, heroOf } from '../state';
import { canReroll, rerollDie } from './dice';

const SWORD = 0;
const SHIELD = 1;
const DODGE = 2;

/** Options of step 5 as numbers: enough, dodge, a card in play (with which of its results), a good fortune card. */
export const DONE = 0;
export const DODGE_FOR_SHIELD = 1;
export const USE = 10;
export const WAY = 1000;
export const FORTUNE = 500;

export const modifyPrompt: Prompt<AdventureState, number> = {
  id: 'modify-results',
  answersLieOpen: true,
  optionId(option, state) {
    if (option === DONE) return 'done';
    if (option === DODGE_FOR_SHIELD) return 'dodge';
    const way = Math.floor(option / WAY);
    const rest = option % WAY;
    if (rest >= FORTUNE) return `fortune:${goodFortuneFacts(rest - FORTUNE).id}`;
    const hero = heroOf(state, (state.battle as Battle).seat);
    const ways = producedBy(cardInPlay(hero, rest - USE));
    const chosen = ways.length > 1 ? `:${resultNames(ways[way] as Pool)}` : '';
    return `use:${slotId(hero, rest - USE)}${chosen}`;
  },
  blocked: blockedModifications,
};

function resultNames(pool: Readonly<Pool>): string {
  return RESULTS.filter((_, result) => (pool[result] as number) > 0).join('-and-');
}

/** @rule AG-DEV-002, AG-FORTUNE-002, AG-BATTLE-005 */
function blockedModifications(state: AdventureState, seat: Seat): readonly BlockedOption[] {
  const hero = heroOf(state, seat);
  const { battle } = state;
  if (battle === null) return [];
  const blocked: BlockedOption[] = [];
  if (battle.pool[DODGE] === 0 || battle.pool[SWORD] === 0) blocked.push({ id: 'dodge', rule: 'AG-BATTLE-005' });
  for (const slot of hero.developed.keys()) {
    if (isRepeated(hero, slot) || canUse(hero, battle, slot)) continue;
    const isOfBattle = timingOf(cardInPlay(hero, slot)) === 'battle';
    blocked.push({ id: `use:${slotId(hero, slot)}`, rule: isOfBattle ? 'AG-SPEND-006' : 'AG-DEV-002' });
  }
  for (const card of hero.fortunes) {
    if (goodFortuneFacts(card).timing === 'battle') continue;
    blocked.push({ id: `fortune:${goodFortuneFacts(card).id}`, rule: 'AG-FORTUNE-002' });
  }
  return blocked;
}

/** Whether a card of this battle helps against this enemy at all. */
export function isMeantFor(card: number, enemy: number): boolean {
  const { against } = developmentFacts(card);
  if (against === undefined) return true;
  if (!isMonster(enemy)) return false;
  return against === 'monster' || tierOfMonster(enemy) > 0;
}

function canUse(hero: Hero, battle: Battle, slot: number): boolean {
  const card = cardInPlay(hero, slot);
  if (timingOf(card) !== 'battle' || !canPayFor(hero, slot) || !isMeantFor(card, battle.enemy)) return false;
  const cost = takenBy(card);
  for (let result = 0; result < RESULTS.length; result++) {
    if ((battle.pool[result] as number) < (cost[result] as number)) return false;
  }
  return true;
}

/** Everything that may be done in step 5. @rule AG-BATTLE-004, AG-BATTLE-005 */
export function modifications(state: AdventureState, battle: Battle): number[] {
  const hero = heroOf(state, battle.seat);
  const options = [DONE];
  if (battle.pool[DODGE] > 0 && battle.pool[SWORD] > 0) options.push(DODGE_FOR_SHIELD);
  for (let slot = 0; slot < hero.developed.length; slot++) {
    if (isRepeated(hero, slot) || !canUse(hero, battle, slot)) continue;
    const ways = Math.max(1, producedBy(cardInPlay(hero, slot)).length);
    for (let way = 0; way < ways; way++) options.push(USE + slot + WAY * way);
  }
  for (const card of hero.fortunes) {
    if (goodFortuneFacts(card).timing === 'battle') options.push(FORTUNE + card);
  }
  return options;
}

/** In any order, as long as the hero likes; only the hero who fights. @rule AG-BATTLE-004, AG-BATTLE-016 */
export function* modifyResults(play: AdventurePlay, battle: Battle): Flow {
  for (;;) {
    const options = modifications(play.state, battle);
    if (options.length === 1 && heroOf(play.state, battle.seat).fortunes.length === 0) return;
    const option = yield* choose(battle.seat, modifyPrompt, options);
    if (option === DONE) return;
    if (option === DODGE_FOR_SHIELD) dodge(play, battle);
    else if (option % WAY >= FORTUNE) yield* useFortune(play, battle, (option % WAY) - FORTUNE);
    else yield* useCard(play, battle, (option % WAY) - USE, Math.floor(option / WAY));
  }
}

function dodge(play: AdventurePlay, battle: Battle): void {
  battle.pool[DODGE] -= 1;
  battle.pool[SWORD] -= 1;
  battle.pool[SHIELD] += 1;
  if (play.isWatched) play.tell({ type: 'dodged', seat: battle.seat, rule: 'AG-BATTLE-005' });
}

/** Spent results no longer count. @rule AG-DICE-009, AG-DICE-011 */
function* useCard(play: AdventurePlay, battle: Battle, slot: number, way: number): Flow {
  const card = cardInPlay(heroOf(play.state, battle.seat), slot);
  const { reroll } = payFor(play, battle.seat, slot);
  const cost = takenBy(card);
  for (let result = 0; result < RESULTS.length; result++) battle.pool[result as 0] -= cost[result] as number;
  if (reroll !== undefined) yield* rerollSome(play, battle, reroll);
  const produced = producedBy(card)[way];
  if (produced !== undefined) produce(play, battle, produced);
}

function* useFortune(play: AdventurePlay, battle: Battle, card: number): Flow {
  const { reroll } = takeFortune(play, battle.seat, card);
  if (reroll !== undefined) yield* rerollSome(play, battle, reroll);
  const produced = producedByFortune(card)[0];
  if (produced !== undefined) produce(play, battle, produced);
  discardPlayed(play, battle.seat);
}

export function produce(play: AdventurePlay, battle: Battle, produced: Readonly<Pool>): void {
  for (let result = 0; result < RESULTS.length; result++) {
    const n = produced[result] as number;
    if (n === 0) continue;
    battle.pool[result as 0] += n;
    if (play.isWatched) {
      const name = RESULTS[result] as ResultName;
      play.tell({ type: 'produced', seat: battle.seat, result: name, n, rule: 'AG-BATTLE-004' });
    }
  }
}

const ENOUGH = -1;
export const rerollDicePrompt: Prompt<AdventureState, number> = {
  id: 'reroll',
  answersLieOpen: true,
  optionId: (die) => (die === ENOUGH ? 'done' : `die-${die + 1}`),
};

/** Dice are picked one after the other, from the first to the last, and rolled together at the end. */
function* rerollSome(play: AdventurePlay, battle: Battle, most: number): Flow {
  const picked: number[] = [];
  for (let from = 0; picked.length < most && from < battle.faces.length; ) {
    const options = [ENOUGH];
    for (let die = from; die < battle.faces.length; die++) if (canReroll(battle, die)) options.push(die);
    if (options.length === 1) break;
    const die = yield* choose(battle.seat, rerollDicePrompt, options);
    if (die === ENOUGH) break;
    picked.push(die);
    from = die + 1;
  }
  for (const die of picked) if (canReroll(battle, die)) rerollDie(play, battle, die);
}

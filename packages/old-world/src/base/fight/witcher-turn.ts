import { below, choose, type Flow, type Prompt } from '@medallion/kernel';
import { cardId } from '../../core/cards/components';
import { potionFacts } from '../../core/cards-of';
import { potionLimitAt } from '../../core/components';
import { happen } from '../../core/hooks';
import { PER_SOURCE } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { ALCHEMY, type Card, type OldWorldPlay, type OldWorldState, witcherOf } from '../../core/state';
import { wordIn } from '../../core/words';
import { openPrompt, optionId } from '../../options';
import { showCard } from '../../options/show';
import { goOn } from './characters';
import {
  cardOfNext,
  linkOfNext,
  type NextCard,
  nextCards,
  playable,
  playBlock,
  STOP,
  showNextCard,
  sourceOfLink,
} from './combo';
import { forgetTop } from './deck-tops';
import { payCost, runEffects, useSource } from './effects';
import type { Actor, Fighter, FightState } from './fight-state';
import { abilityOf, abilityWord, fighterOf, fightOf } from './fighters';
import { isComboFull, isLimited, isSaid } from './limits';
import { reactAll } from './reactions';
import { isAskedAt, markUsed, type Source, sourceId, usableAt } from './sources';
import { PASS } from './use-prompt';

/** In step 1 a potion is its kind from `POTION` on; everything else is a source. */
const POTION = 1000 * PER_SOURCE;

export const stepOnePrompt: Prompt<OldWorldState, Source> = {
  id: 'fight-use',
  answersLieOpen: true,
  optionId: useId,
  blocked: (state, seat) => {
    const fight = fightOf(state);
    const fighter = fight.fighters.find((one) => one.seat === seat);
    if (fighter === undefined || potionsLeft(state, fight, fighter) > 0) return [];
    const kinds = [...new Set(witcherOf(state, seat).potions)];
    return kinds.map((potion) => ({ id: useId(POTION + potion, state), rule: 'OW-POTION-002' }));
  },
};
function useId(what: Source, state: OldWorldState): string {
  if (what === PASS) return optionId('fight-use', { kind: 'go-on' });
  if (what < POTION) return sourceId(state, what);
  return optionId('fight-use', { kind: 'drink', potion: potionFacts(state, what - POTION).id });
}
export const comboPrompt: Prompt<OldWorldState, NextCard> = openPrompt('fight-combo', showNextCard, {
  blocked: (state, seat) => {
    const fight = fightOf(state);
    const fighter = fight.fighters.find((one) => one.seat === seat);
    if (fighter === undefined) return [];
    return witcherOf(state, seat).hand.flatMap((card) => {
      const rule = playBlock(state, fight, fighter, card);
      return rule === null ? [] : [{ id: optionId('fight-combo', { kind: 'play', card: cardId(card) }), rule }];
    });
  },
});
export const besidePrompt: Prompt<OldWorldState, Card> = openPrompt('fight-beside', (card) =>
  card === PASS ? { kind: 'pass' } : showCard(card),
);
/** How many more potions may be used in this fight. @rule OW-POTION-002, OW-ATTR-003 */
export function potionsLeft(state: OldWorldState, fight: FightState, fighter: Fighter): number {
  const limit = potionLimitAt(witcherOf(state, fighter.seat).attributes[ALCHEMY]);
  const most = abilityWord(state, fight).potionsMost?.(limit, abilityOf(fight)) ?? limit;
  const left = most + fighter.potionsMore - fighter.potionsCounted;
  return fighter.sparesNext ? Math.max(left, 1) : left;
}

/** A witcher's fight turn begins; what lasts for one turn is over. @rule OW-FIGHT-013 */
export function* startWitcherTurn(play: OldWorldPlay, side: Actor): Flow {
  const fight = fightOf(play.state);
  const fighter = fighterOf(fight, side);
  fighter.turns += 1;
  fighter.moreDraw = fighter.nextDraw;
  fighter.nextDraw = 0;
  fighter.dealt = 0;
  fighter.absorbed = 0;
  fighter.landed = 0;
  fighter.hit = 0;
  fighter.moreDamage = 0;
  fighter.longComboDamage = 0;
  fighter.forgiven = 0;
  fighter.besideLeft = 0;
  fighter.shieldGained = 0;
  fighter.hasActed = false;
  goOn(play.state, fight);
  if (play.isWatched) {
    play.tell({ type: 'fight-turn', seat: fighter.seat, turn: fighter.turns, rule: 'OW-FIGHT-013' });
  }
  yield* happen(rulesOf(play.state).onFightTurn, play, fight, side);
  if (fight.end === null) yield* triggerBare(play, fight, side);
}

/** By itself, the first time the shield is at 0 in an own fight turn. @rule OW-SPEC-007, OW-SPEC-009 */
export function* triggerBare(play: OldWorldPlay, fight: FightState, side: Actor): Flow {
  for (const source of usableAt(play.state, fight, side, 'bare')) yield* useSource(play, fight, side, source);
}

/** Step 1: one thing to use, or on to the combo. @rule OW-FIGHT-014, OW-FIGHT-015, OW-POTION-003 */
export function* stepOne(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = fightOf(state);
  const side = fight.turn;
  const fighter = fighterOf(fight, side);
  yield* triggerBare(play, fight, side);
  const options = stepOneOptions(state, fight, side);
  const isAsked = options.length > 1 || isAskedAt(state, fight, side, 'turn');
  const taken = isAsked ? yield* choose(fighter.seat, stepOnePrompt, options) : PASS;
  if (taken === PASS) {
    goOn(play.state, fight);
    return;
  }
  if (taken >= POTION) yield* usePotion(play, fight, side, taken - POTION);
  else {
    const ability = yield* useSource(play, fight, side, taken);
    if (ability.when !== 'turn-start') fighter.hasActed = true;
  }
}

function stepOneOptions(state: OldWorldState, fight: FightState, side: Actor): Source[] {
  const fighter = fighterOf(fight, side);
  const witcher = witcherOf(state, fighter.seat);
  const { potions } = witcher;
  const { costs } = rulesOf(state).words;
  const options: Source[] = [PASS];
  if (potions.length > 0 && potionsLeft(state, fight, fighter) > 0 && !isSaid(fighter, 'noPotions')) {
    for (const potion of new Set(potions)) {
      const { cost } = potionFacts(state, potion);
      if (cost === undefined || wordIn(costs, cost.pay).canPay(witcher, cost, state)) options.push(POTION + potion);
    }
  }
  if (!fighter.hasActed) options.push(...usableAt(state, fight, side, 'turn-start'));
  if (fighter.turns === 1) options.push(...usableAt(state, fight, side, 'first-turn'));
  options.push(...usableAt(state, fight, side, 'turn'));
  return options;
}

/** Turned facedown, and counted. @rule OW-POTION-004 */
function* usePotion(play: OldWorldPlay, fight: FightState, side: Actor, potion: number): Flow {
  const fighter = fighterOf(fight, side);
  const { potions } = witcherOf(play.state, fighter.seat);
  potions.splice(potions.indexOf(potion), 1);
  if (fighter.sparesNext) {
    fighter.spared.push(potion);
    fighter.sparesNext = false;
  } else {
    fighter.potions.push(potion);
    fighter.potionsCounted += 1;
  }
  fighter.hasActed = true;
  const { id, cost, effects } = potionFacts(play.state, potion);
  if (play.isWatched) play.tell({ type: 'potion-used', seat: fighter.seat, potion: id, rule: 'OW-POTION-003' });
  if (cost !== undefined) yield* payCost(play, fighter, cost);
  yield* runEffects({ play, fight, side, fighter, joinsCombo: false, rule: 'OW-POTION-003' }, effects);
}

/**
 * Step 2, one card: the first must be played if there is one, and one may stop after any. Whoever holds cards is asked
 * even when none fits: otherwise the question itself would tell what is in the hand.
 * @rule OW-FIGHT-016, OW-FIGHT-018, OW-FIGHT-019, OW-FIGHT-020
 */
export function* comboStep(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = fightOf(state);
  const side = fight.turn;
  const fighter = fighterOf(fight, side);
  const isFirst = fighter.combo.length === 0;
  const isFull = isComboFull(fighter);
  if (isFirst && !isFull && isLimited(fighter) && openFromDeck(play, fight, side)) return;
  if (isFull || witcherOf(state, fighter.seat).hand.length === 0) {
    finishCombo(play, fight, fighter);
    return;
  }
  const cards = nextCards(state, fight, side);
  const isMust = isFirst && cards.length > 0;
  const taken =
    isMust && opensAtRandom(state, fight, fighter)
      ? (cards[below(state.rng, cards.length)] as NextCard)
      : yield* choose(fighter.seat, comboPrompt, isMust ? cards : [STOP, ...cards]);
  if (taken === STOP) finishCombo(play, fight, fighter);
  else playCard(play, fight, side, taken);
}

function opensAtRandom(state: OldWorldState, fight: FightState, fighter: Fighter): boolean {
  if (abilityWord(state, fight).opensAtRandom?.(fighter) === true) return true;
  return isSaid(fighter, 'openRandom') || isSaid(fighter, 'openFromDeck');
}

/** The top of the deck opens the combo; with an empty deck a random card of the hand does. @rule OW-MT-022 */
function openFromDeck(play: OldWorldPlay, fight: FightState, side: Actor): boolean {
  const fighter = fighterOf(fight, side);
  const witcher = witcherOf(play.state, fighter.seat);
  if (!isSaid(fighter, 'openFromDeck') || witcher.deck.length === 0) return false;
  const card = witcher.deck.pop() as Card;
  forgetTop(witcher, fighter, 1);
  play.reveal();
  fighter.combo.push(card);
  if (play.isWatched) {
    play.tell({ type: 'combo-card', seat: fighter.seat, card: cardId(card), place: 1, rule: 'OW-MT-022' });
  }
  return true;
}

function playCard(play: OldWorldPlay, fight: FightState, side: Actor, taken: NextCard): void {
  const { state } = play;
  const fighter = fighterOf(fight, side);
  const card = cardOfNext(taken);
  const link = linkOfNext(taken);
  const source = sourceOfLink(state, fight, side, taken);
  if (source !== null) {
    markUsed(play, fighter, source);
    if (play.isWatched) {
      play.tell({ type: 'ability-used', seat: fighter.seat, source: sourceId(state, source), rule: 'OW-SPEC-020' });
    }
  }
  const { hand } = witcherOf(state, fighter.seat);
  hand.splice(hand.indexOf(card), 1);
  if (fighter.combo.length > 0) fighter.links.push(link);
  fighter.combo.push(card);
  if (play.isWatched) {
    const place = fighter.combo.length;
    const rule = place === 1 ? 'OW-FIGHT-016' : 'OW-FIGHT-017';
    play.tell({ type: 'combo-card', seat: fighter.seat, card: cardId(card), place, rule });
  }
}

function finishCombo(play: OldWorldPlay, fight: FightState, fighter: Fighter): void {
  goOn(play.state, fight);
  if (fighter.combo.length === 0 && play.isWatched) {
    play.tell({ type: 'no-combo', seat: fighter.seat, rule: 'OW-FIGHT-020' });
  }
}

/** A card beside the combo needs no link, and its extensions are ignored. */
export function* besideStep(play: OldWorldPlay): Flow {
  const fight = fightOf(play.state);
  const fighter = fighterOf(fight, fight.turn);
  const { hand } = witcherOf(play.state, fighter.seat);
  if (fighter.besideLeft === 0 || hand.length === 0 || fighter.combo.length === 0) {
    goOn(play.state, fight);
    return;
  }
  const card = yield* choose(fighter.seat, besidePrompt, [PASS, ...playable(play.state, fight, fighter)]);
  fighter.besideLeft = card === PASS ? 0 : fighter.besideLeft - 1;
  if (card === PASS) return;
  hand.splice(hand.indexOf(card), 1);
  fighter.beside.push(card);
  if (play.isWatched) play.tell({ type: 'card-beside', seat: fighter.seat, card: cardId(card), rule: 'OW-POTION-003' });
}

/** What a finished combo allows, before it is resolved. @rule OW-SPEC-013, OW-SPEC-014 */
export function* comboUseStep(play: OldWorldPlay): Flow {
  const fight = fightOf(play.state);
  if (fighterOf(fight, fight.turn).combo.length > 0) {
    yield* happen(rulesOf(play.state).onCombo, play, fight, fight.turn);
    yield* reactAll(play, fight, fight.turn, 'combo');
  }
  goOn(play.state, fight);
}

import { choose, type Flow, type Prompt } from '@medallion/kernel';
import { cardId } from '../../core/cards/components';
import { combatDraw } from '../../core/components';
import { happen } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import { type Card, COMBAT, HAND_LIMIT, type OldWorldPlay, type OldWorldState, witcherOf } from '../../core/state';
import { openPrompt } from '../../options';
import { changeShield } from '../witcher/resources';
import { goOn } from './characters';
import { comboDamage, comboDraw, comboTotal } from './combo';
import { dealDamage, endIfDecided } from './damage';
import { drawInFight, takeFromDiscard } from './deck-tops';
import { type Actor, type Fighter, type FightState, NO_BONUSES } from './fight-state';
import { abilityOf, abilityWord, fighterOf, fightOf, foeOf, passTurn, raiseShield } from './fighters';
import { isLimited, lowest, summed } from './limits';
import { lessenAttack, reactAll } from './reactions';
import { triggerBare } from './witcher-turn';

/** A special effect of the combo: taking the top of the discard pile, or the card that goes back to the hand. */
const TAKE = -2;
export const orderPrompt: Prompt<OldWorldState, number> = openPrompt('fight-effect-order', (effect) =>
  effect === TAKE ? { kind: 'take' } : { kind: 'return', card: cardId(effect) },
);

/** Step 3, first part: the damage. @rule OW-FIGHT-023, OW-FIGHT-027 */
export function* resolveDamage(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = fightOf(state);
  const side = fight.turn;
  const fighter = fighterOf(fight, side);
  if (fighter.combo.length === 0) {
    goOn(play.state, fight);
    return;
  }
  let damage = comboDamage(state, fight, side);
  const cards = [...fighter.combo, ...fighter.beside];
  if (play.isWatched) {
    play.tell({ type: 'combo-done', seat: fighter.seat, cards: cards.map(cardId), damage, rule: 'OW-FIGHT-023' });
  }
  if (damage > 0 && fight.monster === null) damage = yield* lessenAttack(play, fight, foeOf(fight, side), damage);
  fighter.hit = yield* dealDamage(play, fight, side, damage, 'combo', cards, 'OW-FIGHT-023');
  if (fight.end === null && fight.monster === null) yield* battered(play, fight, foeOf(fight, side), fighter.hit);
  if (fight.end === null) goOn(play.state, fight);
}

/** A heavy blow may bring its victim something. The count stands in the victim's own `hit` while it is asked. */
export function* battered(play: OldWorldPlay, fight: FightState, side: Actor, lost: number): Flow {
  const fighter = fighterOf(fight, side);
  const before = fighter.hit;
  fighter.hit = lost;
  yield* reactAll(play, fight, side, 'battered');
  fighter.hit = before;
}

/** Right after the damage of the combo, if it cost the other side cards. @rule OW-SPEC-004 */
export function* afterHit(play: OldWorldPlay): Flow {
  const fight = fightOf(play.state);
  const side = fight.turn;
  if (fighterOf(fight, side).hit > 0) yield* reactAll(play, fight, side, 'after-hit');
  endIfDecided(play, fight, side);
  if (fight.end === null) goOn(play.state, fight);
}

/** Step 3, second part: shields, then special effects. @rule OW-FIGHT-027, OW-FIGHT-028, OW-FIGHT-029 */
export function* resolveEffects(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = fightOf(state);
  const side = fight.turn;
  const fighter = fighterOf(fight, side);
  const total = comboTotal(state, fight, side);
  if (total.shield > 0) raiseShield(play, fight, side, total.shield, 'OW-FIGHT-028');
  else if (total.shield < 0) changeShield(play, fighter.seat, total.shield, 'OW-FIGHT-008');
  if (abilityWord(state, fight).afterShields?.(play, fighter, abilityOf(fight)) === true) {
    yield* triggerBare(play, fight, side);
  }
  const effects: number[] = [];
  for (let left = total.take; left > 0; left--) effects.push(TAKE);
  effects.push(...total.back);
  yield* specialEffects(play, fight, side, effects);
  goOn(play.state, fight);
}

/** In any order the player likes. Several cards that all return need no order. @rule OW-FIGHT-029, OW-TERM-010 */
function* specialEffects(play: OldWorldPlay, fight: FightState, side: Actor, effects: number[]): Flow {
  const fighter = fighterOf(fight, side);
  const { hand, discard } = witcherOf(play.state, fighter.seat);
  while (effects.length > 0) {
    const kinds = [...new Set(effects)];
    const isOpen = kinds.length > 1 && (effects[0] === TAKE || hand.length + effects.length > HAND_LIMIT);
    const effect = isOpen ? yield* choose(fighter.seat, orderPrompt, kinds) : (effects[0] as number);
    effects.splice(effects.indexOf(effect), 1);
    if (effect === TAKE) takeFromDiscard(play, fighter.seat, discard.at(-1), 'OW-FIGHT-031');
    else returnCard(play, fighter, effect);
  }
}

/** Back to the hand, although the card still counts for this turn. @rule OW-FIGHT-032 */
export function returnCard(play: OldWorldPlay, fighter: Fighter, card: Card): void {
  const { hand } = witcherOf(play.state, fighter.seat);
  if (hand.length >= HAND_LIMIT || fighter.returned.includes(card)) return;
  hand.push(card);
  fighter.returned.push(card);
  if (play.isWatched)
    play.tell({ type: 'card-returned', seat: fighter.seat, card: cardId(card), rule: 'OW-FIGHT-032' });
}

/** Step 4: draw, lay the combo away, and see who is still standing. @rule OW-FIGHT-034, OW-FIGHT-037, OW-FIGHT-050 */
export function* replenish(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = fightOf(state);
  const side = fight.turn;
  const fighter = fighterOf(fight, side);
  yield* happen(rulesOf(state).onComboDone, play, fight, side);
  if (fight.end !== null) return;
  yield* reactAll(play, fight, side, 'draw-step');
  if (fight.end !== null) return;
  drawInFight(play, fighter, drawCount(state, fight, side), 'OW-FIGHT-034');
  clearCombo(state, fighter);
  endIfDecided(play, fight, side);
  if (fight.end !== null) return;
  passTurn(state, fight, side);
}

/** Combat, changed by the combo, then by everything else. @rule OW-ATTR-001, OW-FIGHT-033, OW-FIGHT-034, OW-FIGHT-035 */
export function drawCount(state: OldWorldState, fight: FightState, side: Actor): number {
  const fighter = fighterOf(fight, side);
  const ability = abilityOf(fight);
  const level = witcherOf(state, fighter.seat).attributes[COMBAT];
  const word = abilityWord(state, fight);
  const usual = lowest(fighter, 'combatAs') ?? combatDraw(level);
  const combat = word.combatDraw?.(usual, fighter, ability) ?? usual;
  const count = combat + comboDraw(comboTotal(state, fight, side), fighter.forgiven) + fighter.moreDraw;
  const drawn = Math.max(0, word.draw?.(count, fighter, ability) ?? count);
  return isLimited(fighter) ? limitedDraw(fighter, drawn) : drawn;
}
function limitedDraw(fighter: Fighter, drawn: number): number {
  const left = Math.max(0, drawn + summed(fighter, 'draw'));
  return Math.min(left, lowest(fighter, 'drawMost') ?? left);
}

/** In unchanged order, the card that started the combo at the bottom. @rule OW-FIGHT-037 */
export function clearCombo(state: OldWorldState, fighter: Fighter): void {
  const { discard } = witcherOf(state, fighter.seat);
  for (const card of fighter.combo) if (!fighter.returned.includes(card)) discard.push(card);
  for (const card of fighter.beside) if (!fighter.returned.includes(card)) discard.push(card);
  fighter.combo = [];
  fighter.links = [];
  fighter.beside = [];
  fighter.returned = [];
  fighter.bonuses = NO_BONUSES;
}

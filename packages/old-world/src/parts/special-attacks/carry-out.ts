import type { Flow } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { endFight, hurtWitcher } from '../../base/fight/damage';
import { type Actor, type Blow, type FightState, OPPONENT } from '../../base/fight/fight-state';
import { abilityOf, abilityWord, fighterOf, foeRules, isKnockedOut, monsterOf } from '../../base/fight/fighters';
import { hurt, isHeld } from '../../base/fight/monster-turn';
import { battered } from '../../base/fight/resolve-combo';
import type { Said } from '../../core/cards/said';
import { rulesOf } from '../../core/rules-of';
import { type OldWorldPlay, witcherOf } from '../../core/state';
import { type Loss, wordIn } from '../../core/words';

/** One special attack or passive ability while it is carried out: damage that nothing stands between is one blow. */
interface Run {
  readonly isAttack: boolean;
  readonly rule: RuleId;
  readonly loss: Loss;
  pending: number;
  dealt: number;
  /** What raises and lessens an attack works once for the whole of it. @rule OW-MT-053 */
  hasStruck: boolean;
}
const newRun = (isAttack: boolean, rule: RuleId): Run => ({
  isAttack,
  rule,
  loss: { shield: 0, deck: 0, hand: 0 },
  pending: 0,
  dealt: 0,
  hasStruck: false,
});

/** A special attack, in the place of charge and bite, or a half that may lead to one. @rule OW-MT-022, OW-MT-053, OW-MT-054 */
export function* specialAttack(
  play: OldWorldPlay,
  fight: FightState,
  target: Actor,
  effects: readonly Said[],
  rule: RuleId,
  what: Blow['what'] = 'special',
): Flow {
  const run = newRun(true, rule);
  yield* carryOut(play, fight, target, effects, run);
  if (!run.hasStruck) yield* firstBlow(play, fight, target, run);
  yield* strike(play, fight, target, run);
  const { afterAttack } = abilityWord(play.state, fight);
  if (afterAttack !== undefined) yield* afterAttack(play, fight, target, run.loss, abilityOf(fight), run.dealt);
  note(fight, what, run);
  yield* battered(play, fight, target, run.loss.deck + run.loss.hand);
}

/** A passive ability: no attack, so only the shield helps; whoever loses their last card to it is knocked out. @rule OW-MT-053 */
export function* passiveAbility(
  play: OldWorldPlay,
  fight: FightState,
  target: Actor,
  effects: readonly Said[],
  rule: RuleId,
): Flow {
  const run = newRun(false, rule);
  yield* carryOut(play, fight, target, effects, run);
  yield* strike(play, fight, target, run);
  if (fight.end !== null) return;
  const { deck, hand, shield } = run.loss;
  if (deck + hand + shield > 0) note(fight, 'passive', run);
  const isOut = deck + hand > 0 && isKnockedOut(witcherOf(play.state, fighterOf(fight, target).seat));
  if (isOut && monsterOf(fight).life.length > 0) endFight(play, fight, OPPONENT);
}

function note(fight: FightState, what: Blow['what'], { dealt, loss }: Run): void {
  const { card } = monsterOf(fight);
  fight.blows.push({ by: OPPONENT, what, cards: card === null ? [] : [card], damage: dealt, ...loss });
}
/** The card that strikes has left the pool already. */
const poolBefore = (fight: FightState): number => monsterOf(fight).life.length + 1;

/** Effects in their order; what comes of one is carried out in its place. */
function* carryOut(play: OldWorldPlay, fight: FightState, target: Actor, effects: readonly Said[], run: Run): Flow {
  const { attackEffects } = rulesOf(play.state).words;
  for (const effect of effects) {
    if (fight.end !== null) return;
    const word = wordIn(attackEffects, effect.do);
    if (word.damage !== undefined) {
      run.pending += word.damage(play.state, fight, target, effect);
      continue;
    }
    yield* strike(play, fight, target, run);
    if (word.takes === true && run.isAttack && isHeld(play, fight, target)) continue;
    if (word.strike !== undefined) yield* word.strike(play, fight, target, effect, run.loss);
    if (word.leadsTo === undefined) continue;
    yield* carryOut(play, fight, target, yield* word.leadsTo(play, fight, target, effect, run.loss), run);
  }
}

/** The damage said so far falls. */
function* strike(play: OldWorldPlay, fight: FightState, target: Actor, run: Run): Flow {
  if (run.pending <= 0 || fight.end !== null) return;
  if (run.isAttack && !run.hasStruck) {
    yield* firstBlow(play, fight, target, run);
    return;
  }
  const said = run.pending;
  run.pending = 0;
  const loss = yield* hurtWitcher(play, fight, target, said, run.rule);
  run.dealt += said;
  run.loss.shield += loss.shield;
  run.loss.deck += loss.deck;
  run.loss.hand += loss.hand;
}
/** The one that is raised and lessened; an ability that raises every attack strikes even where nothing else does. */
function* firstBlow(play: OldWorldPlay, fight: FightState, target: Actor, run: Run): Flow {
  const said = Math.max(0, run.pending);
  run.pending = 0;
  run.hasStruck = true;
  run.dealt += yield* hurt(play, fight, target, said + raisedBy(play, fight, said), run.loss);
}
function raisedBy({ state }: OldWorldPlay, fight: FightState, said: number): number {
  const monster = monsterOf(fight);
  const byAbility = abilityWord(state, fight).moreDamage?.(monster, poolBefore(fight), abilityOf(fight)) ?? 0;
  const byFoe = said > 0 ? (foeRules(state, monster).moreDamage?.(state, fight) ?? 0) : 0;
  return byAbility + byFoe;
}

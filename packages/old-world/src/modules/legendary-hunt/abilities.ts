import { below, choose, type Flow } from '@medallion/kernel';
import * as v from 'valibot';
import { countColors } from '../../base/fight/combo-colors';
import { type Actor, ATTACKER, type Fighter, type FightState } from '../../base/fight/fight-state';
import { fighterOf, monsterOf } from '../../base/fight/fighters';
import { changeShield, losePotions } from '../../base/witcher/resources';
import { actionCard } from '../../core/cards/components';
import type { Said } from '../../core/cards/said';
import { amount, color, count } from '../../core/cards/vocabulary';
import { rulesOf } from '../../core/rules-of';
import { type Card, type OldWorldPlay, witcherOf } from '../../core/state';
import { foeWord, type Loss, wordIn } from '../../core/words';
import { passiveAbility } from '../../parts/special-attacks/carry-out';
import { attackEffects } from '../../parts/special-attacks/vocabulary';
import { tellHunt } from './events';
import { BY_POTION, BY_SHIELD, tollPrompt } from './prompts';
import { change, legendaryHunt } from './state';

const noLoss = (): Loss => ({ shield: 0, deck: 0, hand: 0 });
/** What an attack would do, done by an ability. */
function* doAs(play: OldWorldPlay, fight: FightState, target: Actor, effect: Said): Flow {
  const word = wordIn(rulesOf(play.state).words.attackEffects, effect.do);
  if (word.strike !== undefined) yield* word.strike(play, fight, target, effect, noLoss());
}

/** Types of cards in the fight turn under way, grey among them. */
function typesWith({ combo, beside }: Fighter, card: Card): number {
  return new Set([...combo, ...beside, card].map((one) => actionCard(one).color)).size;
}

/** Cards go back under the pool when an attack has struck hard, so many a fight. */
function* regain(
  play: OldWorldPlay,
  fight: FightState,
  target: Actor,
  { n, most }: { readonly n: number; readonly most: number },
): Flow {
  const { regained } = legendaryHunt.of(play.state);
  const monster = monsterOf(fight);
  const before = monster.life.length;
  const cards = Math.min(n, most - regained);
  if (cards <= 0) return;
  yield* doAs(play, fight, target, { do: 'add-life', n: cards, from: 'spent', how: 'random', to: 'bottom' });
  const back = monster.life.length - before;
  if (back === 0) return;
  change(play, { regained: regained + back });
  const left = most - regained - back;
  tellHunt(play, { what: 'regained', seat: null, monster: monster.facts.id, n: back, left, rule: 'OW-LH-051' });
}

/** What legendary monsters are capable of beside their attacks, in every fight. @rule OW-LH-051 */
export const LEGEND_ABILITIES = {
  'colors-most': foeWord(
    { when: v.literal('whole-fight'), n: count },
    { cardBlock: (fighter, card, { n }) => (typesWith(fighter, card) > n ? 'OW-LH-051' : null) },
  ),
  'discard-deck': foeWord(
    { when: v.literal('first-attack-start'), n: count, fill: v.literal('hand-chosen') },
    {
      beforeAttack: function* (play, fight, { n, fill }) {
        if (monsterOf(fight).turns > 0) return;
        yield* doAs(play, fight, ATTACKER, { do: 'discard-deck', n, from: 'top', fill });
      },
    },
  ),
  'damage-less-without': foeWord(
    { when: v.literal('every-turn'), n: count, colors: v.pipe(v.array(color), v.minLength(1)) },
    { comboDamage: (damage, fighter, { n, colors }) => (countColors(fighter, colors) > 0 ? damage : damage - n) },
  ),
  'discard-potion-or-shield': foeWord(
    { when: v.literal('before-life-pool'), n: count, shield: count },
    {
      beforeLifePool: function* (play, fight, { n, shield }) {
        const { seat } = fighterOf(fight, ATTACKER);
        const canPay = witcherOf(play.state, seat).potions.length >= n;
        const toll = canPay ? yield* choose(seat, tollPrompt, [BY_POTION, BY_SHIELD]) : BY_SHIELD;
        if (toll === BY_POTION) yield* losePotions(play, seat, n, 'OW-LH-051');
        else changeShield(play, seat, -shield, 'OW-LH-051');
      },
    },
  ),
  regain: foeWord(
    { when: v.literal('every-attack'), least: amount, n: count, most: count },
    {
      afterAttack: function* (play, fight, target, _, { least, ...cards }, damage) {
        if (damage >= least && fight.end === null) yield* regain(play, fight, target, cards);
      },
    },
  ),
  roll: foeWord(
    {
      when: v.literal('before-life-pool'),
      table: v.array(v.strictObject({ from: count, effects: attackEffects })),
    },
    {
      beforeLifePool: function* (play, fight, { table }) {
        const die = below(play.state.rng, 6) + 1;
        const { seat } = fighterOf(fight, ATTACKER);
        if (play.isWatched) play.tell({ type: 'die-rolled', seat, die, rule: 'OW-LH-051' });
        const row = table.filter(({ from }) => die >= from).at(-1);
        yield* passiveAbility(play, fight, ATTACKER, row?.effects ?? [], 'OW-LH-051');
      },
    },
  ),
  // Whoever asks who begins reads it. @rule OW-LH-039
  'begins-unless-tokens': foeWord({ when: v.literal('to-begin'), n: count }, {}),
} as const;

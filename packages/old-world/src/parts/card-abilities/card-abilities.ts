import { below, type Flow } from '@medallion/kernel';
import { comboTotal } from '../../base/fight/combo';
import { runEffects } from '../../base/fight/effects';
import type { Actor, FightState } from '../../base/fight/fight-state';
import { fighterOf } from '../../base/fight/fighters';
import type { ActionCardFacts } from '../../core/cards/card-pack';
import { ACTION_CARDS } from '../../core/cards/components';
import { count } from '../../core/cards/vocabulary';
import type { Module } from '../../core/module';
import { rulesOf } from '../../core/rules-of';
import type { Card, OldWorldPlay } from '../../core/state';
import { wordIn } from '../../core/words';
import { HUNT_WORDS } from '../hunt-words/state';

export const CARD_ABILITIES = 'card-abilities';

type Moment = NonNullable<ActionCardFacts['ability']>['when'];
const factsOf = (card: Card): ActionCardFacts | undefined => ACTION_CARDS[card];

/** What the card does at this moment, if its condition holds. */
function* act(play: OldWorldPlay, fight: FightState, side: Actor, card: Card, when: Moment): Flow {
  const ability = factsOf(card)?.ability;
  if (ability === undefined || ability.when !== when) return;
  const { if: condition, effects } = ability;
  const { conditions } = rulesOf(play.state).words;
  if (condition !== undefined && !wordIn(conditions, condition.is).holds(play.state, fight, side, condition)) return;
  const fighter = fighterOf(fight, side);
  if (play.isWatched) {
    const about = { card: factsOf(card)?.id ?? '' };
    play.tell({ type: 'module', module: CARD_ABILITIES, what: 'acted', seat: fighter.seat, about, rule: 'OW-MT-031' });
  }
  yield* runEffects({ play, fight, side, fighter, joinsCombo: when === 'combo', rule: 'OW-MT-031' }, effects);
}

function* actAll(play: OldWorldPlay, fight: FightState, side: Actor, when: Moment): Flow {
  const { combo, beside } = fighterOf(fight, side);
  for (const card of [...combo, ...beside]) {
    if (fight.end !== null) return;
    yield* act(play, fight, side, card, when);
  }
}

/** The damage of a die joins that of its combo. */
function rollDice(play: OldWorldPlay, fight: FightState, side: Actor): void {
  const fighter = fighterOf(fight, side);
  for (const card of comboTotal(play.state, fight, side).rolls) {
    const die = below(play.state.rng, 6) + 1;
    if (play.isWatched) play.tell({ type: 'die-rolled', seat: fighter.seat, die, rule: 'OW-MT-028' });
    fighter.moreDamage +=
      factsOf(card)
        ?.die?.filter(({ from }) => die >= from)
        .at(-1)?.damage ?? 0;
  }
}

/** Action cards that do something beyond their icons, by themselves. Nobody chooses it. @rule OW-MT-031, OW-MT-032 */
export const cardAbilitiesPart: Module = {
  manifest: { id: CARD_ABILITIES, comes: 'with-others', requires: [HUNT_WORDS] },
  words: {
    icons: {
      die: {
        beside: count,
        add: (total, n, card) => {
          for (let left = n; left > 0; left--) total.rolls.push(card);
        },
      },
    },
  },
  hooks: {
    onCombo: function* (play, fight, side) {
      rollDice(play, fight, side);
      yield* actAll(play, fight, side, 'combo');
    },
    onComboDone: (play, fight, side) => actAll(play, fight, side, 'after-combo'),
    onCardLost: function* (play, fight, side, card, from) {
      const places = factsOf(card)?.ability?.from;
      if (places === undefined || places.includes(from)) yield* act(play, fight, side, card, 'lost');
    },
  },
};

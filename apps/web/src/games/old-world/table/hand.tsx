import './hand.css';
import { handRule, type PromptId } from '@medallion/old-world';
import { sayOldWorld } from '../text/say-old-world';
import { ActionCard } from './action-card';
import { readOptions } from './read-options';
import { type Scene, witcherOf } from './scene';

/** Questions whose answers are cards of the own hand. */
const HAND_PROMPTS: ReadonlySet<string> = new Set<PromptId>([
  'discard',
  'discard-card',
  'trade-in',
  'fight-lose-card',
  'fight-throw-card',
  'fight-bury-card',
  'fight-beside',
  'short-fight',
  'fight-combo',
]);

/** How a card of the hand answers the present question; null where it does not. */
export function handOption(scene: Scene, card: string): string | null {
  let joined: string | null = null;
  for (const { id, option } of readOptions(scene.question)) {
    if (option === null || !('card' in option) || option.card !== card) continue;
    if (option.kind === 'card' || option.kind === 'play') return id;
    if (option.kind === 'play-by' || option.kind === 'play-as') joined ??= id;
  }
  return joined;
}

/** Why a card of the hand does not fit: in a combo, its colour. */
function whyNot({ question }: Scene): string | null {
  return question === null ? null : handRule(question.prompt);
}

/** The cards in hand; what can be chosen is lit, and where all answers are here, the rest is faded. */
export function Hand({ scene }: { readonly scene: Scene }) {
  const { hand, seat } = witcherOf(scene, scene.me);
  const isAsked = scene.question !== null && HAND_PROMPTS.has(scene.question.prompt);
  return (
    <div class={isAsked ? 'hand asked' : 'hand'} data-zone={`hand-${seat}`}>
      {hand.cards === null
        ? Array.from({ length: hand.count }, (_, index) => (
            <span key={index} class="action-card back" aria-hidden="true" />
          ))
        : hand.cards.map((card) => {
            const option = handOption(scene, card);
            const look = !isAsked ? '' : option === null ? 'is-blocked' : 'lit';
            const rule = option === null ? whyNot(scene) : null;
            return (
              <ActionCard
                key={card}
                card={card}
                isButton
                class={look}
                {...(option === null ? {} : { option, onPress: () => scene.act.answer(option) })}
                {...(rule === null ? {} : { onPress: () => scene.act.explain(rule) })}
              />
            );
          })}
      {hand.count === 0 ? <p class="no-cards">{sayOldWorld('hand.empty')}</p> : null}
    </div>
  );
}

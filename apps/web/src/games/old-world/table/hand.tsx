import './hand.css';
import { handRule, type PromptId } from '@medallion/old-world';
import { sayOldWorld } from '../text/say-old-world';
import { ActionCard } from './action-card';
import { narrow, withCard } from './payment-picks';
import { readOptions } from './read-options';
import { type Scene, waysTo, witcherOf } from './scene';

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

/** A card of the hand while a step is paid for: it pays, waits for another one, or is no use. */
function PayingCard({ scene, card }: { readonly scene: Scene; readonly card: string }) {
  const { aimed, picks, act } = scene;
  const ways = waysTo(scene, aimed ?? '');
  const isPicked = picks.cards.includes(card);
  const isLit = narrow(ways, picks).lit.has(card);
  if (!isPicked && !isLit) return <ActionCard card={card} isButton class="is-blocked" />;
  const { way } = isPicked ? { way: null } : narrow(ways, withCard(picks, card));
  return (
    <ActionCard
      card={card}
      class={isPicked ? 'is-picked' : 'lit'}
      isPicked={isPicked}
      {...(way === null ? { choose: card } : { option: way.option })}
      onPress={() => act.pick(card)}
    />
  );
}

function HandCard({
  scene,
  card,
  isAsked,
}: {
  readonly scene: Scene;
  readonly card: string;
  readonly isAsked: boolean;
}) {
  const option = handOption(scene, card);
  const look = !isAsked ? '' : option === null ? 'is-blocked' : 'lit';
  const rule = option === null ? whyNot(scene) : null;
  return (
    <ActionCard
      card={card}
      isButton
      class={look}
      {...(option === null ? {} : { option, onPress: () => scene.act.answer(option) })}
      {...(rule === null ? {} : { onPress: () => scene.act.explain(rule) })}
    />
  );
}

/** The cards in hand; what can be chosen is lit, and where all answers are here, the rest is faded. */
export function Hand({ scene }: { readonly scene: Scene }) {
  const { hand, seat } = witcherOf(scene, scene.me);
  const isPaying = scene.aimed !== null;
  const isAsked = isPaying || (scene.question !== null && HAND_PROMPTS.has(scene.question.prompt));
  const backs = Array.from({ length: hand.count }, (_, index) => (
    <span key={index} class="action-card back" aria-hidden="true" />
  ));
  return (
    <div class={isAsked ? 'hand asked' : 'hand'} style={{ '--cards': hand.count }} data-zone={`hand-${seat}`}>
      {hand.cards === null
        ? backs
        : hand.cards.map((card) =>
            isPaying ? (
              <PayingCard key={card} scene={scene} card={card} />
            ) : (
              <HandCard key={card} scene={scene} card={card} isAsked={isAsked} />
            ),
          )}
      {hand.count === 0 ? <p class="no-cards">{sayOldWorld('hand.empty')}</p> : null}
    </div>
  );
}

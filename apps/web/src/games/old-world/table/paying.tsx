import './paying.css';
import { listOf } from '@medallion/text';
import { language } from '../../../settings/settings';
import type { Progress } from '../../../table/question/question-line';
import { COLOR_ICONS, companionIcon, EFFECT_ICONS, GOODS_ICONS } from '../art/emblems';
import { payWords } from '../map/place-note';
import { capital, named, sayOldWorld } from '../text/say-old-world';
import { cardFacts } from './action-card';
import { kindsToName, narrow, withKind } from './payment-picks';
import { Emblem } from './pieces';
import { purchaseOf } from './purchase';
import { type Scene, waysTo } from './scene';
import { isPlain, type WayKind, wayKinds } from './way-kinds';
import { paidWords, questionWords } from './words';

/** As many cards of the market as one may trash at a place that allows it. */
const MOST_CLEARED = 2;

/** A card in a slot of the question line: its colour and its sign. */
function SlotCard({ card }: { readonly card: string }) {
  const facts = cardFacts(card);
  if (facts === null) return null;
  return (
    <span class={`slot-card c-${facts.color}`}>
      <Emblem name={COLOR_ICONS[facts.color]} />
    </span>
  );
}

const slots = (cards: readonly string[]) => cards.map((card) => <SlotCard key={card} card={card} />);

/** How far the answer has come, where it has several parts. */
export function progressOf(scene: Scene): Progress | null {
  const { question, view, session, aimed, picks } = scene;
  if (aimed !== null) {
    const { left } = narrow(waysTo(scene, aimed), picks);
    const isCounted = picks.cards.length > 0 && left > 0;
    return isCounted
      ? { done: slots(picks.cards), of: picks.cards.length + left, words: paidWords(picks, left) }
      : null;
  }
  const purchase = purchaseOf(question, view, session.log.value);
  if (purchase !== null) {
    const { paid, price } = purchase;
    if (price < 2) return null;
    return { done: slots(paid), of: price, words: sayOldWorld('pay.progress', { n: paid.length, of: price }) };
  }
  if (question?.prompt !== 'clear-pool' || !Array.isArray(question.about)) return null;
  const cleared = question.about.map(String);
  const words = sayOldWorld('pay.progress', { n: cleared.length, of: MOST_CLEARED });
  return { done: slots(cleared), of: MOST_CLEARED, words };
}

/** One sentence beside the question: what pays, or what is still missing. */
export function reasonOf(scene: Scene): string | null {
  const { question, aimed, picks } = scene;
  if (aimed !== null) {
    const ways = waysTo(scene, aimed);
    const { left, lit } = narrow(ways, picks);
    if (picks.cards.length > 0) return sayOldWorld('pay.more', { n: left });
    const kinds = picks.kind === null ? wayKinds(ways) : [picks.kind];
    if (lit.size === 0) return null;
    return sayOldWorld('pay.with', { ways: listOf(language.value, kinds.map(payWords), 'or') });
  }
  if (question?.prompt === 'discard-card' && question.about !== null) return sayOldWorld('pay.press');
  return null;
}

/** The question as it stands in the line; how far it has come is said beside it. */
export function askedWords(scene: Scene): string | null {
  const { question, view, session, aimed } = scene;
  if (question === null) return null;
  if (aimed !== null) return sayOldWorld('pay.title', { place: named('location', aimed) });
  const purchase = purchaseOf(question, view, session.log.value);
  if (purchase !== null) return sayOldWorld('pay.for', { card: named('card', purchase.card) });
  return questionWords(session, question);
}

function kindIcon(kind: WayKind): string {
  if (!isPlain(kind)) return companionIcon(kind);
  return kind === 'free' ? 'walking-boot' : kind === 'gold' ? GOODS_ICONS.gold : EFFECT_ICONS.draw;
}

/** What pays beside cards, or in another way than cards alone would say: gold, a companion, a free step. */
export function PayKinds({ scene }: { readonly scene: Scene }) {
  const { aimed, picks, act } = scene;
  if (aimed === null) return null;
  const ways = waysTo(scene, aimed);
  return (
    <div class="pay-kinds">
      {kindsToName(ways).map((kind) => {
        const { way } = narrow(ways, withKind(ways, picks, kind));
        return (
          <button
            key={kind}
            type="button"
            class="btn pay-kind"
            aria-pressed={picks.kind === kind}
            {...(way === null ? { 'data-choose': `pay-${kind}` } : { 'data-option': way.option })}
            onClick={() => act.payBy(kind)}
          >
            <Emblem name={kindIcon(kind)} /> {capital(payWords(kind))}
          </button>
        );
      })}
    </div>
  );
}

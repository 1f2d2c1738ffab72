import './market.css';
import { noteProps } from '../../../table/notes/notes';
import { EFFECT_ICONS } from '../art/emblems';
import { named, sayOldWorld } from '../text/say-old-world';
import { ActionCard } from './action-card';
import { type MarketState, marketState } from './market-state';
import { Emblem } from './pieces';
import { blockOf, isMe, offers, type Scene, witcherOf } from './scene';

/** Questions whose answers lie in the market row. */
const ASKED: readonly MarketState[] = ['buy', 'take', 'trade', 'trash'];

export function asksMarket({ question }: Scene): boolean {
  return question?.prompt !== 'trade-in' && ASKED.includes(marketState(question));
}

/** All that the market depends on. */
export function marketShows(scene: Scene): readonly unknown[] {
  const { view, me, question } = scene;
  const cards = view.markets.flatMap(({ row }) => row.flatMap((entry) => entry?.card ?? []));
  const answers = cards.map((card) => (offers(scene, card) ? card : blockOf(scene, card)));
  const { hand } = witcherOf(scene, me);
  const about = JSON.stringify(question?.about ?? null);
  return [view.markets, hand.count, marketState(question), about, answers.join(), stateWords(scene)];
}

/** When a closed market opens. */
function opensWords(scene: Scene): string {
  const { view, me } = scene;
  const isMine = view.active === me && isMe(scene, me);
  if (!isMine) return sayOldWorld('market.opens.turn');
  return view.turn.number === 3 ? sayOldWorld('market.opens.drawn') : sayOldWorld('market.opens');
}

/** What the market is to the question, beside its name. */
function stateWords(scene: Scene): string {
  const { question, me } = scene;
  const state = marketState(question);
  switch (state) {
    case 'closed':
      return opensWords(scene);
    case 'buy':
      return sayOldWorld('market.hand', { n: witcherOf(scene, me).hand.count });
    case 'pay':
      return sayOldWorld('market.pay', { card: named('card', String(question?.about)) });
    default:
      return sayOldWorld(`market.${state}`);
  }
}

interface SlotProps {
  readonly scene: Scene;
  readonly card: string;
  readonly price: number;
}

/** What a card costs, or what happens to it; nothing where neither is asked. */
function Tag({ scene, card, price }: SlotProps) {
  const { question, me } = scene;
  const state = marketState(question);
  if (state === 'trash' && offers(scene, card))
    return (
      <b class="price trash" aria-hidden="true">
        <Emblem name={EFFECT_ICONS.trash} /> {sayOldWorld('market.tag.trash')}
      </b>
    );
  const isBought = state === 'pay' && question?.about === card;
  if (state !== 'buy' && !isBought) return null;
  const isDear = state === 'buy' && price > witcherOf(scene, me).hand.count;
  return (
    <b class={isDear ? 'price dear' : 'price'} aria-hidden="true">
      {sayOldWorld('market.tag', { n: price })}
    </b>
  );
}

function lookOf(scene: Scene, card: string): string {
  const state = marketState(scene.question);
  if (state === 'pay') return scene.question?.about === card ? 'is-bought' : 'is-dim';
  if (!asksMarket(scene)) return '';
  return offers(scene, card) ? 'lit' : 'is-blocked';
}

function Slot(props: SlotProps) {
  const { scene, card, price } = props;
  const { act } = scene;
  const rule = blockOf(scene, card);
  const state = marketState(scene.question);
  const lead = state === 'buy' || state === 'closed' ? sayOldWorld('market.price', { price }) : '';
  return (
    <span class="market-slot">
      <ActionCard
        card={card}
        isButton
        class={`market-card ${lookOf(scene, card)}`}
        lead={lead}
        {...(offers(scene, card) ? { option: card, onPress: () => act.answer(card) } : {})}
        {...(rule === null ? {} : { onPress: () => act.explain(rule) })}
      />
      <Tag {...props} />
    </span>
  );
}

/** The row of cards, as the present question sees it: what they cost, which is bought, which may be trashed. */
export function Market({ scene }: { readonly scene: Scene }) {
  const { view, question } = scene;
  const state = marketState(question);
  return (
    <section
      class={`market is-${state}${asksMarket(scene) ? ' asked' : ''}`}
      aria-label={sayOldWorld('market.title')}
      data-market={state}
    >
      {view.markets.map(({ id, row, deck }) => (
        <div key={id}>
          <p class="market-head" {...noteProps(sayOldWorld('market.title'), sayOldWorld('market.note', { deck }))}>
            <span class="smallcap">{sayOldWorld('market.title')}</span>
            <small>{stateWords(scene)}</small>
          </p>
          <div class="market-row">
            {row.map((entry, place) =>
              entry === null ? (
                <span key={place} class="action-card gone" aria-hidden="true" />
              ) : (
                <Slot key={entry.card} scene={scene} card={entry.card} price={entry.price} />
              ),
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

import './market.css';
import { sayOldWorld } from '../text/say-old-world';
import { ActionCard } from './action-card';
import { Emblem } from './pieces';
import { blockOf, offers, type Scene, witcherOf } from './scene';

/** Questions whose answers lie in the market row. */
const MARKET_PROMPTS = ['gain-card', 'take-card', 'clear-pool', 'trade-for'];

export function asksMarket({ question }: Scene): boolean {
  return question !== null && MARKET_PROMPTS.includes(question.prompt);
}

/** All that the market depends on. */
export function marketShows(scene: Scene): readonly unknown[] {
  const { view, me } = scene;
  const cards = view.markets.flatMap(({ row }) => row.flatMap((entry) => entry?.card ?? []));
  const answers = cards.map((card) => (offers(scene, card) ? card : blockOf(scene, card)));
  return [view.markets, witcherOf(scene, me).hand.count, asksMarket(scene), answers.join()];
}

/** The row of cards with what each costs now, its place included; what cannot be paid is faded. */
export function Market({ scene }: { readonly scene: Scene }) {
  const { view, me, question, act } = scene;
  const hand = witcherOf(scene, me).hand.count;
  const isAsked = asksMarket(scene);
  return (
    <section class={isAsked ? 'market asked' : 'market'} aria-label={sayOldWorld('market.title')}>
      {view.markets.map(({ id, row, deck }) => (
        <div key={id}>
          <p class="market-head">
            <span class="smallcap">{sayOldWorld('market.title')}</span>
            <small>{isAsked ? sayOldWorld('market.hand', { n: hand }) : sayOldWorld('market.opens', { deck })}</small>
          </p>
          <div class="market-row">
            {row.map((entry, place) => {
              if (entry === null) return <span key={place} class="action-card gone" aria-hidden="true" />;
              const { card, price } = entry;
              const can = offers(scene, card);
              const rule = blockOf(scene, card);
              const lead = sayOldWorld('market.price', { price });
              const look = !isAsked ? 'market-card' : can ? 'market-card lit' : 'market-card is-blocked';
              return (
                <span key={card} class="market-slot">
                  <ActionCard
                    card={card}
                    isButton
                    class={look}
                    lead={lead}
                    {...(can && question !== null ? { option: card, onPress: () => act.answer(card) } : {})}
                    {...(rule === null ? {} : { onPress: () => act.explain(rule) })}
                  />
                  <b class={price <= hand ? 'price' : 'price dear'} aria-hidden="true">
                    <Emblem name="card-discard" /> {price}
                  </b>
                </span>
              );
            })}
          </div>
        </div>
      ))}
    </section>
  );
}

import '../story/story-foot.css';
import './fatigue-scene.css';
import { attackText, FIGHT_CARDS, TABLES } from '@medallion/old-world';
import { RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { InTurn } from '../../../table/drawing/in-turn';
import { COLOR_ICONS, EFFECT_ICONS, GOODS_ICONS } from '../art/emblems';
import { ActionCard, COLORS, cardFacts } from '../table/action-card';
import { Ask, type AskProps } from '../table/foot';
import { Emblem } from '../table/pieces';
import { offers, type Scene, witcherOf } from '../table/scene';
import { named, sayOldWorld } from '../text/say-old-world';

interface PileProps {
  readonly scene: Scene;
  readonly title: string;
  readonly icon: string;
  readonly cards: readonly string[];
  readonly note?: string;
}

const placeOfColor = (card: string): number => (COLORS as readonly string[]).indexOf(cardFacts(card)?.color ?? 'red');
const byColor = (one: string, other: string): number => placeOfColor(one) - placeOfColor(other);

function Pile({ scene, title, icon, cards, note }: PileProps) {
  if (cards.length === 0) return null;
  return (
    <section class="fatigue-pile">
      <h2 class="display">
        <Emblem name={icon} /> {title}
        {note === undefined ? null : <small>{note}</small>}
      </h2>
      <div class="fatigue-cards">
        {cards.map((card) => (
          <ActionCard
            key={card}
            card={card}
            class={offers(scene, card) ? '' : 'is-blocked'}
            {...(offers(scene, card) ? { option: card, onPress: () => scene.act.answer(card) } : {})}
          />
        ))}
      </div>
    </section>
  );
}

/** The attack of a monster that asks for a card, if one does. */
function attackWords({ view }: Scene): string {
  const { monster = null } = view.fight ?? {};
  const card = FIGHT_CARDS.find(({ id }) => id === monster?.card);
  if (monster === null || monster.attack === null || card === undefined) return '';
  return sayOldWorld('fight.blow.special', {
    by: sayOldWorld('fight.the-monster', { monster: named('monster', monster.monster) }),
    text: attackText(language.value, card[monster.attack]),
  });
}

/** Cards to be trashed for good: all that can go, by where it lies, and what is kept. */
export function FatigueScene(ask: AskProps) {
  const { scene } = ask;
  const { question } = scene;
  const { hand, discard, spot } = witcherOf(scene, scene.me);
  const options = question?.options ?? [];
  const inHand = hand.cards ?? [];
  const inDiscard = discard.cards ?? [];
  const rest = options.filter(
    (card) => !inHand.includes(card) && !inDiscard.includes(card) && cardFacts(card) !== null,
  );
  const all = [...inHand, ...inDiscard, ...rest];
  const isFatigue = question?.prompt === 'fatigue';
  const attack = isFatigue ? '' : attackWords(scene);
  return (
    <div class="ow-fatigue">
      <div class="fatigue-piles">
        <Pile
          scene={scene}
          title={sayOldWorld('board.hand', { n: inHand.length })}
          icon={GOODS_ICONS.hand}
          cards={inHand}
        />
        <InTurn turn={0}>
          <Pile
            scene={scene}
            title={sayOldWorld('board.discard', { n: inDiscard.length })}
            icon={GOODS_ICONS.discard}
            cards={inDiscard}
          />
        </InTurn>
        <InTurn turn={1}>
          <Pile
            scene={scene}
            title={sayOldWorld('board.deck', { n: rest.length })}
            icon={GOODS_ICONS.deck}
            cards={rest.toSorted(byColor)}
            note={sayOldWorld('fatigue.sorted')}
          />
        </InTurn>
      </div>
      <section class="fatigue-sheet paper ruled">
        <p class="k">{sayOldWorld(isFatigue ? 'fatigue.won' : 'fatigue.trash')}</p>
        <h1 class="display">{sayOldWorld(isFatigue ? 'fatigue.title' : 'fatigue.trash-title')}</h1>
        {isFatigue ? (
          <>
            <ol class="fatigue-track">
              {TABLES.trophyTrack.fatigueBySpot.map((n, index) => (
                <li key={index} class={index === spot ? 'at' : ''}>
                  <b>{index}</b>
                  <span>{n === 0 ? '' : `−${n}`}</span>
                </li>
              ))}
            </ol>
            <p>
              {sayOldWorld('fatigue.words')} <RuleLink rule="OW-TROPHY-004" />
            </p>
          </>
        ) : null}
        {attack === '' ? null : <p>{attack}</p>}
        <p class="burn">
          <Emblem name={EFFECT_ICONS.trash} /> {sayOldWorld('fatigue.gone')} <RuleLink rule="OW-TERM-002" />
        </p>
        <h2 class="display">{sayOldWorld('fatigue.keep', { n: all.length })}</h2>
        <dl>
          {COLORS.map((color) => {
            const n = all.filter((card) => cardFacts(card)?.color === color).length;
            return (
              <div key={color}>
                <dt>
                  <i class={`x-${color}`}>
                    <Emblem name={COLOR_ICONS[color]} />
                  </i>
                  <span class="sr">{sayOldWorld(`color.${color}`)}</span>
                </dt>
                <dd>
                  {Array.from({ length: n }, (_, index) => (
                    <i key={index} class={`x-${color}`} />
                  ))}
                  <b>{n}</b>
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
      <div class="story-foot panel">
        <Ask {...ask} />
      </div>
    </div>
  );
}

import './trade-scene.css';
import { type HeroView, QUESTS, questProgress, type Trade } from '@medallion/adventure-game';
import type { Seat } from '@medallion/kernel';
import { RuleLink } from '../../../pieces/links';
import { Figure } from '../../../table/cards/emblem';
import { InTurn } from '../../../table/drawing/in-turn';
import { UndoButton } from '../../../table/question/prompt-bar';
import { nameOf } from '../../../table/seats/seat-names';
import { HERO_ICONS } from '../art/emblems';
import { counselState } from '../counsel/view-state';
import { GoodsMark, LeadMark } from '../table/pieces';
import { answerProps, blockOf, heroOf, offers, type Scene } from '../table/scene';
import { moveWords, placeName, shortHero } from '../table/words';
import { blockedWords, named, sayAdventure, speak } from '../text/say-adventure';

const GOODS = ['red', 'blue', 'purple', 'gold'] as const;
type Good = (typeof GOODS)[number];

const amountOf = (hero: HeroView, good: Good) => (good === 'gold' ? hero.gold : hero.leads[good]);

function Needs({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const progress = questProgress(counselState(scene.view), seat);
  if (progress === null) return null;
  const missing = (['red', 'blue', 'purple'] as const).filter((color) => progress.leads[color] > 0);
  return (
    <>
      <p class="smallcap">{sayAdventure('trade.needs')}</p>
      <ul class="nd">
        {missing.length === 0 ? <li>{sayAdventure('quest.ready')}</li> : null}
        {missing.map((color) => (
          <li key={color}>
            <LeadMark kind={color} />{' '}
            {sayAdventure('trade.need', {
              leads: sayAdventure(`more.${color}`, { n: progress.leads[color] }),
              rate: heroOf(scene, seat).rates[color],
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Partner({ scene, seat, class: side }: { readonly scene: Scene; readonly seat: Seat; readonly class: string }) {
  const hero = heroOf(scene, seat);
  const quest = QUESTS.find(({ id }) => id === hero.quest?.quest);
  return (
    <section class={`partner panel ${side}`}>
      <svg
        class={`pt hc-${hero.hero}`}
        viewBox="0 0 300 150"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <Figure class="ag-fig-back" name={HERO_ICONS[hero.hero]} x={84} y={10} size={132} />
        <Figure class="card-fig" name={HERO_ICONS[hero.hero]} x={84} y={10} size={132} />
      </svg>
      <div class="hb">
        <h2 class="display">{shortHero(hero.hero)}</h2>
        <p class="sub">{nameOf(scene.session, seat)}</p>
        <Needs scene={scene} seat={seat} />
        {quest === undefined ? null : (
          <div class="pq paper">
            <b>{named('quest', quest.id)}</b>
            <p>{sayAdventure('trade.quest', { place: placeName(quest.location), vp: quest.main.vp })}</p>
          </div>
        )}
      </div>
    </section>
  );
}

interface LineProps {
  readonly scene: Scene;
  readonly trade: Trade;
  readonly good: Good;
}

function Count({
  scene,
  option,
  n,
  label,
}: {
  readonly scene: Scene;
  readonly option: string;
  readonly n: number;
  readonly label: string;
}) {
  const more = answerProps(scene, option);
  return (
    <span class={n > 0 ? 'step on' : 'step'}>
      <b>{n}</b>
      {more === null ? (
        <i aria-hidden="true">+</i>
      ) : (
        <button type="button" aria-label={label} {...more}>
          +
        </button>
      )}
    </span>
  );
}

function After({ have, change }: { readonly have: number; readonly change: number }) {
  return (
    <td class="hv">
      {have}
      {change === 0 ? null : (
        <i>
          → <b class={change > 0 ? 'up' : 'dn'}>{have + change}</b>
        </i>
      )}
    </td>
  );
}

function TradeLine({ scene, trade, good }: LineProps) {
  const index = GOODS.indexOf(good);
  const [give, want] = [trade.give[index] ?? 0, trade.want[index] ?? 0];
  const what = speak(`resource.${good}`, { n: 1 });
  return (
    <tr class={give + want > 0 ? 'ch' : ''}>
      <th scope="row">
        <GoodsMark kind={good} /> <span>{sayAdventure(`goods.${good}`)}</span>
      </th>
      <After have={amountOf(heroOf(scene, trade.by), good)} change={want - give} />
      <td>
        <Count scene={scene} option={`give:${good}`} n={give} label={speak('option.give', { what })} />
      </td>
      <td>
        <Count scene={scene} option={`want:${good}`} n={want} label={speak('option.want', { what })} />
      </td>
      <After have={amountOf(heroOf(scene, trade.to), good)} change={give - want} />
    </tr>
  );
}

function Answers({ scene, undo }: { readonly scene: Scene; readonly undo: () => void }) {
  const { question, act, session, view } = scene;
  const move = session.canUndo.value;
  if (question === null) return null;
  const ways = [
    { id: 'cancel', look: 'btn btn-quiet' },
    { id: 'refuse', look: 'btn btn-quiet' },
    { id: 'counter', look: 'btn' },
    { id: 'offer', look: 'pbtn' },
    { id: 'accept', look: 'pbtn' },
  ] as const;
  return (
    <div class="prompt-act">
      {move === null ? null : <UndoButton move={moveWords(view, move)} onPress={undo} />}
      {ways.map(({ id, look }) =>
        offers(scene, id) ? (
          <button key={id} type="button" class={look} data-option={id} onClick={() => act.answer(id)}>
            {speak(`option.${id}`)}
          </button>
        ) : null,
      )}
    </div>
  );
}

/** Why an offer that lies there cannot be made. */
function Closed({ scene }: { readonly scene: Scene }) {
  const rule = blockOf(scene, 'offer');
  if (rule === null) return null;
  return (
    <p class="no" role="status">
      {blockedWords(rule)} <RuleLink rule={rule} />
    </p>
  );
}

function titleOf(scene: Scene, trade: Trade): string {
  const by = shortHero(heroOf(scene, trade.by).hero);
  const to = shortHero(heroOf(scene, trade.to).hero);
  if (!trade.isOnTable) return sayAdventure(trade.isCounter ? 'trade.counter' : 'trade.make', { player: to });
  return sayAdventure(trade.isCounter ? 'trade.asks-more' : 'trade.offers', { player: by });
}

interface TradeProps {
  readonly scene: Scene;
  readonly trade: Trade;
  readonly undo: () => void;
}

/** Who is here, what they need, and an offer put together piece by piece. */
export function TradeScene({ scene, trade, undo }: TradeProps) {
  const { question } = scene;
  return (
    <div class="trade" {...(question === null ? {} : { 'data-question': question.prompt })}>
      <InTurn turn={0}>
        <Partner scene={scene} seat={trade.by} class="from" />
      </InTurn>
      <div class="ledger paper ruled">
        <header>
          <h1 class="display">{titleOf(scene, trade)}</h1>
          <p>
            {sayAdventure('trade.both')} <RuleLink rule="AG-TRADE-004" />
          </p>
        </header>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{sayAdventure('trade.has', { player: shortHero(heroOf(scene, trade.by).hero) })}</th>
              <th scope="col">{sayAdventure('trade.gives')}</th>
              <th scope="col">{sayAdventure('trade.gets')}</th>
              <th scope="col">{sayAdventure('trade.has', { player: shortHero(heroOf(scene, trade.to).hero) })}</th>
            </tr>
          </thead>
          <tbody>
            {GOODS.map((good) => (
              <TradeLine key={good} scene={scene} trade={trade} good={good} />
            ))}
          </tbody>
        </table>
        <p class="no">
          {sayAdventure('trade.only')} <RuleLink rule="AG-TRADE-003" />
        </p>
      </div>
      <InTurn turn={1}>
        <Partner scene={scene} seat={trade.to} class="to" />
      </InTurn>
      <div class="tfoot panel">
        <p class="ask">{question === null ? sayAdventure('trade.waits') : speak(`prompt.${question.prompt}`)}</p>
        <Closed scene={scene} />
        <Answers scene={scene} undo={undo} />
      </div>
    </div>
  );
}

import './trade-scene.css';
import { QUESTS, questProgress, type Trade } from '@medallion/adventure-game';
import type { Seat } from '@medallion/kernel';
import { useState } from 'preact/hooks';
import { RuleLink } from '../../../pieces/links';
import { Figure } from '../../../table/cards/emblem';
import { InTurn } from '../../../table/drawing/in-turn';
import type { Act } from '../../../table/question/one-at-a-time';
import { UndoButton } from '../../../table/question/prompt-bar';
import { nameOf } from '../../../table/seats/seat-names';
import { HERO_ICONS } from '../art/emblems';
import { counselState } from '../counsel/view-state';
import { LeadMark } from '../table/pieces';
import { blockOf, heroOf, offers, type Scene } from '../table/scene';
import { moveWords, placeName, shortHero } from '../table/words';
import { blockedWords, named, sayAdventure, speak } from '../text/say-adventure';
import { type Draft, GOODS, isEmpty, stepsOf } from './draft';
import { TradeLine } from './trade-line';

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

interface AnswersProps {
  readonly scene: Scene;
  readonly undo: () => void;
  /** Makes the offer that is put together; null while there is nothing in it. */
  readonly offer: (() => void) | null;
}

const WAYS = [
  { id: 'cancel', look: 'btn btn-quiet' },
  { id: 'refuse', look: 'btn btn-quiet' },
  { id: 'counter', look: 'btn' },
  { id: 'accept', look: 'pbtn' },
] as const;

function Answers({ scene, undo, offer }: AnswersProps) {
  const { question, act, session, view } = scene;
  const move = session.canUndo.value;
  if (question === null) return null;
  return (
    <div class="prompt-act">
      {move === null ? null : <UndoButton move={moveWords(view, move)} onPress={undo} />}
      {WAYS.map(({ id, look }) =>
        offers(scene, id) ? (
          <button key={id} type="button" class={look} data-option={id} onClick={() => act.answer(id)}>
            {speak(`option.${id}`)}
          </button>
        ) : null,
      )}
      {question.prompt !== 'trade-offer' ? null : (
        <button
          type="button"
          class="pbtn"
          {...(offer === null ? { disabled: true } : { 'data-option': 'offer', onClick: offer })}
        >
          {speak('option.offer')}
        </button>
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
  readonly run: (act: Act) => void;
}

/**
 * The offer as it is put together here. The table hears of it only as a whole, in the order of its rules, so that more and
 * less can be pressed in any order; what lies there half made is taken back first.
 */
function useDraft({ scene, trade, run }: Omit<TradeProps, 'undo'>) {
  const [draft, change] = useState<Draft>({ give: trade.give, want: trade.want });
  const { session } = scene;
  const send: Act = async () => {
    for (let left = stepsOf(trade).length; left > 0; left--) {
      const reply = await session.undo();
      if (!reply.ok) return reply;
    }
    for (const step of stepsOf(draft)) {
      const reply = await session.answer(step);
      if (!reply.ok) return reply;
    }
    // What was just declined is not offered again: then it stays there, and says so.
    if (session.question.peek()?.options.includes('offer') !== true) return { ok: true, value: null };
    return session.answer('offer');
  };
  const isMade = stepsOf(draft).join() === stepsOf(trade).join() && blockOf(scene, 'offer') !== null;
  return { draft, change, offer: isEmpty(draft) || isMade ? null : () => run(send) };
}

/** Who is here, what they need, and an offer put together piece by piece. */
export function TradeScene({ scene, trade, undo, run }: TradeProps) {
  const { question } = scene;
  const { draft, change, offer } = useDraft({ scene, trade, run });
  const isMaking = question?.prompt === 'trade-offer';
  const shown = isMaking ? draft : trade;
  const isAsked = stepsOf(shown).join() === stepsOf(trade).join();
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
            {GOODS.map((good, kind) => (
              <TradeLine
                key={good}
                scene={scene}
                trade={trade}
                draft={shown}
                change={isMaking ? change : null}
                kind={kind}
              />
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
        {isAsked ? <Closed scene={scene} /> : null}
        <Answers scene={scene} undo={undo} offer={offer} />
      </div>
    </div>
  );
}

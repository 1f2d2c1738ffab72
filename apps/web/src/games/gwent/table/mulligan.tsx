import './toss.css';
import './mulligan.css';
import { factionName, type GwentEvent } from '@medallion/gwent';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../pieces/icon';
import { Button, RuleLink } from '../../../pieces/links';
import { language } from '../../../settings/settings';
import { GwentCard } from '../card';
import { FACTION_LOOKS, ROW_ICONS } from '../card-face';
import { sayGwent } from '../text/say-gwent';
import { heldCards } from './hand-order';
import { handOption } from './options';
import { cardFace, isMe, nameOf, type Scene, sideOf } from './scene';
import { questionWords, waitingWords } from './words';

const EXCHANGES = 2;

type Toss = Extract<GwentEvent, { type: 'coin-tossed' | 'starter-chosen' }>;

function tossOf({ session }: Scene): Toss | null {
  for (const line of session.log.value) {
    if (line.kind !== 'event') continue;
    if (line.event.type === 'coin-tossed' || line.event.type === 'starter-chosen') return line.event;
  }
  return null;
}

/** The coin is a printed slip: who begins, and why. */
function TossSlip({ scene }: { readonly scene: Scene }) {
  const toss = tossOf(scene);
  const starter = toss?.starter ?? scene.view.starter;
  const begins = sideOf(scene, starter);
  const second = sideOf(scene, starter === 0 ? 1 : 0);
  const look = FACTION_LOOKS[begins.faction];
  const faction = factionName(language.value, second.faction);
  return (
    <section class="toss paper paper-wide">
      <span class={`coin ${look.colours}`} aria-hidden="true">
        <Icon name={look.crest} />
      </span>
      <div>
        <p class="k">{sayGwent(toss?.type === 'starter-chosen' ? 'toss.chosen' : 'toss.fallen')}</p>
        <h1 class="display">
          {isMe(scene, starter)
            ? sayGwent('toss.you')
            : sayGwent('toss.other', { player: nameOf(scene.session, starter) })}
        </h1>
        <p>
          {isMe(scene, second.seat)
            ? sayGwent('toss.you-second', { faction })
            : sayGwent('toss.second', { player: nameOf(scene.session, second.seat), faction })}{' '}
          {toss === null ? null : <RuleLink rule={toss.rule} />}
        </p>
      </div>
    </section>
  );
}

function Both({ scene }: { readonly scene: Scene }) {
  return (
    <section class="both">
      {[scene.me, scene.foe].map((seat) => {
        const side = sideOf(scene, seat);
        const look = FACTION_LOOKS[side.faction];
        const done = EXCHANGES - side.exchanges;
        return (
          <div key={seat} class={seat === scene.me && !side.isReady ? 'p panel mine' : 'p panel'}>
            <span class={`cr ${look.colours}`}>
              <Icon name={look.crest} />
            </span>
            <p>
              <b>{nameOf(scene.session, seat)}</b>
              <small>
                {side.isReady ? <Icon name="check-mark" /> : null}
                {side.isReady ? sayGwent('mulligan.kept') : sayGwent('mulligan.exchanged', { done, of: EXCHANGES })}
              </small>
            </p>
          </div>
        );
      })}
    </section>
  );
}

function Aside({ scene }: { readonly scene: Scene }) {
  const { aside, seat } = sideOf(scene, scene.me);
  const cards = aside.cards ?? [];
  const keys = scene.keyed.keys.get(`aside-${seat}`) ?? [];
  return (
    <section class="aside panel" data-zone={`aside-${seat}`}>
      <h2 class="smallcap">{sayGwent('mulligan.aside')}</h2>
      <div class="slots">
        {Array.from({ length: EXCHANGES }, (_, index) => {
          const card = cards[index];
          const key = keys[index];
          return (
            <span key={index} class={card === undefined ? 'sl vacant' : 'sl'}>
              {card === undefined ? (
                <Icon name="card-discard" />
              ) : (
                <GwentCard key={key ?? card} face={cardFace(card)} {...(key === undefined ? {} : { moves: key })} />
              )}
              <em>{index + 1}</em>
            </span>
          );
        })}
      </div>
      <p>
        {sayGwent('mulligan.back')} <RuleLink rule="GW-MULL-003" />
      </p>
    </section>
  );
}

/** What the hand is made of, counted by row. */
function HandMake({ scene }: { readonly scene: Scene }) {
  const faces = (sideOf(scene, scene.me).hand.cards ?? []).map((card) => cardFace(card));
  const rows = (['close', 'ranged', 'siege'] as const).map((row) => ({
    id: row,
    icon: ROW_ICONS[row],
    count: faces.filter((face) => face.rows.includes(row)).length,
  }));
  const specials = faces.filter(({ kind }) => kind === 'special' || kind === 'weather').length;
  const lines = [...rows, { id: 'special' as const, icon: 'hunting-horn' as const, count: specials }];
  return (
    <section class="make panel">
      <h2 class="smallcap">{sayGwent('mulligan.make')}</h2>
      <ul>
        {lines.map(({ id, icon, count }) => (
          <li key={id}>
            <span>
              <Icon name={icon} /> {sayGwent(`mulligan.make.${id}`)}
            </span>
            <i style={{ '--v': count }} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <p>
        {sayGwent('mulligan.last')} <RuleLink rule="GW-MULL-004" />
      </p>
    </section>
  );
}

/** The replacement drawn last, so that it can be pointed out. */
function justDrawn({ session, viewer }: Scene): string | null {
  const drawn = session.log.value.findLast(
    (line) => line.kind === 'event' && line.event.type === 'exchanged' && line.event.seat === viewer,
  );
  return drawn?.kind === 'event' && drawn.event.type === 'exchanged' ? drawn.event.in : null;
}

function MulliganHand({ scene }: { readonly scene: Scene }) {
  const { act, me, question } = scene;
  const cards = heldCards(scene, me);
  const drawn = justDrawn(scene);
  const last = cards.findLast(({ card }) => card === drawn);
  return (
    <section class="hand" data-zone={`hand-${me}`} aria-label={sayGwent('hand.label', { count: cards.length })}>
      {cards.map(({ card, key }) => {
        const option = handOption(question, card);
        return (
          <GwentCard
            key={key}
            face={cardFace(card)}
            moves={key}
            state={option === null ? 'calm' : 'playable'}
            {...(option === null ? {} : { option })}
            {...(key === last?.key ? { tag: sayGwent('mulligan.just-drawn') } : {})}
            onPress={() => (option === null ? act.preview({ card, unit: null }, true) : act.answer(option))}
            onPreview={() => act.preview({ card, unit: null })}
          />
        );
      })}
    </section>
  );
}

interface MulliganProps {
  readonly scene: Scene;
  /** The large card, where somebody looks at one. */
  readonly preview: (instead: ComponentChildren) => ComponentChildren;
}

/** The opening hand: who begins, what is put aside, and the cards that may be exchanged. */
export function Mulligan({ scene, preview }: MulliganProps) {
  const { question, session, act } = scene;
  const { deck } = sideOf(scene, scene.me);
  return (
    <div class="mulligan">
      <TossSlip scene={scene} />
      <Both scene={scene} />
      <Aside scene={scene} />
      {preview(<HandMake scene={scene} />)}
      <div class="foot">
        <div class="prompt" {...(question === null ? {} : { 'data-question': question.prompt })}>
          <div>
            <p class="ask">{question === null ? waitingWords(session) : questionWords(session, question)}</p>
            {question === null ? null : <p class="ask-more">{sayGwent('mulligan.how', { deck: deck.count })}</p>}
          </div>
          {question === null ? null : (
            <Button look="main" option="done" onPress={() => act.answer('done')}>
              {sayGwent('mulligan.keep')}
            </Button>
          )}
        </div>
        <MulliganHand scene={scene} />
      </div>
    </div>
  );
}

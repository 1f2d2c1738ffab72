import '../story/story-foot.css';
import './poker-scene.css';
import './poker-throw.css';
import type { Seat } from '@medallion/kernel';
import {
  compareDice,
  DICE_HANDS,
  type HandComparison,
  handName,
  optionId,
  type PokerView,
  pokerNet,
} from '@medallion/old-world';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, RuleLink } from '../../../pieces/links';
import { InTurn } from '../../../table/drawing/in-turn';
import { usesKeys } from '../../../table/keys/focus';
import { GOODS_ICONS } from '../art/emblems';
import type { Moment } from '../moments/moments';
import { Ask, type AskProps } from '../table/foot';
import { Crest, Emblem } from '../table/pieces';
import { type Scene, witcherOf } from '../table/scene';
import { eventWords, witcherName } from '../table/words';
import { capital, sayOldWorld, speak } from '../text/say-old-world';
import { PIPS } from './pips';

const TURNS = [-5, 4, -3, 7, -6] as const;

interface DieProps {
  readonly value: number;
  readonly place: number;
  readonly isOwn: boolean;
  readonly isPicked?: boolean;
  readonly onPress?: () => void;
}

export function BigDie({ value, place, isOwn, isPicked = false, onPress }: DieProps) {
  const look = `poker-die${isOwn ? ' own' : ''}${isPicked ? ' picked' : ''}`;
  const style = { '--rot': `${TURNS[place % TURNS.length] ?? 0}deg` };
  const face = (
    <>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {(PIPS[value] ?? []).map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="10" />
        ))}
      </svg>
      {isPicked ? <em>{sayOldWorld('poker.again')}</em> : null}
    </>
  );
  if (onPress === undefined) {
    return (
      <span
        class={look}
        style={style}
        {...(value === 0 ? { 'aria-hidden': true } : { role: 'img', 'aria-label': String(value) })}
      >
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={look}
      style={style}
      aria-pressed={isPicked}
      data-choose={`die-${place}`}
      onClick={onPress}
    >
      <span class="sr">{sayOldWorld('poker.die', { value })}</span>
      {face}
    </button>
  );
}

const handWords = (dice: readonly number[]) => capital(speak(`hand.${handName(dice)}`));

interface SideProps {
  readonly scene: Scene;
  readonly seat: Seat | null;
  readonly dice: readonly number[];
  readonly isOwn: boolean;
  readonly picked?: ReadonlySet<number>;
  readonly pick?: (place: number) => void;
}

function Side({ scene, seat, dice, isOwn, picked, pick }: SideProps) {
  const name = seat === null ? sayOldWorld('poker.locals') : witcherName(scene, seat);
  return (
    <div class={isOwn ? 'poker-player mine' : 'poker-player'}>
      <header>
        <Crest school={seat === null ? null : witcherOf(scene, seat).school} />
        <h2 class="display">{name}</h2>
        <p class="display">{dice.length === 0 ? '' : handWords(dice)}</p>
      </header>
      <div class="poker-dice">
        {dice.map((value, place) => (
          <BigDie
            key={`${place}-${value}`}
            value={value}
            place={place}
            isOwn={isOwn}
            isPicked={picked?.has(place) ?? false}
            {...(pick === undefined ? {} : { onPress: () => pick(place) })}
          />
        ))}
      </div>
    </div>
  );
}

const stepWords = ({ what, own, other }: HandComparison) =>
  what === 'kind' ? `${speak(`hand.${own}`)} / ${speak(`hand.${other}`)}` : `${own} / ${other}`;

/** Who is ahead and why, in the order in which the rules look. */
function Ahead({
  own,
  other,
  names,
}: {
  readonly own: readonly number[];
  readonly other: readonly number[];
  readonly names: readonly [string, string];
}) {
  if (own.length === 0 || other.length === 0) return null;
  const steps = compareDice(own, other);
  const isEven = steps.every(({ ahead }) => ahead === null);
  return (
    <section class="ahead paper ruled">
      <h2 class="display">{sayOldWorld('poker.ahead')}</h2>
      <dl>
        {steps.map((step, index) => (
          <div key={index} class={step.ahead === null ? '' : 'decides'}>
            <dt>{sayOldWorld(`poker.by.${step.what}`)}</dt>
            <dd>
              {stepWords(step)} <RuleLink rule={step.rule} />
            </dd>
            <dd class="who">{step.ahead === null ? '=' : names[step.ahead === 'own' ? 0 : 1]}</dd>
          </div>
        ))}
        {isEven ? (
          <div class="decides">
            <dt>{sayOldWorld('poker.still-even')}</dt>
            <dd>
              {sayOldWorld('poker.starter')} <RuleLink rule="OW-POKER-015" />
            </dd>
            <dd class="who">{names[0]}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

/** All hands from the best down, with who holds which; alone, with what each pays. */
function Ladder({
  own,
  other,
  pays,
}: {
  readonly own: readonly number[];
  readonly other: readonly number[];
  readonly pays: readonly number[] | null;
}) {
  const held = [own, other].map((dice) => (dice.length === 0 ? null : handName(dice)));
  return (
    <section class="ladder panel">
      <h2 class="smallcap">{sayOldWorld('poker.ranking')}</h2>
      <ol>
        {DICE_HANDS.toReversed().map((name) => (
          <li key={name} class={held.includes(name) ? 'held' : ''}>
            {capital(speak(`hand.${name}`))}
            {pays === null ? null : <b>{sayOldWorld('others.gold', { n: pays[DICE_HANDS.indexOf(name)] ?? 0 })}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The option that rolls the picked dice again: it names their values. */
function rerollOption(dice: readonly number[], picked: ReadonlySet<number>): string {
  const values = dice.filter((_, place) => picked.has(place)).toSorted((one, other) => one - other);
  return optionId('reroll', values.length === 0 ? { kind: 'keep' } : { kind: 'reroll', dice: values });
}

/** Dice poker: both hands named, what decides between them, and which dice to roll again. */
export function PokerScene({ poker, ...ask }: AskProps & { readonly poker: PokerView }) {
  const { scene } = ask;
  const { question, view } = scene;
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const prompt = question?.prompt ?? '';
  useEffect(() => setPicked(new Set()), [prompt]);
  const isOwnAsked = prompt === 'reroll' || prompt === 'lucky-die';
  const isOtherAsked = ['reroll-locals', 'reroll-answer', 'lucky-die-answer'].includes(prompt);
  const dice = isOwnAsked ? poker.own : poker.other;
  const pick = (place: number) => {
    const next = new Set(picked);
    if (!next.delete(place)) next.add(place);
    if (question?.options.includes(rerollOption(dice, next)) === true) setPicked(next);
    else if (question?.options.includes(rerollOption(dice, new Set([place]))) === true) setPicked(new Set([place]));
  };
  const option = rerollOption(dice, picked);
  const isAlone = poker.pays !== null;
  const names: readonly [string, string] = [
    witcherName(scene, view.active),
    poker.against === null ? sayOldWorld('poker.locals') : witcherName(scene, poker.against),
  ];
  return (
    <div class="ow-poker">
      <h1 class="sr">{sayOldWorld('poker.title')}</h1>
      <div class="felt">
        {isAlone ? null : (
          <Side
            scene={scene}
            seat={poker.against}
            dice={poker.other}
            isOwn={isOtherAsked}
            {...(isOtherAsked ? { picked, pick } : {})}
          />
        )}
        <p class="pot-line">
          <Emblem name={GOODS_ICONS.gold} /> <b>{isAlone ? '' : poker.pool}</b>{' '}
          {sayOldWorld(isAlone ? 'poker.solo-pot' : 'poker.pot')}{' '}
          <RuleLink rule={isAlone ? 'OW-SOLO-006' : poker.against === null ? 'OW-LOC-004' : 'OW-POKER-006'} />
        </p>
        <Side
          scene={scene}
          seat={view.active}
          dice={poker.own}
          isOwn={!isOtherAsked}
          {...(isOwnAsked ? { picked, pick } : {})}
        />
      </div>
      <div class="poker-side">
        <InTurn turn={0}>
          <Ahead own={poker.own} other={poker.other} names={names} />
        </InTurn>
        <InTurn turn={1}>
          <Ladder own={poker.own} other={poker.other} pays={poker.pays} />
        </InTurn>
      </div>
      <div class="story-foot panel">
        <Ask {...ask} />
        {question !== null && option !== 'keep' && question.options.includes(option) ? (
          <button type="button" class="pbtn" data-option={option} onClick={() => scene.act.answer(option)}>
            <Emblem name="rolling-dices" /> {sayOldWorld('poker.roll', { n: picked.size })}
          </button>
        ) : question === null ? null : (
          <p class="pick-hint">{sayOldWorld('poker.pick')}</p>
        )}
      </div>
    </div>
  );
}

/** How the game of dice ended. */
export function PokerEnd({
  scene,
  moment,
  onContinue,
}: {
  readonly scene: Scene;
  readonly moment: Extract<Moment, { kind: 'poker-end' }>;
  readonly onContinue: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(usesKeys() ? '[data-option]' : 'h1')?.focus({ preventScroll: true });
  }, []);
  const { poker, active, won } = moment;
  const net = pokerNet(won, scene.me);
  const sign = net < 0 ? 'less' : net === 0 ? 'even' : 'more';
  const names: readonly [string, string] = [
    witcherName(scene, active),
    poker.against === null ? sayOldWorld('poker.locals') : witcherName(scene, poker.against),
  ];
  return (
    <div class="ow-poker" data-question="poker-end" ref={box}>
      <div class="felt">
        {poker.other.length === 0 ? null : (
          <Side scene={scene} seat={poker.against} dice={poker.other} isOwn={poker.against === scene.me} />
        )}
        <div class="poker-result">
          <h1 class="pot-line" tabIndex={-1}>
            {eventWords(scene.session, scene.view, won)} <RuleLink rule={won.rule} />
          </h1>
          <p class={net < 0 ? 'poker-net is-loss' : 'poker-net'}>
            <Emblem name={GOODS_ICONS.gold} />
            <b class="display">{sayOldWorld('poker.net', { sign, n: Math.abs(net) })}</b>
            <span>{sayOldWorld('poker.net.now', { gold: witcherOf(scene, scene.me).gold })}</span>
          </p>
        </div>
        <Side scene={scene} seat={active} dice={poker.own} isOwn={active === scene.me} />
      </div>
      <div class="poker-side">
        <Ahead own={poker.own} other={poker.other} names={names} />
        <Ladder own={poker.own} other={poker.other} pays={poker.pays} />
      </div>
      <div class="story-foot panel">
        <Button look="main" option="continue" onPress={onContinue}>
          {sayOldWorld('moment.on')}
        </Button>
      </div>
    </div>
  );
}

import './lane.css';
import { linkBetween } from '@medallion/old-world';
import { Fragment } from 'preact';
import { COLOR_ICONS, EFFECT_ICONS } from '../art/emblems';
import { ActionCard } from '../table/action-card';
import { Emblem } from '../table/pieces';
import { answerProps, type Scene } from '../table/scene';
import { sayOldWorld } from '../text/say-old-world';
import { NextColors } from './fight-parts';

/** The knot between two cards: the colour that joined them, with the bonus it brought. */
function Knot({ lower, upper }: { readonly lower: string; readonly upper: string }) {
  const link = linkBetween(lower, upper);
  if (link === null) return null;
  const { color, icons } = link;
  const [kind, n] = Object.entries(icons)[0] ?? [null, 0];
  return (
    <span class={`knot x-${color}`} aria-hidden="true">
      <Emblem name={kind === null ? COLOR_ICONS[color] : EFFECT_ICONS[kind as keyof typeof EFFECT_ICONS]} />
      {kind === null || typeof n !== 'number' ? null : <b>+{n}</b>}
    </span>
  );
}

interface LaneProps {
  readonly combo: readonly string[];
  /** Cards that count without being part of the combo. */
  readonly beside?: readonly string[];
  readonly isOwn: boolean;
}

/** The combo, card by card, and which colours may follow. */
export function LaneCards({ combo, beside = [], isOwn }: LaneProps) {
  const last = combo.at(-1);
  return (
    <div class="lane-cards">
      {combo.map((card, index) => (
        <Fragment key={card}>
          {index === 0 ? null : <Knot lower={combo[index - 1] ?? ''} upper={card} />}
          <ActionCard card={card} class="big" />
        </Fragment>
      ))}
      {beside.map((card) => (
        <span key={card} class="beside">
          <ActionCard card={card} class="big" />
        </span>
      ))}
      {last === undefined ? (
        <p class="lane-empty">{sayOldWorld(isOwn ? 'fight.empty' : 'fight.waits')}</p>
      ) : (
        <NextColors last={last} />
      )}
    </div>
  );
}

export function Damage({ n }: { readonly n: number }) {
  return (
    <p>
      <Emblem name={EFFECT_ICONS.damage} /> <b>{n}</b> <small>{sayOldWorld('fight.damage')}</small>
    </p>
  );
}

/** Ends the combo, where it may end. */
export function Strike({ scene, isEmpty }: { readonly scene: Scene; readonly isEmpty: boolean }) {
  const answer = answerProps(scene, 'stop');
  if (answer === null) return null;
  return (
    <button type="button" class="strike" aria-keyshortcuts="E" {...answer}>
      {sayOldWorld(isEmpty ? 'fight.no-combo' : 'fight.strike')}
    </button>
  );
}

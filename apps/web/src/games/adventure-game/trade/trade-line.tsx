import type { Trade } from '@medallion/adventure-game';
import { GoodsMark } from '../table/pieces';
import { heroOf, type Scene } from '../table/scene';
import { sayAdventure, speak } from '../text/say-adventure';
import { amountOf, canAdd, type Draft, GOODS, less, more } from './draft';

interface StepProps {
  readonly words: string;
  readonly sign: '+' | '−';
  /** What a press does; null where it would do nothing. */
  readonly press: (() => void) | null;
  readonly choose: string;
}

function Step({ words, sign, press, choose }: StepProps) {
  if (press === null) return <i aria-hidden="true">{sign}</i>;
  return (
    <button type="button" aria-label={words} data-choose={choose} onClick={press}>
      {sign}
    </button>
  );
}

interface LineProps {
  readonly scene: Scene;
  readonly trade: Trade;
  readonly draft: Draft;
  /** Null where the offer lies on the table already. */
  readonly change: ((draft: Draft) => void) | null;
  readonly kind: number;
}

/** How many of a good change hands in one direction, to be raised and lowered. */
function Count({ scene, trade, draft, change, kind, side }: LineProps & { readonly side: 'give' | 'want' }) {
  const good = GOODS[kind] ?? 'gold';
  const n = draft[side][kind] ?? 0;
  const has = amountOf(heroOf(scene, side === 'give' ? trade.by : trade.to), good);
  const what = speak(`resource.${good}`, { n: 1 });
  const isMore = change !== null && canAdd(draft, side, kind, has);
  return (
    <span class={n > 0 ? 'step on' : 'step'}>
      <Step
        sign="−"
        words={sayAdventure('trade.less', { what })}
        press={change === null || n === 0 ? null : () => change(less(draft, side, kind))}
        choose={`less-${side}:${good}:${n}`}
      />
      <b>{n}</b>
      <Step
        sign="+"
        words={speak(side === 'give' ? 'option.give' : 'option.want', { what })}
        press={isMore ? () => change(more(draft, side, kind)) : null}
        choose={`${side}:${good}:${n}`}
      />
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

/** A kind of goods: what both have, what changes hands, and what they have then. */
export function TradeLine(props: LineProps) {
  const { scene, trade, draft, kind } = props;
  const good = GOODS[kind] ?? 'gold';
  const [give, want] = [draft.give[kind] ?? 0, draft.want[kind] ?? 0];
  return (
    <tr class={give + want > 0 ? 'ch' : ''}>
      <th scope="row">
        <GoodsMark kind={good} /> <span>{sayAdventure(`goods.${good}`)}</span>
      </th>
      <After have={amountOf(heroOf(scene, trade.by), good)} change={want - give} />
      <td>
        <Count {...props} side="give" />
      </td>
      <td>
        <Count {...props} side="want" />
      </td>
      <After have={amountOf(heroOf(scene, trade.to), good)} change={give - want} />
    </tr>
  );
}

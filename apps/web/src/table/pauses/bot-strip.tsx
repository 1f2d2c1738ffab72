import './bot-strip.css';
import type { Seat } from '@medallion/kernel';
import { Icon, Medallion } from '../../pieces/icon';
import { type AnySession, nameOf } from '../seats/seat-names';
import { sayTable } from '../text/say-table';

interface BotStripProps {
  readonly session: AnySession;
  readonly seat: Seat;
  readonly colours: string;
  /** What it did last, in words. */
  readonly latest: string | null;
  /** What to call it, where the seat's own name says less: its hero. */
  readonly name?: string;
}

/** While a bot plays: who, what it did last, and a way to see the rest of it at once. */
export function BotStrip({ session, seat, colours, latest, name }: BotStripProps) {
  const { hurry } = session;
  return (
    <div class={`bot-strip panel ${colours}`}>
      <p class="thinking">
        <Medallion /> <b>{sayTable('bots.playing', { player: name ?? nameOf(session, seat) })}</b>
      </p>
      <p class="bot-latest">{latest ?? ''}</p>
      {hurry === undefined ? null : (
        <button
          type="button"
          class="btn"
          aria-keyshortcuts="F"
          aria-label={sayTable('bots.hurry')}
          onClick={() => hurry.call(session)}
        >
          <Icon name="fast-forward-button" /> <span class="wide-only">{sayTable('bots.hurry')}</span>
          <span class="narrow-only">{sayTable('bots.hurry.short')}</span>
        </button>
      )}
    </div>
  );
}

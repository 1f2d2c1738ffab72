import './clocks.css';
import type { TableState } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../pieces/icon';
import type { OnlineSession } from './online-session';
import { sayOnline, seatWords } from './say-online';

const two = (value: number) => String(value).padStart(2, '0');

/** Milliseconds as people read a clock: days and hours while there are many, minutes and seconds at the end. */
function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

interface ClocksProps {
  readonly session: OnlineSession;
  readonly state: TableState;
  /** Beside the table, or in the strip under it where there is no room beside. */
  readonly look: 'panel' | 'strip';
}

/** What each seat has left of its time. */
export function Clocks({ session, state, look }: ClocksProps) {
  const now = useSignal(Date.now());
  const clocks = session.clocks.value;
  const isRunning = clocks?.some(({ deadline }) => deadline !== null) ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 500);
    return () => clearInterval(timer);
  }, [isRunning, now]);
  if (clocks === null) return null;
  return (
    <ul class={`ol-clocks ${look}`}>
      {clocks.map(({ seat, bank, deadline }) => {
        const holder = state.seats[seat];
        const left = deadline === null ? bank : deadline - now.value;
        const isShort = deadline !== null && left < 15_000;
        return (
          <li key={seat} class={`${deadline === null ? '' : 'runs'} ${isShort ? 'short' : ''}`}>
            <Icon name="hourglass" />
            <span>{holder === undefined ? '' : seatWords(holder)}</span>
            <b role="timer" aria-label={sayOnline('clock.of', { name: holder === undefined ? '' : seatWords(holder) })}>
              {clockFace(left)}
            </b>
          </li>
        );
      })}
    </ul>
  );
}

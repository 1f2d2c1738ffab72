import './length.css';
import { sayOldWorld } from '../text/say-old-world';
import type { Chosen } from './module-plan';
import { Difficulty } from './module-plates';
import { moduleName, screenOf } from './module-words';

/** Our estimates of the base game, in minutes. */
const ALONE = 45;
const EACH = 30;
const QUARTER = 15;

export const baseMinutes = (players: number): number => (players === 1 ? ALONE : EACH * players);
const minutesOf = (id: string): number => screenOf(id)?.plate?.minutes ?? 0;

/** How long it will take in all, to a quarter of an hour. */
export function allMinutes(chosen: Chosen, players: number): number {
  const sum = chosen.reduce((minutes, { id }) => minutes + minutesOf(id), baseMinutes(players));
  return Math.round(sum / QUARTER) * QUARTER;
}

export function hoursWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return sayOldWorld('setup.minutes', { n: rest });
  return rest === 0 ? sayOldWorld('setup.hours', { n: hours }) : sayOldWorld('setup.hours-and', { hours, rest });
}

/** What makes the game as long as it gets, and how hard. */
export function Length({ chosen, players }: { readonly chosen: Chosen; readonly players: number }) {
  const hardest = Math.max(1, ...chosen.map(({ id }) => screenOf(id)?.plate?.difficulty ?? 1));
  return (
    <div class="setup-length">
      <ul>
        <li>
          <span>{sayOldWorld('setup.base', { n: players })}</span> <b>{baseMinutes(players)}</b>
        </li>
        {chosen.map(({ id }) => (
          <li key={id}>
            <span>{moduleName(id)}</span> <b>{minutesOf(id) === 0 ? '0' : `+${minutesOf(id)}`}</b>
          </li>
        ))}
      </ul>
      <p class="about">
        <span>{sayOldWorld('setup.about')}</span> <b class="display">{hoursWords(allMinutes(chosen, players))}</b>
      </p>
      <p class="hard">
        {sayOldWorld('setup.hard')} <Difficulty strokes={hardest} />
      </p>
    </div>
  );
}

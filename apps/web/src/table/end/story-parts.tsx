import './story-parts.css';
import { Emblem } from '../cards/emblem';
import { sayTable } from '../text/say-table';

export interface ToldPoint {
  readonly answer: number;
  readonly round: number;
  readonly icon: string;
  readonly title: string;
  readonly words: string;
}

interface PointsProps {
  /** Where the table can be seen after an answer. */
  readonly linkTo: (answer: number) => string;
  readonly points: readonly ToldPoint[];
}

/** What the game turned on, in the order in which it happened; each can be watched again. */
export function TurningPoints({ linkTo, points }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <section class="story">
      <h2>{sayTable('end.story')}</h2>
      <ol>
        {points.map(({ answer, round, icon, title, words }) => (
          <li key={`${answer} ${title}`}>
            <span class="story-sign" aria-hidden="true">
              <Emblem name={icon} />
            </span>
            <p>
              <b>
                {title} <small>{sayTable('end.round', { round })}</small>
              </b>
              {words}{' '}
              <a href={linkTo(answer)}>
                {sayTable('end.watch')}
                <span class="sr">: {title}</span>
              </a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface OwnNumber {
  readonly icon: string;
  readonly words: string;
  readonly n: number;
  /** Nobody else at the table has as many. */
  readonly isMost: boolean;
}

/** What one seat did, counted. */
export function OwnNumbers({ title, numbers }: { readonly title: string; readonly numbers: readonly OwnNumber[] }) {
  return (
    <section class="numbers">
      <h2>{title}</h2>
      <ul>
        {numbers.map(({ icon, words, n, isMost }) => (
          <li key={words}>
            <Emblem name={icon} />
            <span>
              {words}
              {isMost ? <small>{sayTable('end.most')}</small> : null}
            </span>
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

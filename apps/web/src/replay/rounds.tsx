import './rounds.css';
import { Icon } from '../pieces/icon';
import { sayReplay } from './say-replay';
import type { Chapter } from './time-line';

interface RoundsProps {
  readonly chapters: readonly Chapter[];
  readonly position: number;
  readonly onGo: (position: number) => void;
}

/** So many rounds have room as words of their own. */
const MOST_WORDS = 5;

/** The way from round to round: each as a word, or of many the one of now with its neighbours. */
export function Rounds({ chapters, position, onGo }: RoundsProps) {
  if (chapters.length > MOST_WORDS) return <ManyRounds chapters={chapters} position={position} onGo={onGo} />;
  return (
    <div class="replay-chapters" role="toolbar" aria-label={sayReplay('rounds')}>
      {chapters.map((chapter) => (
        <button
          key={chapter.number}
          type="button"
          class="inklink"
          data-round={chapter.number}
          onClick={() => onGo(chapter.position)}
        >
          {sayReplay('round', { round: chapter.number })}
        </button>
      ))}
    </div>
  );
}

function ManyRounds({ chapters, position, onGo }: RoundsProps) {
  const now = chapters.findLastIndex((chapter) => chapter.position <= position);
  const step = (by: -1 | 1) => {
    const chapter = chapters[now + by];
    return (
      <button
        type="button"
        aria-label={sayReplay(by < 0 ? 'round-back' : 'round-on')}
        disabled={chapter === undefined}
        onClick={() => onGo(chapter?.position ?? position)}
      >
        <Icon name={by < 0 ? 'previous-button' : 'next-button'} />
      </button>
    );
  };
  return (
    <div class="replay-chapters many" role="toolbar" aria-label={sayReplay('rounds')}>
      {step(-1)}
      <select
        class="field-ink"
        aria-label={sayReplay('rounds')}
        value={now < 0 ? '' : String(now)}
        onChange={(event) => onGo(chapters[Number(event.currentTarget.value)]?.position ?? position)}
      >
        {now < 0 ? <option value="">{sayReplay('start')}</option> : null}
        {chapters.map(({ number }, index) => (
          <option key={number} value={String(index)}>
            {sayReplay('round', { round: number })}
          </option>
        ))}
      </select>
      {step(1)}
    </div>
  );
}

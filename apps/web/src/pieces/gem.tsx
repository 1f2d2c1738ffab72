import './gem.css';
import { say } from '../text/say';

export type GemState = 'whole' | 'cracked' | 'gone';

/** A life of a player: whole, cracking at the end of a round, or gone. */
export function Gem({ state }: { readonly state: GemState }) {
  return (
    <svg class={`gem ${state}`} viewBox="0 0 100 100" role="img" aria-label={say(`gem.${state}`)}>
      <path class="g-b" d="M25 18H75L94 42 50 90 6 42Z" />
      <path class="g-c" d="M8 42H92M25 18 36 42 50 88 64 42 75 18M36 42 50 19 64 42" />
      {state === 'cracked' ? <path class="g-k" d="M56 10 44 38 58 50 46 94" /> : null}
    </svg>
  );
}

/** A score on an iron shield. The leader's shield has a gilt rim. */
export function ScoreShield({
  score,
  leads,
  label,
}: {
  readonly score: number;
  readonly leads: boolean;
  readonly label: string;
}) {
  return (
    <span class={leads ? 'score leads' : 'score'} role="img" aria-label={label}>
      <svg viewBox="0 0 100 112" aria-hidden="true">
        <path
          class="score-rim"
          d="M50 2C66 12 82 14 97 14V58C97 84 76 102 50 110 24 102 3 84 3 58V14C18 14 34 12 50 2Z"
        />
        <path
          class="score-field"
          d="M50 10C64 18 78 21 90 21V58C90 80 72 95 50 102 28 95 10 80 10 58V21C22 21 36 18 50 10Z"
        />
      </svg>
      <b class="display">{score}</b>
    </span>
  );
}

import { effect, signal } from '@preact/signals';
import { say } from '../text/say';

const page = signal('');
const isYourTurn = signal(false);

/** Name of the page in the browser's tab; called while the page renders. */
export function setPageTitle(title: string): void {
  page.value = title;
}

/** A table says here whether somebody waits for this person; the tab shows it. */
export function setYourTurn(turn: boolean): void {
  isYourTurn.value = turn;
}

export function keepTitle(): void {
  effect(() => {
    const parts = [page.value, say('app.name')].filter(Boolean);
    document.title = `${isYourTurn.value ? `● ${say('app.your-turn')} · ` : ''}${[...new Set(parts)].join(' · ')}`;
  });
}

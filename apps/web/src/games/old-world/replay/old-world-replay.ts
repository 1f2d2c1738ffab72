import { eventText, type OldWorldEvent, type OldWorldView, oldWorld } from '@medallion/old-world';
import type { ShellIcon } from '../../../art/shell-icons';
import type { ReplayGame, ToldEvent } from '../../../replay/replay-games';
import type { AnyGame } from '../../../replay/replay-session';
import { language } from '../../../settings/settings';

function tell(event: unknown, names: readonly string[]): ToldEvent {
  const happened = event as OldWorldEvent;
  return { words: eventText(happened, { language: language.value, names }), rule: happened.rule };
}

const MARKS: Partial<Record<OldWorldEvent['type'], ShellIcon>> = {
  'fight-started': 'crossed-swords',
  'trophy-gained': 'griffin-symbol',
  'knocked-out': 'tombstone',
  explored: 'lantern-flame',
  'quest-resolved': 'scroll-unfurled',
  'game-won': 'laurel-crown',
};

/** A round begins with the first player's turn. */
function chapters() {
  let latest = 0;
  return (event: unknown): number | null => {
    const happened = event as OldWorldEvent;
    if (happened.type === 'first-player') latest = 0;
    if (happened.type !== 'turn-started' || happened.round === latest) return null;
    latest = happened.round;
    return happened.round;
  };
}

export const oldWorldReplay: ReplayGame = {
  game: oldWorld as unknown as AnyGame,
  tell,
  markOf: (event) => MARKS[(event as OldWorldEvent).type] ?? null,
  chapterOf: chapters(),
  scores: (view) => (view as OldWorldView).witchers.map(({ spot }) => spot),
  colours: (view) => (view as OldWorldView).witchers.map(({ school }) => `sc-${school ?? 'none'}`),
};

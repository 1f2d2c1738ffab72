import { eventText, type OldWorldEvent, type OldWorldView, oldWorld } from '@medallion/old-world';
import type { ShellIcon } from '../../../art/shell-icons';
import { type ReplayGame, roundsByTurn, type ToldEvent } from '../../../replay/replay-games';
import type { AnyGame } from '../../../replay/replay-session';
import { language } from '../../../settings/settings';
import { named } from '../text/say-old-world';

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

export const oldWorldReplay: ReplayGame = {
  game: oldWorld as unknown as AnyGame,
  tell,
  markOf: (event) => MARKS[(event as OldWorldEvent).type] ?? null,
  chapterOf: roundsByTurn(),
  chart: 'scores',
  figures: (view, names) =>
    (view as OldWorldView).witchers.map(({ school, seat }) =>
      school === null ? (names[seat] ?? '') : named('witcher', school),
    ),
  scores: (view) => (view as OldWorldView).witchers.map(({ spot }) => spot),
  colours: (view) => (view as OldWorldView).witchers.map(({ school }) => `sc-${school ?? 'none'}`),
};

import { eventText, type GwentEvent, type GwentView, gwent } from '@medallion/gwent';
import type { Viewer } from '@medallion/kernel';
import type { ShellIcon } from '../../../art/shell-icons';
import type { ReplayGame, ToldEvent } from '../../../replay/replay-games';
import type { AnyGame } from '../../../replay/replay-session';
import { language } from '../../../settings/settings';
import { FACTION_LOOKS, weatherIcon } from '../card-face';

function tell(event: unknown, names: readonly string[], viewer: Viewer): ToldEvent {
  const happened = event as GwentEvent;
  const [one = '', two = ''] = names;
  return { words: eventText(happened, { language: language.value, names: [one, two], viewer }), rule: happened.rule };
}

const MARKS: Partial<Record<GwentEvent['type'], ShellIcon>> = {
  'leader-used': 'crown',
  scorched: 'burning-embers',
  passed: 'tattered-banner',
  'game-ended': 'laurel-crown',
};

function markOf(event: unknown): ShellIcon | null {
  const happened = event as GwentEvent;
  if (happened.type === 'played') {
    return happened.card === 'commanders-horn' ? 'hunting-horn' : weatherIcon(happened.card);
  }
  return MARKS[happened.type] ?? null;
}

function chapterOf(event: unknown): number | null {
  const happened = event as GwentEvent;
  return happened.type === 'round-started' ? happened.round : null;
}

export const gwentReplay: ReplayGame = {
  game: gwent as unknown as AnyGame,
  tell,
  markOf,
  chapterOf,
  chart: 'lead',
  scores: (view) => (view as GwentView).sides.map((side) => side.score.total),
  colours: (view) => (view as GwentView).sides.map((side) => FACTION_LOOKS[side.faction].colours),
};

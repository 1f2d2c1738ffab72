import { type AdventureEvent, type AdventureView, adventureGame, eventText } from '@medallion/adventure-game';
import type { ShellIcon } from '../../../art/shell-icons';
import type { ReplayGame, ToldEvent } from '../../../replay/replay-games';
import type { AnyGame } from '../../../replay/replay-session';
import { language } from '../../../settings/settings';

function tell(event: unknown, names: readonly string[]): ToldEvent {
  const happened = event as AdventureEvent;
  return { words: eventText(happened, { language: language.value, names }), rule: happened.rule };
}

const MARKS: Partial<Record<AdventureEvent['type'], ShellIcon>> = {
  'battle-started': 'crossed-swords',
  'monster-defeated': 'griffin-symbol',
  'foul-fate-drawn': 'tombstone',
  supported: 'three-friends',
  traded: 'trade',
  'main-completed': 'wax-seal',
  'game-ended': 'laurel-crown',
};

/** A round begins with the first player's turn. */
function chapters() {
  let latest = 0;
  return (event: unknown): number | null => {
    const happened = event as AdventureEvent;
    if (happened.type === 'first-player') latest = 0;
    if (happened.type !== 'turn-started' || happened.round === latest) return null;
    latest = happened.round;
    return happened.round;
  };
}

export const adventureReplay: ReplayGame = {
  game: adventureGame as unknown as AnyGame,
  tell,
  markOf: (event) => MARKS[(event as AdventureEvent).type] ?? null,
  chapterOf: chapters(),
  scores: (view) => (view as AdventureView).heroes.map(({ vp }) => vp),
  colours: (view) => (view as AdventureView).heroes.map(({ hero }) => `hc-${hero}`),
};

import { type AdventureEvent, type AdventureView, adventureGame, eventText } from '@medallion/adventure-game';
import type { ShellIcon } from '../../../art/shell-icons';
import { type ReplayGame, roundsByTurn, type ToldEvent } from '../../../replay/replay-games';
import type { AnyGame } from '../../../replay/replay-session';
import { language } from '../../../settings/settings';
import { heroNames } from '../table/words';

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

export const adventureReplay: ReplayGame = {
  game: adventureGame as unknown as AnyGame,
  tell,
  markOf: (event) => MARKS[(event as AdventureEvent).type] ?? null,
  chapterOf: roundsByTurn(),
  chart: 'scores',
  figures: (view) => heroNames(view as AdventureView),
  scores: (view) => (view as AdventureView).heroes.map(({ vp }) => vp),
  colours: (view) => (view as AdventureView).heroes.map(({ hero }) => `hc-${hero}`),
};

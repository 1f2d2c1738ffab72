import type { ComponentType } from 'preact';
import { withWords } from '../text/with-words';
import type { GameId } from './catalogue';

const SETUPS: Readonly<Partial<Record<GameId, () => Promise<ComponentType>>>> = {
  gwent: () => import('./gwent/setup/setup-page').then((module) => module.SetupPage),
  'old-world': () => import('./old-world/setup/setup-page').then((module) => module.SetupPage),
  'adventure-game': () => import('./adventure-game/setup/setup-page').then((module) => module.SetupPage),
};

/** The page on which a local game is agreed; null for a game that cannot be played here yet. */
export function loadSetup(game: string): Promise<ComponentType> | null {
  const setup = Object.hasOwn(SETUPS, game) ? SETUPS[game as GameId] : undefined;
  return setup === undefined ? null : withWords(setup());
}

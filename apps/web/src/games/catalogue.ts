import type { ShellIcon } from '../art/shell-icons';
import type { TextId } from '../text/say';

export const GAME_IDS = ['gwent', 'old-world', 'adventure-game'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What the shell must know of a game without loading it. */
export interface GameEntry {
  readonly id: GameId;
  readonly icon: ShellIcon;
  readonly name: TextId;
  readonly shortName: TextId;
  readonly lede: TextId;
  readonly facts: readonly { readonly icon: ShellIcon; readonly words: TextId }[];
  /** Can it be played at this table today? The shell says so honestly. */
  readonly isPlayable: boolean;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'gwent',
    icon: 'crossed-swords',
    name: 'game.gwent.name',
    shortName: 'game.gwent.short',
    lede: 'game.gwent.lede',
    facts: [
      { icon: 'two-shadows', words: 'game.gwent.players' },
      { icon: 'hourglass', words: 'game.gwent.time' },
      { icon: 'stack', words: 'game.gwent.extent' },
    ],
    isPlayable: true,
  },
  {
    id: 'old-world',
    icon: 'griffin-symbol',
    name: 'game.old-world.name',
    shortName: 'game.old-world.short',
    lede: 'game.old-world.lede',
    facts: [
      { icon: 'three-friends', words: 'game.old-world.players' },
      { icon: 'hourglass', words: 'game.old-world.time' },
    ],
    isPlayable: true,
  },
  {
    id: 'adventure-game',
    icon: 'lyre',
    name: 'game.adventure-game.name',
    shortName: 'game.adventure-game.short',
    lede: 'game.adventure-game.lede',
    facts: [
      { icon: 'three-friends', words: 'game.adventure-game.players' },
      { icon: 'hourglass', words: 'game.adventure-game.time' },
    ],
    isPlayable: true,
  },
];

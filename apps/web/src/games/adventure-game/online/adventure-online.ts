import { HERO_IDS, MODES, optionText } from '@medallion/adventure-game';
import type { Json } from '@medallion/kernel';
import type { OnlineGame } from '../../../play/online/online-games';
import { language } from '../../../settings/settings';
import { named, sayAdventure } from '../text/say-adventure';

const heroNames = () => HERO_IDS.map((hero) => sayAdventure(`hero.${hero}`));

/** Heroes lie open and nobody plays the same one twice: whoever opens the table deals them out. */
function distinct(choices: readonly string[]): readonly string[] {
  const taken: string[] = [];
  for (const choice of choices) {
    const isFree = HERO_IDS.some((hero) => hero === choice) && !taken.includes(choice);
    taken.push(isFree ? choice : (HERO_IDS.find((hero) => !taken.includes(hero) && !choices.includes(hero)) ?? ''));
  }
  return taken.map((hero) => (hero === '' ? (HERO_IDS.find((free) => !taken.includes(free)) ?? '') : hero));
}

function heroesIn(config: Json): readonly Json[] {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return [];
  const { heroes } = config as { readonly [key: string]: Json };
  return Array.isArray(heroes) ? heroes : [];
}

export const adventureOnline: OnlineGame = {
  minSeats: 2,
  maxSeats: 4,
  isChoiceOpen: true,
  choiceWords: () => sayAdventure('end.hero'),
  refresh: () => Promise.resolve(),
  choices: () => HERO_IDS.map((id) => ({ id, name: named('hero', id), group: 'starter' as const })),
  choiceJson: (id) => id,
  choiceIn: (config, seat) => {
    const there = heroesIn(config)[seat];
    return typeof there === 'string' ? there : null;
  },
  options: () => [
    {
      id: 'mode',
      label: sayAdventure('online.mode'),
      values: MODES.map((value) => ({ value, words: sayAdventure(`mode.${value}`) })),
    },
  ],
  config: (choices, { mode = 'standard' }) => ({
    heroes: distinct(choices),
    ...(mode === 'standard' ? {} : { mode }),
  }),
  moveWords: ({ prompt, option }) =>
    option === null
      ? sayAdventure('move.hidden')
      : optionText(option, { language: language.value, names: heroNames(), prompt }),
};

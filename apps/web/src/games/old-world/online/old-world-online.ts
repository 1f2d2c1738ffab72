import type { Json } from '@medallion/kernel';
import { optionText, SCHOOLS } from '@medallion/old-world';
import type { OnlineGame } from '../../../play/online/online-games';
import { language } from '../../../settings/settings';
import { sayTable } from '../../../table/text/say-table';
import { loadModules } from '../module-screens';
import { CHOICES, configPart, fitting, modulesIn, readPacked } from '../setup/module-plan';
import { agreedWords } from '../setup/module-words';
import { named, sayOldWorld } from '../text/say-old-world';
import { MODULES, OnlineModules } from './online-modules';

const SCHOOL_IDS: readonly string[] = SCHOOLS.filter(({ box }) => box === 'base').map(({ id }) => id);

/** Boards lie open and nobody plays the same one twice: whoever opens the table deals them out. */
function distinct(choices: readonly string[]): readonly string[] {
  const taken: string[] = [];
  for (const choice of choices) {
    const isFree = SCHOOL_IDS.includes(choice) && !taken.includes(choice);
    taken.push(isFree ? choice : (SCHOOL_IDS.find((id) => !taken.includes(id) && !choices.includes(id)) ?? ''));
  }
  return taken.map((school) => (school === '' ? (SCHOOL_IDS.find((free) => !taken.includes(free)) ?? '') : school));
}

function schoolsIn(config: Json): readonly Json[] {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return [];
  const { schools } = config as { readonly [key: string]: Json };
  return Array.isArray(schools) ? schools : [];
}

export const oldWorldOnline: OnlineGame = {
  minSeats: 1,
  maxSeats: 5,
  isChoiceOpen: true,
  choiceWords: () => sayOldWorld('online.school'),
  refresh: () => loadModules(CHOICES.map(({ id }) => id)),
  choices: () => SCHOOL_IDS.map((id) => ({ id, name: named('school', id), group: 'starter' as const })),
  choiceJson: (id) => id,
  choiceIn: (config, seat) => {
    const there = schoolsIn(config)[seat];
    return typeof there === 'string' ? there : null;
  },
  options: () => [],
  Parts: OnlineModules,
  agreed: (config) => agreedWords(modulesIn(config)),
  config: (choices, options) => {
    const players = choices.length;
    const { chosen } = readPacked(options[MODULES] ?? '', players);
    return { players, schools: [...distinct(choices)], ...configPart(fitting(chosen, players)) };
  },
  moveWords: ({ prompt, option }) =>
    option === null
      ? sayOldWorld('move.hidden')
      : optionText(option, {
          language: language.value,
          names: [1, 2, 3, 4, 5].map((seat) => sayTable('setup.player', { seat })),
          prompt,
        }),
};

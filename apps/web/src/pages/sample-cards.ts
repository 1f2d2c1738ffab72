import type { GwentCardFace } from '../games/gwent/card-face';

/** Cards of the shell's own pictures; proper names, the same in every language. */
const hero = (id: string, name: string, faction: GwentCardFace['faction'], row: 'close' | 'ranged'): GwentCardFace => {
  return { id, name, faction, kind: 'hero', rows: [row], printed: 10, abilities: [] };
};

export const SAMPLE_HAND: readonly GwentCardFace[] = [
  hero('letho-of-gulet', 'Letho', 'nilfgaard', 'close'),
  hero('leshen', 'Leshen', 'monsters', 'ranged'),
  hero('vernon-roche', 'Vernon Roche', 'northern-realms', 'close'),
  hero('iorveth', 'Iorveth', 'scoiatael', 'ranged'),
  {
    id: 'olaf',
    name: 'Olaf',
    faction: 'skellige',
    kind: 'unit',
    rows: ['close', 'ranged'],
    printed: 12,
    abilities: ['morale-boost'],
  },
];

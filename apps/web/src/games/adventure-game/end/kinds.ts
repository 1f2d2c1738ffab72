// Apart from the reading itself, which comes with all rules of the game and only once it is needed.
/** The kinds of moments, those that are told first in front. */
export const POINT_KINDS = ['last', 'first', 'lead', 'monster', 'support', 'wound', 'task'] as const;
export type PointKind = (typeof POINT_KINDS)[number];
export const POINT_SOURCES = ['main', 'side', 'support', 'other'] as const;
export type PointSource = (typeof POINT_SOURCES)[number];
export const COUNTS = ['quests', 'monsters', 'places', 'leads', 'proofs', 'cards'] as const;
export type CountName = (typeof COUNTS)[number];

// Apart from the reading itself, which comes with all rules of the game and only once it is needed.
/** The kinds of moments, those that are told first in front. */
export const POINT_KINDS = ['last', 'first', 'lead', 'blow', 'duel', 'dice', 'fall'] as const;
export type PointKind = (typeof POINT_KINDS)[number];
export const TROPHY_CAUSES = ['monster', 'meditation', 'duel'] as const;
export type TrophyCause = (typeof TROPHY_CAUSES)[number];
export const COUNTS = ['fights', 'blow', 'cards', 'places', 'quests', 'dice'] as const;
export type CountName = (typeof COUNTS)[number];

import { color, count } from '../../core/cards/vocabulary';

/** What stands beside the words that the pack brings. */
export const SECRET = { event: count };
export const LINK_AS = { from: color, to: color };

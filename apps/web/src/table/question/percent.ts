import { sayTable } from '../text/say-table';

/** A share as people read it: "62%". A text with a number in it, because a browser's own format takes long to make. */
export function percent(share: number): string {
  return sayTable('percent', { n: Math.round(share * 100) });
}

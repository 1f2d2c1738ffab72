import * as v from 'valibot';
import { amount, count, origin } from '../../core/cards/vocabulary';
import helpPack from './data/help-card.json';

const bySpot = v.pipe(v.array(amount), v.length(5));
const helpCard = v.strictObject({
  note: v.string(),
  life: count,
  protection: v.strictObject({ a: bySpot, b: bySpot }),
  soloCards: v.strictObject({ easy: count, normal: count, hard: count }),
  origin,
});
/** @rule OW-LH-002, OW-LH-040, OW-LH-044, OW-LH-045, OW-SOLO-019 */
export const HELP_CARD = v.parse(helpCard, helpPack);
export type Side = keyof typeof HELP_CARD.protection;
export type Difficulty = keyof typeof HELP_CARD.soloCards;

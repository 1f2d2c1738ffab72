import * as v from 'valibot';
import pack from './data/bonuses.json';

const WholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
/** One row of the card: what the die brings up to this number. @rule OW-LM-002 */
const Bonus = v.strictObject({ most: WholeNumber, draw: WholeNumber, origin: v.picklist(['published', 'ours']) });
const Pack = v.pipe(
  v.strictObject({ bonuses: v.array(Bonus) }),
  v.check(({ bonuses }) => bonuses.at(-1)?.most === 6, 'the last row must reach six'),
  v.check(
    ({ bonuses }) => bonuses.every(({ most }, row) => row === 0 || most > (bonuses[row - 1]?.most ?? 0)),
    'rows must rise',
  ),
);

export const BONUSES = v.parse(Pack, pack).bonuses;

import { InvariantError } from '@medallion/kernel';
import * as v from 'valibot';
import { count, fightSchemas, id, origin } from '../../core/cards/vocabulary';
import { besideOf } from '../../core/words';
import { huntWordsPart } from '../../parts/hunt-words/hunt-words';
import pack from './data/bombs.json';

const { ability } = fightSchemas(besideOf([huntWordsPart.words ?? {}]));
const bomb = v.strictObject({
  id,
  name: v.string(),
  copies: count,
  ability,
  origin: v.strictObject({ name: origin, copies: origin, effects: origin }),
});
export type BombFacts = v.InferOutput<typeof bomb>;
const IN_THE_BOX = 28;

/** @rule OW-MT-042 */
export function parseBombs(input: unknown): readonly BombFacts[] {
  const bombs = v.pipe(
    v.array(bomb),
    v.check((all) => all.reduce((sum, { copies }) => sum + copies, 0) === IN_THE_BOX, 'the box holds 28 bombs'),
  );
  return v.parse(v.strictObject({ note: v.string(), bombs }), input).bombs;
}
export const BOMB_FACTS = parseBombs(pack);
export function bombFacts(kind: number): BombFacts {
  const found = BOMB_FACTS[kind];
  if (found === undefined) throw new InvariantError('no such bomb', { kind });
  return found;
}
/** Only against special attacks and passive abilities. @rule OW-MT-048 */
export const isAgainstSpecials = ({ ability: { when } }: BombFacts): boolean => when === 'special';

import { InvariantError } from '@medallion/kernel';
import * as v from 'valibot';
import { fightSchemas, id, origin } from '../../core/cards/vocabulary';
import { besideOf } from '../../core/words';
import { huntWordsPart } from '../../parts/hunt-words/hunt-words';
import pack from './data/mutagens.json';

const { ability } = fightSchemas(besideOf([huntWordsPart.words ?? {}]));
const MUTAGEN_COLORS = ['red', 'blue', 'green'] as const;
const mutagen = v.strictObject({ id, color: v.picklist(MUTAGEN_COLORS), name: v.string(), ability, origin });
export type MutagenFacts = v.InferOutput<typeof mutagen>;
const PER_COLOR = 5;

/** Five of each colour. @rule OW-MT-037 */
export function parseMutagens(input: unknown): readonly MutagenFacts[] {
  const mutagens = v.pipe(
    v.array(mutagen),
    v.check(
      (all) => MUTAGEN_COLORS.every((color) => all.filter((one) => one.color === color).length === PER_COLOR),
      'five of each colour',
    ),
  );
  return v.parse(v.strictObject({ note: v.string(), mutagens }), input).mutagens;
}
export const MUTAGEN_FACTS = parseMutagens(pack);
export function mutagenFacts(number: number): MutagenFacts {
  const found = MUTAGEN_FACTS[number];
  if (found === undefined) throw new InvariantError('no such mutagen', { number });
  return found;
}

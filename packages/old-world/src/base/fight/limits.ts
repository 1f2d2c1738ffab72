import type { RuleId } from '@medallion/rulebook';
import { actionCard } from '../../core/cards/components';
import { COLORS } from '../../core/cards/vocabulary';
import type { Card } from '../../core/state';
import { countColors } from './combo-colors';
import { EVERY_TURN, type Fighter, type Ignored, type Limit } from './fight-state';

type Numbered = {
  [Key in keyof Limit]-?: Limit[Key] extends number | undefined ? Key : never;
}[keyof Limit];

/** From now on, in the turn that it names. */
export function limit(fighter: Fighter, added: Limit): void {
  fighter.limits = [...fighter.limits, added];
}

const holds = ({ turn }: Limit, { turns }: Fighter): boolean => turn === turns || turn === EVERY_TURN;

/** Whether anything at all is limited: the usual fight knows no limit, and asks no further. */
export const isLimited = ({ limits }: Fighter): boolean => limits.length > 0;

/** The lowest of the limits that hold now; null without any. */
export function lowest(fighter: Fighter, key: Numbered): number | null {
  let found: number | null = null;
  for (const one of fighter.limits) {
    const value = one[key];
    if (value !== undefined && holds(one, fighter)) found = found === null ? value : Math.min(found, value);
  }
  return found;
}
/** Everything that holds now, added up. */
export function summed(fighter: Fighter, key: Numbered): number {
  let sum = 0;
  for (const one of fighter.limits) if (holds(one, fighter)) sum += one[key] ?? 0;
  return sum;
}
export function isSaid(fighter: Fighter, key: 'openRandom' | 'openFromDeck' | 'noPotions' | 'damageHalf'): boolean {
  return fighter.limits.some((one) => one[key] === true && holds(one, fighter));
}
export function ignores(fighter: Fighter, what: Ignored): boolean {
  return fighter.limits.some((one) => one.ignore?.includes(what) === true && holds(one, fighter));
}

const colorName = (card: Card): string => COLORS[actionCard(card).color] ?? '';

/** The rule by which a card of the hand may not come next, or null. */
export function cardBlock(fighter: Fighter, card: Card): RuleId | null {
  const color = colorName(card);
  const isFirst = fighter.combo.length === 0;
  for (const one of fighter.limits) {
    if (!holds(one, fighter)) continue;
    const { without, only, openLeastDamage, rule } = one;
    if (without?.includes(color) === true || only?.includes(color) === false) return rule;
    if (isFirst && openLeastDamage !== undefined && actionCard(card).main.damage < openLeastDamage) return rule;
  }
  return null;
}

/** Whether something forbids a further card, whatever the hand holds. */
export function isComboFull(fighter: Fighter): boolean {
  const { combo, limits } = fighter;
  if (limits.length === 0) return false;
  const most = lowest(fighter, 'comboMost');
  if (most !== null && combo.length >= most) return true;
  const [first] = combo;
  if (first === undefined) return false;
  return limits.some((one) => one.openWith?.includes(colorName(first)) === false && holds(one, fighter));
}

/** What the limits leave of a combo's damage. */
export function limitedDamage(fighter: Fighter, damage: number): number {
  let left = damage + summed(fighter, 'comboDamage');
  for (const one of fighter.limits) {
    if (!holds(one, fighter)) continue;
    if (one.damageUnless !== undefined && countColors(fighter, one.damageUnless.colors) === 0) {
      left += one.damageUnless.n;
    }
  }
  const most = lowest(fighter, 'damageMost');
  return most === null ? left : Math.min(left, most);
}

/** What each card of some colours deals less. */
export function damageOfCard(fighter: Fighter, card: Card, damage: number): number {
  let left = damage;
  for (const { colorDamage, ...one } of fighter.limits) {
    if (colorDamage?.colors.includes(colorName(card)) === true && holds(one, fighter)) left += colorDamage.n;
  }
  return damage === left ? damage : Math.max(0, left);
}

/** What is left of so much damage of this fight turn: some of it is ignored, by this blow and by later ones. @rule OW-MT-055 */
export function unabsorbed(fighter: Fighter, damage: number): number {
  if (fighter.limits.length === 0) return damage;
  const rest = isSaid(fighter, 'damageHalf') ? Math.floor(damage / 2) : damage;
  const ignored = Math.min(rest, Math.max(0, -summed(fighter, 'damage') - fighter.absorbed));
  fighter.absorbed += ignored;
  return rest - ignored;
}

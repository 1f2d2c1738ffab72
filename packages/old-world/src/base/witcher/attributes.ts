import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { levelDraw } from '../../core/components';
import { replaced } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import {
  ALCHEMY,
  ATTRIBUTE_INDEXES,
  ATTRIBUTES,
  type Attribute,
  type AttributeName,
  DEFENSE,
  MAX_LEVEL,
  type OldWorldPlay,
  type OldWorldState,
  type Witcher,
  witcherOf,
} from '../../core/state';
import { openPrompt } from '../../options';
import { showAttribute } from '../../options/show';
import { drawCards } from './decks';
import { changeShield, gainPotion, shieldMaximum } from './resources';

export const raisePrompt: Prompt<OldWorldState, Attribute> = openPrompt('raise-attribute', showAttribute);
export const lowerPrompt: Prompt<OldWorldState, Attribute> = openPrompt('lower-attribute', showAttribute);

/** Alchemy brings a potion, Defense a shield, and all four above the level a new level. @rule OW-ATTR-005, OW-ATTR-006, OW-ATTR-010 */
export function* raiseAttribute(play: OldWorldPlay, seat: Seat, attribute: Attribute, rule: RuleId): Flow {
  const witcher = witcherOf(play.state, seat);
  if (witcher.attributes[attribute] >= MAX_LEVEL) return;
  witcher.attributes[attribute] += 1;
  const to = witcher.attributes[attribute];
  if (play.isWatched) play.tell({ type: 'attribute-raised', seat, attribute: ATTRIBUTES[attribute], to, rule });
  if (attribute === DEFENSE && to < MAX_LEVEL) changeShield(play, seat, 1, 'OW-ATTR-006');
  yield* levelUp(play, seat);
  if (attribute === ALCHEMY) yield* gainPotion(play, seat, 1, 'OW-ATTR-005');
}

/** Automatic, at once, never undone. @rule OW-LEVEL-001, OW-LEVEL-002, OW-LEVEL-003, OW-LEVEL-004, OW-LEVEL-005 */
function* levelUp(play: OldWorldPlay, seat: Seat): Flow {
  const witcher = witcherOf(play.state, seat);
  const [combat, defense, alchemy, specialty] = witcher.attributes;
  while (witcher.level < MAX_LEVEL && Math.min(combat, defense, alchemy, specialty) > witcher.level) {
    witcher.level += 1;
    const rule = witcher.level > 3 ? 'OW-LEVEL-003' : 'OW-LEVEL-002';
    if (play.isWatched) play.tell({ type: 'level-gained', seat, level: witcher.level, rule: 'OW-LEVEL-001' });
    if (yield* replaced(rulesOf(play.state).onLevel, play, seat, witcher.level)) continue;
    drawCards(play, seat, levelDraw(witcher.level), rule);
  }
}

/** Never below level 1, and never from level 5. @rule OW-ATTR-007, OW-ATTR-008, OW-ATTR-009 */
export function lowerAttribute(play: OldWorldPlay, seat: Seat, attribute: Attribute, rule: RuleId): void {
  const witcher = witcherOf(play.state, seat);
  if (!canLower(witcher, attribute)) return;
  witcher.attributes[attribute] -= 1;
  const to = witcher.attributes[attribute];
  if (play.isWatched) play.tell({ type: 'attribute-lowered', seat, attribute: ATTRIBUTES[attribute], to, rule });
  const over = witcher.shield - shieldMaximum(witcher);
  if (over > 0) changeShield(play, seat, -over, 'OW-ATTR-007');
}

/** Lowers one attribute by several levels, as a monster or its attack says. */
export function lowerBy(
  play: OldWorldPlay,
  seat: Seat,
  { attribute, n }: { readonly attribute: AttributeName; readonly n: number },
  rule: RuleId,
): void {
  for (let left = n; left > 0; left--) lowerAttribute(play, seat, ATTRIBUTES.indexOf(attribute) as Attribute, rule);
}

export function canLower(witcher: Witcher, attribute: Attribute): boolean {
  return witcher.attributes[attribute] > 1 && witcher.attributes[attribute] < MAX_LEVEL;
}

/** The lowest of those that can still change; with several as low the player chooses. */
export function lowestOf(witcher: Witcher, isOpen: (attribute: Attribute) => boolean): readonly Attribute[] {
  const open = ATTRIBUTE_INDEXES.filter(isOpen);
  const lowest = Math.min(...open.map((attribute) => witcher.attributes[attribute]));
  return open.filter((attribute) => witcher.attributes[attribute] === lowest);
}

/** One of these, chosen by the player where there is a choice. @rule OW-TERM-015 */
export function* raiseOne(play: OldWorldPlay, seat: Seat, among: readonly Attribute[], rule: RuleId): Flow {
  const witcher = witcherOf(play.state, seat);
  const open = among.filter((attribute) => witcher.attributes[attribute] < MAX_LEVEL);
  if (open.length === 0) return;
  const attribute = open.length === 1 ? (open[0] as Attribute) : yield* choose(seat, raisePrompt, open);
  yield* raiseAttribute(play, seat, attribute, rule);
}

export function* lowerOne(play: OldWorldPlay, seat: Seat, among: readonly Attribute[], rule: RuleId): Flow {
  if (among.length === 0) return;
  const attribute = among.length === 1 ? (among[0] as Attribute) : yield* choose(seat, lowerPrompt, among);
  lowerAttribute(play, seat, attribute, rule);
}

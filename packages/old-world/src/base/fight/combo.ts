import type { RuleId } from '@medallion/rulebook';
import {
  type ActionCard,
  actionCard,
  cardId,
  countIcons,
  type IconCount,
  type IconCounts,
  specialtyOf,
} from '../../core/cards/components';
import { type Ability, COLORS, type ColorName, type FightEffect } from '../../core/cards/vocabulary';
import { rulesOf } from '../../core/rules-of';
import { type Card, type OldWorldState, SPECIALTY, witcherOf } from '../../core/state';
import { type ComboTotal, type FightWord, type FoeWord, type Words, wordIn } from '../../core/words';
import type { OldWorldOption } from '../../options';
import {
  type Actor,
  type Fighter,
  type FightState,
  LINK_AS,
  LINK_FREE,
  LINK_MATCHED,
  LINK_SPECIALTY,
} from './fight-state';
import { abilityOf, abilityWord, fighterOf } from './fighters';
import { cardBlock, damageOfCard, ignores, isComboFull, isLimited, limitedDamage, summed } from './limits';
import { abilityFrom, specialtySource, usableAt } from './sources';

/** A next card of a combo and how it is joined, in one number. */
export type NextCard = number;
/** More than there can be cards. */
const LINK_STEP = 100_000;
export const STOP: NextCard = -1;
export const nextCard = (card: Card, link: number): NextCard => card + link * LINK_STEP;
export const cardOfNext = (next: NextCard): Card => next % LINK_STEP;
export const linkOfNext = (next: NextCard): number => Math.floor(next / LINK_STEP);

export function showNextCard(next: NextCard): OldWorldOption<'fight-combo'> {
  if (next === STOP) return { kind: 'stop' };
  const link = linkOfNext(next);
  const card = cardId(cardOfNext(next));
  if (link === LINK_MATCHED) return { kind: 'play', card };
  if (link === LINK_FREE) return { kind: 'play-by', card, by: 'trophy' };
  if (link === LINK_SPECIALTY) return { kind: 'play-by', card, by: 'specialty' };
  return { kind: 'play-as', card, color: COLORS[link - LINK_AS] as ColorName };
}

/** The colour of the next card must be that of an extension on the card beneath it; grey is none. @rule OW-FIGHT-017, OW-MT-030 */
export function matches(lower: Card, upper: Card): boolean {
  return (actionCard(lower).extensions[actionCard(upper).color] ?? null) !== null;
}

/** The rule by which this card may not be played now: a limit, or what the foe is capable of. */
export function playBlock(state: OldWorldState, fight: FightState, fighter: Fighter, card: Card): RuleId | null {
  const byFoe = abilityWord(state, fight).cardBlock?.(fighter, card, abilityOf(fight)) ?? null;
  return cardBlock(fighter, card) ?? byFoe;
}
/** Cards of the hand that nothing forbids. */
export function playable(state: OldWorldState, fight: FightState, fighter: Fighter): readonly Card[] {
  const { hand } = witcherOf(state, fighter.seat);
  if (!isLimited(fighter) && abilityWord(state, fight).cardBlock === undefined) return hand;
  return hand.filter((card) => playBlock(state, fight, fighter, card) === null);
}

/** What may come next: any hand card first, then cards that connect. @rule OW-FIGHT-016, OW-FIGHT-017, OW-FIGHT-018 */
export function nextCards(state: OldWorldState, fight: FightState, side: Actor): NextCard[] {
  const fighter = fighterOf(fight, side);
  const top = fighter.combo.at(-1);
  const allowed = playable(state, fight, fighter);
  if (top === undefined) return allowed.slice();
  if (isComboFull(fighter)) return [];
  const cards: NextCard[] = allowed.filter((card) => matches(top, card));
  const linkers = usableAt(state, fight, side, 'link');
  if (linkers.length === 0) return cards;
  const specialty = specialtySource(state);
  for (const source of linkers) {
    if (source === specialty) cards.push(...allowed.filter(hasColor).map((card) => nextCard(card, LINK_SPECIALTY)));
    else if (linkOf(state, abilityFrom(state, fighter, source)) === 'free') {
      cards.push(...allowed.filter((card) => !matches(top, card)).map((card) => nextCard(card, LINK_FREE)));
    } else {
      const joined = cardsAs(state, abilityFrom(state, fighter, source), top, allowed.filter(hasColor));
      cards.push(...joined.filter((card) => !cards.includes(card)));
    }
  }
  return cards;
}

/** One extension counts as any colour, or cards of one colour count as another. */
function cardsAs(state: OldWorldState, ability: Ability, top: Card, hand: readonly Card[]): NextCard[] {
  const recolour = recolourOf(state, ability);
  if (recolour === null) return cardsAsAny(top, hand);
  const { from, to } = recolour;
  if ((actionCard(top).extensions[to] ?? null) === null) return [];
  return hand.filter((card) => actionCard(card).color === from).map((card) => nextCard(card, LINK_AS + to));
}
function recolourOf(state: OldWorldState, { effects: [first] }: Ability): { from: number; to: number } | null {
  return first === undefined ? null : (wordIn(rulesOf(state).words.fightEffects, first.do).recolours?.(first) ?? null);
}

/** Grey is no colour, so an extension of any colour does not join it. @rule OW-MT-030 */
const hasColor = (card: Card): boolean => actionCard(card).color >= 0;

/** One extension of the card beneath counts as any colour, and its bonus applies. */
function cardsAsAny(top: Card, hand: readonly Card[]): NextCard[] {
  return hand.flatMap((card) =>
    actionCard(top).extensions.flatMap((icons, color) =>
      icons !== null && color !== actionCard(card).color ? [nextCard(card, LINK_AS + color)] : [],
    ),
  );
}

/** How an ability joins a card, by its first word. */
function linkOf(state: OldWorldState, { effects: [first] }: Ability): FightWord['link'] {
  return first === undefined ? undefined : wordIn(rulesOf(state).words.fightEffects, first.do).link;
}

/** The source that joining a card in this way uses up; null for a plain match. */
export function sourceOfLink(state: OldWorldState, fight: FightState, side: Actor, next: NextCard): number | null {
  const link = linkOfNext(next);
  if (link === LINK_MATCHED) return null;
  const specialty = specialtySource(state);
  if (link === LINK_SPECIALTY) return specialty;
  const fighter = fighterOf(fight, side);
  const usable = usableAt(state, fight, side, 'link').filter((source) => source !== specialty);
  const kindOf = (source: number) => linkOf(state, abilityFrom(state, fighter, source));
  const byKind = (kind: FightWord['link']) => usable.find((source) => kindOf(source) === kind) ?? null;
  if (link === LINK_FREE) return byKind('free');
  // What joins fewer cards is used up first.
  const recolours = usable.find((source) => {
    const recolour = recolourOf(state, abilityFrom(state, fighter, source));
    return recolour?.from === actionCard(cardOfNext(next)).color && LINK_AS + recolour.to === link;
  });
  return recolours ?? byKind('any-colour');
}

const NOTHING: IconCounts = countIcons({});

/** The extension that holds the card above counts, with its symbols; all others are ignored. @rule OW-FIGHT-021, OW-FIGHT-022, OW-FIGHT-030 */
function linkIcons(
  state: OldWorldState,
  fighter: Fighter,
  lower: ActionCard,
  upper: ActionCard,
  link: number,
): IconCounts {
  if (link === LINK_MATCHED) return lower.extensions[upper.color] ?? NOTHING;
  if (link === LINK_FREE) return freeIcons(state, fighter);
  if (link >= LINK_AS) return lower.extensions[link - LINK_AS] ?? NOTHING;
  const witcher = witcherOf(state, fighter.seat);
  const level = fighter.specialtyUses > 1 ? 1 : witcher.attributes[SPECIALTY];
  const [effect] = specialtyOf(state, witcher.school, level).effects;
  return effect === undefined ? NOTHING : iconsOfLink(state, effect);
}
function iconsOfLink(state: OldWorldState, effect: FightEffect): IconCounts {
  const icons = wordIn(rulesOf(state).words.fightEffects, effect.do).linkIcons?.(effect);
  return icons === undefined ? NOTHING : countIcons(icons);
}
/** What the source that ignored the colours adds for it. */
function freeIcons(state: OldWorldState, fighter: Fighter): IconCounts {
  const source = fighter.used.findLast((one) => linkOf(state, abilityFrom(state, fighter, one)) === 'free');
  const [effect] = source === undefined ? [] : abilityFrom(state, fighter, source).effects;
  return effect === undefined ? NOTHING : iconsOfLink(state, effect);
}

/** @rule OW-FIGHT-021 to OW-FIGHT-023, OW-FIGHT-028 to OW-FIGHT-033 */
export function comboTotal(state: OldWorldState, fight: FightState, side: Actor): ComboTotal {
  const fighter = fighterOf(fight, side);
  const total: ComboTotal = { damage: 0, shield: 0, draw: 0, less: [], take: 0, back: [], rolls: [] };
  const { combo, links } = fighter;
  const { icons } = rulesOf(state).words;
  const word = abilityWord(state, fight);
  const limited = isLimited(fighter);
  const counts = { main: !limited || !ignores(fighter, 'main'), links: !limited || !ignores(fighter, 'extensions') };
  for (const [place, card] of combo.entries()) {
    const facts = actionCard(card);
    if (word.isVoid !== undefined && isVoid(word, fight, facts)) continue;
    if (counts.main) add(icons, total, mainOf(fighter, facts, card), card);
    const above = combo[place + 1];
    if (above === undefined || !counts.links) continue;
    add(icons, total, linkIcons(state, fighter, facts, actionCard(above), links[place] as number), card);
  }
  for (const card of counts.main ? fighter.beside : NO_CARDS) {
    const facts = actionCard(card);
    if (word.isVoid === undefined || !isVoid(word, fight, facts)) add(icons, total, mainOf(fighter, facts, card), card);
  }
  for (const { card, icons: own } of fighter.bonuses) add(icons, total, own, card);
  if (limited) limitTotal(fighter, total);
  return total;
}
const NO_CARDS: readonly Card[] = [];

function mainOf(fighter: Fighter, { main }: ActionCard, card: Card): IconCounts {
  if (fighter.limits.length === 0) return main;
  const damage = damageOfCard(fighter, card, main.damage);
  return damage === main.damage ? main : { ...main, damage };
}

/** Icons that are ignored, and shields that go with every card. */
function limitTotal(fighter: Fighter, total: ComboTotal): void {
  if (ignores(fighter, 'damage')) total.damage = 0;
  if (ignores(fighter, 'shield')) total.shield = 0;
  if (ignores(fighter, 'draw')) {
    total.draw = 0;
    total.less = [];
  }
  total.shield += summed(fighter, 'shieldPerCard') * (fighter.combo.length + fighter.beside.length);
}

function add(words: Words['icons'], total: ComboTotal, icons: IconCounts, card: Card): void {
  total.damage += icons.damage;
  total.shield += icons.shield;
  if (icons.draw > 0) total.draw += icons.draw;
  else if (icons.draw < 0) total.less.push(icons.draw);
  total.take += icons.take;
  if (icons.back > 0) total.back.push(card);
  for (let at = 0; at < icons.others.length; at++) {
    const { icon, n } = icons.others[at] as IconCount;
    wordIn(words, icon).add(total, n, card);
  }
}

/** Some monsters make cards of a colour void; they still link. */
function isVoid(word: FoeWord, fight: FightState, card: ActionCard): boolean {
  return word.isVoid?.(COLORS[card.color] as ColorName, abilityOf(fight)) === true;
}

/** The damage of the whole combo with everything that was added to it. @rule OW-FIGHT-023, OW-SPEC-013 */
export function comboDamage(state: OldWorldState, fight: FightState, side: Actor): number {
  const fighter = fighterOf(fight, side);
  let damage = comboTotal(state, fight, side).damage + fighter.moreDamage;
  if (fighter.combo.length + fighter.beside.length >= 2) damage += fighter.longComboDamage;
  damage = abilityWord(state, fight).comboDamage?.(damage, fighter, abilityOf(fight)) ?? damage;
  return Math.max(0, isLimited(fighter) ? limitedDamage(fighter, damage) : damage);
}

/** Combat, then the combo, then everything else; below 0 nothing is drawn. @rule OW-FIGHT-034, OW-FIGHT-035 */
export function comboDraw(total: ComboTotal, forgiven: number): number {
  const counted = total.less.toSorted((one, other) => one - other).slice(forgiven);
  return total.draw + counted.reduce((sum, n) => sum + n, 0);
}

import { type Language, listOf, type Params } from '@medallion/text';
import type { MonsterFacts, PotionFacts, TrophyFacts } from '../core/cards/card-pack';
import { EQUIPMENT } from '../core/cards/components';
import type {
  Ability,
  AttackEffect,
  Condition,
  Cost,
  FightEffect,
  Icons,
  MonsterAbility,
} from '../core/cards/vocabulary';
import { sentence } from './sentence';
import { texts } from './texts';

/** What stands on an action card or an extension; an extension with nothing on it only links. */
export function iconsText(language: Language, icons: Icons): string {
  const say = (id: string, n: number): string => texts.say(language, `icon.${id}`, { n });
  const { damage, shield, draw, take, return: back } = icons;
  const parts = [
    ...(damage === undefined ? [] : [say('damage', damage)]),
    ...(shield === undefined ? [] : [say('shield', shield)]),
    ...(draw === undefined ? [] : [say(draw < 0 ? 'draw.less' : 'draw.more', Math.abs(draw))]),
    ...(take === undefined ? [] : [say('take', take)]),
    ...(back === undefined ? [] : [say('return', back)]),
  ];
  return parts.length === 0 ? texts.say(language, 'icon.link') : listOf(language, parts);
}

export function colorsText(language: Language, colors: readonly string[]): string {
  return listOf(
    language,
    colors.map((color) => texts.say(language, `color.${color}`)),
    'or',
  );
}

export function fightEffectsText(language: Language, effects: readonly FightEffect[]): string {
  return effects.map((effect) => fightEffectText(language, effect)).join('; ');
}

function fightEffectText(language: Language, effect: FightEffect): string {
  const say = (id: string, params: Params = {}): string => texts.say(language, `fight-effect.${id}`, params);
  switch (effect.do) {
    case 'draw-later':
      return say(`draw-later.${effect.n < 0 ? 'less' : 'more'}`, { n: Math.abs(effect.n) });
    case 'redraw':
      return say('redraw', { plus: effect.plus });
    case 'arrange-own':
      return say('arrange-own', { look: effect.look, draw: effect.draw });
    case 'arrange-opponent':
      return say('arrange-opponent', { look: effect.look, discard: effect.discard });
    case 'look-take':
      return say('look-take', { look: effect.look, take: effect.take });
    case 'free-link':
      return Object.keys(effect.icons).length === 0
        ? say('free-link')
        : say('free-link.icons', { icons: iconsText(language, effect.icons) });
    case 'roll': {
      const rows = effect.table.map(({ from, effects }) =>
        say('roll.row', { from, text: fightEffectsText(language, effects) }),
      );
      return say('roll', { text: rows.join('; ') });
    }
    default:
      return say(effect.do, 'n' in effect ? { n: effect.n } : {});
  }
}

function conditionText(language: Language, condition: Condition): string {
  const say = (params: Params = {}): string => texts.say(language, `condition.${condition.is}`, params);
  switch (condition.is) {
    case 'combo-cards':
      return say({ least: condition.least });
    case 'combo-colors':
      return say({ least: condition.least, colors: colorsText(language, condition.colors) });
    default:
      return say('n' in condition ? { n: condition.n } : {});
  }
}

function withCost(language: Language, cost: Cost | undefined, text: string): string {
  if (cost === undefined) return text;
  return texts.say(language, 'card.pay', { cost: texts.say(language, `cost.${cost.pay}`, { n: cost.n }), text });
}

/** What is drawn later is drawn at once where the moment is the drawing itself. */
function effectsAt(language: Language, { when, effects }: Ability): string {
  const [effect] = effects;
  return when === 'draw-step' && effects.length === 1 && effect?.do === 'draw-later' && effect.n > 0
    ? texts.say(language, 'fight-effect.draw-more', { n: effect.n })
    : fightEffectsText(language, effects);
}

/** When an ability may be used, on what condition, for what, and what it does. */
export function abilityText(language: Language, ability: Ability): string {
  const text = withCost(language, ability.cost, effectsAt(language, ability));
  const when = texts.say(language, `moment.${ability.when}`);
  if (ability.if === undefined) return texts.say(language, 'card.when', { when, text });
  // A condition on the combo says by itself when it is used.
  if (ability.when === 'combo') {
    return texts.say(language, 'card.when', { when: sentence(conditionText(language, ability.if)), text });
  }
  return texts.say(language, 'card.if', { when, condition: conditionText(language, ability.if), text });
}

export function potionText(language: Language, { cost, effects }: PotionFacts): string {
  return withCost(language, cost, fightEffectsText(language, effects));
}

/** Trophies work once a fight. @rule OW-TROPHY-007 */
export function trophyText(language: Language, { ability }: TrophyFacts): string {
  return texts.say(language, 'card.once', { text: abilityText(language, ability) });
}

export function specialtyText(language: Language, ability: Ability): string {
  return texts.say(language, 'card.once', { text: abilityText(language, ability) });
}

export function monsterAbilityText(language: Language, ability: MonsterAbility): string {
  const { when: _, do: word, ...numbers } = ability;
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(numbers)) {
    if (name === 'attribute') params.attribute = texts.say(language, `attribute.${value}`);
    else if (Array.isArray(value)) params.colors = colorsText(language, value);
    else params[name] = value as number;
  }
  return texts.say(language, `monster-ability.${word}`, params);
}

export function monsterText(language: Language, { level, life, ability }: MonsterFacts): readonly string[] {
  return [
    texts.say(language, 'card.level', { level }),
    texts.say(language, 'card.life', { n: life }),
    monsterAbilityText(language, ability),
  ];
}

/** One half of a monster fight card. @rule OW-FIGHT-054 */
export function attackText(language: Language, effects: readonly AttackEffect[]): string {
  return effects.map((effect) => attackEffectText(language, effect)).join('; ');
}

function attackEffectText(language: Language, effect: AttackEffect): string {
  const say = (id: string, params: Params = {}): string => texts.say(language, `attack-effect.${id}`, params);
  switch (effect.do) {
    case 'damage-level':
      return say(`damage-level.${effect.plus < 0 ? 'less' : 'more'}`, { n: Math.abs(effect.plus) });
    case 'damage-attribute':
      return say('damage-attribute', { attribute: texts.say(language, `attribute.${effect.attribute}`) });
    case 'lower':
      return say('lower', { attribute: texts.say(language, `attribute.${effect.attribute}`), n: effect.n });
    default:
      return say(effect.do, 'n' in effect ? { n: effect.n } : {});
  }
}

/** Equipment of fights is worded from its ability; the other companions have a text of their own. */
export function companionText(language: Language, companion: string): string {
  const gear = EQUIPMENT.find(({ id }) => id === companion);
  if (gear !== undefined) return texts.say(language, 'card.once', { text: abilityText(language, gear.ability) });
  return texts.say(language, `companion-text.${companion}`);
}

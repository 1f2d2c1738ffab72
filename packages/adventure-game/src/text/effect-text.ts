import type { Language, Params } from '@medallion/text';
import type { Effect, Enemy, TaskCondition } from '../effect';
import { nameOf } from './names';
import { texts } from './texts';

/** What effects do, in words made from the data that drives them, so that words and behaviour cannot drift apart. */
export function effectsText(language: Language, effects: readonly Effect[]): string {
  if (effects.length === 0) return texts.say(language, 'effect.nothing');
  return effects.map((effect) => effectText(language, effect)).join('; ');
}

/** The same of what a hero may choose to do: goods that go are spent then, and not lost. */
export function chosenText(language: Language, effects: readonly Effect[]): string {
  const spent = (effect: Effect): string | null => {
    if (effect.do === 'spend-lead') return goods(language, effect.color, effect.n);
    return effect.do === 'spend-gold' ? goods(language, 'gold', effect.n) : null;
  };
  if (effects.length === 0) return effectsText(language, effects);
  const words = effects.map((effect) => {
    const paid = spent(effect);
    return paid === null ? effectText(language, effect) : texts.say(language, `effect.${effect.do}`, { goods: paid });
  });
  return words.join('; ');
}

/** As a sentence of its own. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export function goods(language: Language, what: string, n: number): string {
  return texts.say(language, `resource.${what}`, { n });
}

function effectText(language: Language, effect: Effect): string {
  const say = (id: string, params: Params = {}): string => texts.say(language, `effect.${id}`, params);
  const list = (effects: readonly Effect[]): string => effectsText(language, effects);
  switch (effect.do) {
    case 'lead':
      return say(effect.do, { goods: goods(language, effect.color, effect.n) });
    case 'spend-lead':
      return say('lose-goods', { goods: goods(language, effect.color, effect.n) });
    case 'spend-gold':
      return say('lose-goods', { goods: goods(language, 'gold', effect.n) });
    case 'gold':
    case 'gold-for-all-here':
      return say(effect.do, { goods: goods(language, 'gold', effect.n) });
    case 'wounds':
      return woundsText(language, effect.minor, effect.severe);
    case 'heal-minor':
    case 'clear-foul-fate':
      return say(effect.do, { n: effect.n, upTo: effect.upTo ? 'yes' : 'no' });
    case 'foul-fate-beside':
      return say(effect.do, {
        action: texts.say(language, `action.${effect.action}`),
        ifAble: effect.ifAble ? 'yes' : 'no',
      });
    case 'place-monsters':
      return effect.where
        .map((where) =>
          say(effect.do, {
            tier: texts.say(language, `tier.${effect.tier}`),
            where: texts.say(language, `where.${where}`),
          }),
        )
        .join('; ');
    case 'battle':
      return say(effect.do, {
        enemy: `${enemyLine(language, effect.enemy)}. ${enemyText(language, effect.enemy).join('. ')}`,
      });
    case 'roll':
      return say(effect.do, { success: list(effect.success), fail: list(effect.fail) });
    case 'choose':
      return say(effect.do, {
        options: effect.options.map((way, index) => `(${index + 1}) ${chosenText(language, way)}`).join('; '),
      });
    default:
      return conditionText(language, effect);
  }
}

function conditionText(language: Language, effect: Effect): string {
  const say = (params: Params = {}): string => texts.say(language, `effect.${effect.do}`, params);
  const list = (effects: readonly Effect[]): string => effectsText(language, effects);
  const trait = (name: string): string => texts.say(language, `trait.${name}`);
  switch (effect.do) {
    case 'may-pay':
      return say({ cost: chosenText(language, effect.cost), gain: list(effect.gain) });
    case 'if-monster-here':
      return say({ gain: list(effect.gain) });
    case 'if-minor-wound':
      return say({ gain: list(effect.gain), otherwise: list(effect.otherwise) });
    case 'may-discard-trait':
      return say({ trait: trait(effect.trait), gain: list(effect.gain), otherwise: list(effect.otherwise) });
    case 'discard-trait-or':
      return say({ trait: trait(effect.trait), otherwise: list(effect.otherwise) });
    case 'task':
      return say({ when: whenText(language, effect.when), reward: list(effect.reward) });
    case 'lead-per-trait':
      return say({ trait: trait(effect.trait), goods: goods(language, effect.color, 1) });
    case 'each-hero':
    case 'each-other-hero':
      return say({ effects: list(effect.effects) });
    case 'develop':
      return say({ draw: effect.draw, keep: effect.keep });
    case 'move':
      return say({ routes: effect.routes, isFree: effect.isFree ? 'yes' : 'no' });
    case 'buy-leads':
      return say({ most: effect.most });
    case 'keep-until-vp':
    case 'cheap-proof':
      return say({ less: effect.less });
    default:
      return say('n' in effect ? { n: effect.n } : {});
  }
}

function woundsText(language: Language, minor: number, severe: number): string {
  if (severe === 0) return texts.say(language, 'effect.wounds.minor', { n: minor });
  if (minor === 0) return texts.say(language, 'effect.wounds.severe', { n: severe });
  return texts.say(language, 'effect.wounds.both', { minor, severe });
}

function whenText(language: Language, when: TaskCondition): string {
  switch (when.on) {
    case 'defeat':
      return texts.say(language, `when.defeat.${when.tier}`);
    case 'travel-elsewhere':
      return texts.say(language, 'when.travel-elsewhere');
    case 'at':
      return texts.say(language, 'when.at', { place: nameOf(language, 'location', when.location) });
    case 'spend-lead':
      return texts.say(language, 'when.spend-lead', { goods: goods(language, when.color, when.n) });
  }
}

/** What an enemy asks for. */
export function enemyStats(language: Language, { sword, ritual, shield, needsBoth }: Enemy): string {
  const kind = sword === null ? 'ritual' : ritual === null ? 'sword' : needsBoth === true ? 'both' : 'third';
  return texts.say(language, `enemy.stats.${kind}`, { sword: sword ?? 0, ritual: ritual ?? 0, shield });
}

/** Name and stats of an enemy. */
export function enemyLine(language: Language, enemy: Enemy): string {
  const name = nameOf(language, 'enemy', enemy.id);
  return texts.say(language, 'enemy.line', { name, stats: enemyStats(language, enemy) });
}

/** What each comparison brings; comparisons that bring nothing are left out. */
export function enemyText(language: Language, { attack, defence, ritualEffects }: Enemy): readonly string[] {
  const lines: string[] = [];
  const add = (stat: string, outcome: 'success' | 'fail', effects: readonly Effect[]): void => {
    if (effects.length > 0) {
      lines.push(texts.say(language, `enemy.${stat}.${outcome}`, { text: effectsText(language, effects) }));
    }
  };
  for (const outcome of ['success', 'fail'] as const) {
    add('attack', outcome, attack[outcome]);
    add('defence', outcome, defence[outcome]);
    if (ritualEffects !== undefined) add('ritual', outcome, ritualEffects[outcome]);
  }
  return lines;
}

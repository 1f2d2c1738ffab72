import { type Language, listOf } from '@medallion/text';
import {
  CARDS,
  findKind,
  findLeader,
  LEADERS,
  type LeaderEffect,
  type SpecialFacts,
  type UnitAbility,
  type UnitFacts,
} from '../cards';
import { EDITION } from '../editions';
import { mayTakeHeroes } from '../leaders/heroes';
import type { Readings } from '../state';
import { cardName } from './names';
import { texts } from './texts';

/** One sentence of a card: the ability it words, and the words. */
export interface CardLine {
  readonly ability: string;
  readonly name: string;
  readonly text: string;
}

/** What is agreed unless the players say otherwise. */
export const USUAL_READINGS: Readings = { edition: EDITION, relentless: 'own-deck', heroes: 'may-be-taken' };

/** The text of a card, made from the data that drives it, so that words and behaviour cannot drift apart. */
export function cardText(language: Language, id: string, agreed: Readings = USUAL_READINGS): readonly CardLine[] {
  const leader = LEADERS[findLeader(id) ?? -1];
  if (leader !== undefined) {
    const name = texts.say(language, `leader.${leader.mode}`);
    return [{ ability: leader.mode, name, text: leaderText(language, leader.effect, agreed) }];
  }
  const facts = CARDS[findKind(id) ?? -1];
  if (facts === undefined) return [];
  return 'effect' in facts ? [specialLine(language, facts)] : unitLines(language, facts);
}

function unitLines(language: Language, facts: UnitFacts): readonly CardLine[] {
  const say = (id: string) => texts.say(language, id);
  const lines: CardLine[] = facts.abilities.map((ability) => ({
    ability,
    name: say(`ability.${ability}`),
    text: abilityText(language, facts, ability),
  }));
  if (facts.rows.length > 1) {
    lines.unshift({ ability: 'agile', name: say('ability.agile'), text: say('ability.agile.text') });
  }
  if (facts.kind === 'hero') lines.unshift({ ability: 'hero', name: say('kind.hero'), text: say('hero.text') });
  if (facts.isSecondary === true) lines.push({ ability: 'secondary', name: '', text: say('secondary.text') });
  return lines;
}

function abilityText(language: Language, facts: UnitFacts, ability: UnitAbility): string {
  switch (ability) {
    case 'muster':
      return texts.say(language, 'ability.muster.text', { cards: calledText(language, facts) });
    case 'scorch-row':
      return texts.say(language, 'ability.scorch-row.text', {
        row: texts.say(language, `row.${facts.rows[0] ?? 'close'}`),
        threshold: facts.threshold ?? 0,
      });
    case 'berserker':
    case 'summon':
      return texts.say(language, `ability.${ability}.text`, { card: cardName(language, facts.becomes ?? '') });
    default:
      return texts.say(language, `ability.${ability}.text`);
  }
}

function calledText(language: Language, facts: UnitFacts): string {
  const called = (facts.calls ?? []).map((id) =>
    id === facts.id
      ? facts.copies > 1
        ? texts.say(language, 'ability.muster.own')
        : null
      : texts.say(language, 'ability.muster.every', { card: cardName(language, id) }),
  );
  return listOf(
    language,
    called.filter((text) => text !== null),
  );
}

function specialLine(language: Language, facts: SpecialFacts): CardLine {
  const rows = facts.strikes ?? [];
  return {
    ability: facts.effect,
    name: cardName(language, facts.id),
    text: texts.say(
      language,
      `special.${facts.effect}.text`,
      facts.effect === 'weather'
        ? {
            rows: listOf(
              language,
              rows.map((row) => texts.say(language, `row.${row}`)),
            ),
            count: rows.length,
          }
        : {},
    ),
  };
}

export function leaderText(language: Language, effect: LeaderEffect, agreed: Readings): string {
  const row = (name: string) => texts.say(language, `row.${name}`);
  const withHeroes = (sentence: string, areTaken: boolean) =>
    `${sentence} ${texts.say(language, areTaken ? 'leader.heroes-too' : 'leader.no-heroes')}`;
  switch (effect.do) {
    case 'take': {
      const from = effect.from === 'configured' ? agreed.relentless : effect.from;
      const sentence = texts.say(language, `leader.take.${from}.text`);
      return withHeroes(sentence, from !== 'opponent-discard' && mayTakeHeroes(agreed, 'take'));
    }
    case 'horn':
      return texts.say(language, 'leader.horn.text', { row: row(effect.row) });
    case 'scorch-row':
      return texts.say(language, 'leader.scorch-row.text', { row: row(effect.row), threshold: effect.threshold });
    case 'trade':
      return withHeroes(
        texts.say(language, 'leader.trade.text', { discard: effect.discard }),
        mayTakeHeroes(agreed, 'trade'),
      );
    case 'play-from-deck':
      return texts.say(language, 'leader.play-from-deck.text', { card: cardName(language, effect.card) });
    case 'peek':
    case 'extra-card':
      return texts.say(language, `leader.${effect.do}.text`, { count: effect.count });
    default:
      return texts.say(language, `leader.${effect.do}.text`);
  }
}

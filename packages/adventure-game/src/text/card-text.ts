import { type Language, listOf } from '@medallion/text';
import { SUPPORT } from '../components';
import { COLORS, type Effect } from '../effect';
import type {
  CompanionFacts,
  DevelopmentFacts,
  FoulFateFacts,
  GoodFortuneFacts,
  InvestigationFacts,
  QuestFacts,
  ResultCounts,
  SideQuest,
} from '../pack';
import { RESULTS } from '../pack';
import { effectsText, enemyLine, enemyText, goods, sentence } from './effect-text';
import { nameOf } from './names';
import { texts } from './texts';

/** The text of an investigation, foul fate or companion card. */
export function plainCardText(
  language: Language,
  { effects }: InvestigationFacts | FoulFateFacts | CompanionFacts,
): string {
  return `${effects.map((effect: Effect) => sentence(effectsText(language, [effect]))).join('. ')}.`;
}

export function resultsText(language: Language, counts: ResultCounts): string {
  const parts = RESULTS.flatMap((name) => {
    const n = counts[name];
    return n === undefined ? [] : [texts.say(language, `result.${name}`, { n })];
  });
  return listOf(language, parts);
}

type Powers = Pick<DevelopmentFacts, 'effects' | 'produce' | 'reroll' | 'grants'>;

function powersText(language: Language, { effects, produce, reroll, grants }: Powers): string {
  const parts: string[] = [];
  if (reroll !== undefined) parts.push(texts.say(language, 'card.reroll', { n: reroll }));
  if (produce !== undefined) {
    const ways = produce.map((one) => resultsText(language, one));
    parts.push(texts.say(language, 'card.produce', { results: listOf(language, ways, 'or') }));
  }
  if (effects !== undefined) parts.push(effectsText(language, effects));
  if (grants !== undefined) parts.push(texts.say(language, `grant.${grants.word}`, { n: grants.n }));
  return parts.join('; ');
}

function costText(language: Language, { cost }: DevelopmentFacts): string | null {
  const parts: string[] = [];
  if (cost.marker !== undefined) parts.push(goods(language, 'marker', cost.marker));
  if (cost.gold !== undefined) parts.push(goods(language, 'gold', cost.gold));
  if (cost.lead !== undefined) parts.push(goods(language, 'any', cost.lead));
  for (const name of RESULTS) {
    const n = cost[name];
    if (n !== undefined) parts.push(texts.say(language, `result.${name}`, { n }));
  }
  return parts.length === 0 ? null : listOf(language, parts);
}

/** When a development card may be used, what it costs and what it does. */
export function developmentText(language: Language, facts: DevelopmentFacts): readonly string[] {
  const cost = costText(language, facts);
  const power = powersText(language, facts);
  const text = cost === null ? power : texts.say(language, 'card.cost', { cost, text: power });
  const when = [
    texts.say(language, `timing.${facts.timing}`),
    ...(facts.limit === null ? [] : [texts.say(language, `limit.${facts.limit}`)]),
    ...(facts.against === undefined ? [] : [texts.say(language, `against.${facts.against}`)]),
    ...(facts.onlyIf === undefined ? [] : [texts.say(language, `only-if.${facts.onlyIf}`)]),
  ].join(', ');
  const lines = [texts.say(language, 'card.line', { when, text })];
  if (facts.stronger !== undefined) lines.push(strongerText(language, facts.stronger));
  if (facts.startMarkers > 0) lines.push(texts.say(language, 'card.markers', { n: facts.startMarkers }));
  return lines;
}

function strongerText(language: Language, { marker, effects }: NonNullable<DevelopmentFacts['stronger']>): string {
  const cost = goods(language, 'marker', marker);
  const text = texts.say(language, 'card.cost', { cost, text: effectsText(language, effects) });
  return texts.say(language, 'card.stronger', { text });
}

export function fortuneText(language: Language, facts: GoodFortuneFacts): string {
  const when = texts.say(language, `timing.${facts.timing}`);
  return texts.say(language, 'card.line', { when, text: powersText(language, facts) });
}

/** What a side quest asks for. */
export function sideText(language: Language, side: SideQuest): string {
  switch (side.kind) {
    case 'defeat':
      return texts.say(language, `side.defeat.${side.tier}`);
    case 'go-to':
      return texts.say(language, 'side.go-to', { place: nameOf(language, 'location', side.location) });
    case 'spend-leads':
      return texts.say(language, 'side.spend', { goods: goods(language, side.color, side.n) });
    case 'spend-gold':
      return texts.say(language, 'side.spend', { goods: goods(language, 'gold', side.n) });
  }
}

export interface QuestText {
  readonly name: string;
  readonly sides: readonly string[];
  readonly support: string;
  readonly main: string;
  /** The enemy and what the battle brings; empty without one. */
  readonly enemy: readonly string[];
  readonly consequences: string;
}

export function questText(language: Language, facts: QuestFacts): QuestText {
  const { main, support } = facts;
  const cost = SUPPORT.supportCosts[support];
  const proofs = COLORS.filter((color) => main.proofs[color] > 0).map((color) =>
    goods(language, `${color}-proof`, main.proofs[color]),
  );
  return {
    name: nameOf(language, 'quest', facts.id),
    sides: facts.sides.map((side) =>
      texts.say(language, 'side.worth', { text: sideText(language, side), vp: side.vp }),
    ),
    support: texts.say(language, 'quest.support', {
      type: texts.say(language, `support.${support}`),
      goods: 'gold' in cost ? goods(language, 'gold', cost.gold) : goods(language, `${cost.proof}-proof`, cost.n),
      supporter: SUPPORT.supportVp.supporter,
      owner: SUPPORT.supportVp.owner,
    }),
    main: texts.say(language, 'quest.main', {
      place: nameOf(language, 'location', facts.location),
      goods: listOf(language, proofs),
      vp: main.vp,
    }),
    enemy: main.enemy === null ? [] : [enemyLine(language, main.enemy), ...enemyText(language, main.enemy)],
    consequences: texts.say(language, 'quest.consequences', { text: effectsText(language, facts.consequences) }),
  };
}

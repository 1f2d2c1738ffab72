import { InvariantError } from '@medallion/kernel';
import companionPack from '../data/companions.json';
import developmentPack from '../data/development.json';
import dicePack from '../data/dice.json';
import foulFatePack from '../data/foul-fate.json';
import goodFortunePack from '../data/good-fortune.json';
import heroPack from '../data/heroes.json';
import investigationPack from '../data/investigation.json';
import monsterPack from '../data/monsters.json';
import questPack from '../data/quests.json';
import {
  COLORS,
  type ColorName,
  type Effect,
  type Enemy,
  effectsIn,
  TIERS,
  type TierName,
  type TraitName,
} from './effect';
import {
  type DevelopmentFacts,
  FACES,
  type FaceName,
  type FoulFateFacts,
  type GoodFortuneFacts,
  type HeroFacts,
  type InvestigationFacts,
  type MonsterFacts,
  parseCompanions,
  parseDevelopment,
  parseDice,
  parseFoulFate,
  parseGoodFortune,
  parseHeroes,
  parseInvestigation,
  parseMonsters,
  parseQuests,
  parseSupportTerms,
  type QuestFacts,
  RESULTS,
  type ResultCounts,
} from './pack';

/** In the state every card is one small number: its place in one of these lists. Two copies are the same number. */
export const HEROES = parseHeroes(heroPack);
export const DICE = parseDice(dicePack);
export const COMPANIONS = parseCompanions(companionPack);
export const DEVELOPMENT = parseDevelopment(developmentPack);
export const INVESTIGATION = parseInvestigation(investigationPack);
export const FOUL_FATE = parseFoulFate(foulFatePack);
export const GOOD_FORTUNE = parseGoodFortune(goodFortunePack);
export const MONSTERS = parseMonsters(monsterPack);
export const QUESTS = parseQuests(questPack);
export const SUPPORT = parseSupportTerms(questPack);

/** A colour by its place in `COLORS`, a tier by its place in `TIERS`. */
export type Color = 0 | 1 | 2;
export type Tier = 0 | 1 | 2;
export const COLOR_INDEXES: readonly Color[] = [0, 1, 2];
export const colorIndex = (name: ColorName): Color => COLORS.indexOf(name) as Color;
export const tierIndex = (name: TierName): Tier => TIERS.indexOf(name) as Tier;

export function heroFacts(hero: number): HeroFacts {
  return HEROES[hero] as HeroFacts;
}
export function developmentFacts(card: number): DevelopmentFacts {
  return DEVELOPMENT[card] as DevelopmentFacts;
}
export function investigationFacts(card: number): InvestigationFacts {
  return INVESTIGATION[card] as InvestigationFacts;
}
export function foulFateFacts(card: number): FoulFateFacts {
  return FOUL_FATE[card] as FoulFateFacts;
}
export function goodFortuneFacts(card: number): GoodFortuneFacts {
  return GOOD_FORTUNE[card] as GoodFortuneFacts;
}
export function questFacts(quest: number): QuestFacts {
  return QUESTS[quest] as QuestFacts;
}
export function monsterFacts(kind: number): MonsterFacts {
  return MONSTERS[kind] as MonsterFacts;
}

/** Every enemy there is: the monsters first, in the order of `MONSTERS`, then those of quests and cards. */
export const ENEMIES: readonly Enemy[] = [
  ...MONSTERS,
  ...QUESTS.flatMap((quest) => (quest.main.enemy === null ? [] : [quest.main.enemy])),
  ...[...INVESTIGATION, ...FOUL_FATE].flatMap((card) =>
    [...effectsIn(card.effects)].flatMap((one) => (one.do === 'battle' ? [one.enemy] : [])),
  ),
];
const enemyIndexes = new Map(ENEMIES.map((enemy, index) => [enemy, index]));

export function enemyIndex(enemy: Enemy): number {
  const index = enemyIndexes.get(enemy);
  if (index === undefined) throw new InvariantError('no such enemy', { enemy: enemy.id });
  return index;
}
export function enemyOf(index: number): Enemy {
  return ENEMIES[index] as Enemy;
}
/** Only tokens are monsters; the enemies of quests and cards are not. @rule AG-SIDE-006 */
export function isMonster(enemy: number): boolean {
  return enemy < MONSTERS.length;
}

const monsterTiers: readonly Tier[] = MONSTERS.map(({ tier }) => tierIndex(tier));
export function tierOfMonster(kind: number): Tier {
  return monsterTiers[kind] as Tier;
}

const investigationDecks: readonly Color[] = INVESTIGATION.map(({ deck }) => colorIndex(deck));
export function deckOfInvestigation(card: number): Color {
  return investigationDecks[card] as Color;
}
const questDecks: readonly Color[] = QUESTS.map(({ deck }) => colorIndex(deck));
export function deckOfQuest(quest: number): Color {
  return questDecks[quest] as Color;
}

type Task = Extract<Effect, { do: 'task' }>;
const tasks: readonly (Task | null)[] = INVESTIGATION.map(
  ({ effects }) => effects.find((one): one is Task => one.do === 'task') ?? null,
);
export function taskOf(card: number): Task | null {
  return tasks[card] ?? null;
}
export function traitOf(card: number): TraitName | null {
  return investigationFacts(card).trait;
}

/** A die face by its place in `FACES`; what it produces stands in the order of `RESULTS`. @rule AG-DICE-006, AG-DICE-007, AG-DICE-008 */
export type Face = number;
export type Pool = [sword: number, shield: number, dodge: number, ritual: number, sign: number];

const FACE_RESULTS: Readonly<Record<FaceName, Pool>> = {
  blank: [0, 0, 0, 0, 0],
  sword: [1, 0, 0, 0, 0],
  shield: [0, 1, 0, 0, 0],
  dodge: [0, 0, 1, 0, 0],
  ritual: [0, 0, 0, 1, 0],
  sign: [0, 0, 0, 0, 1],
  'double-sword': [2, 0, 0, 0, 0],
  'double-shield': [0, 2, 0, 0, 0],
  'dodge-shield': [0, 1, 1, 0, 0],
  'sword-double-shield': [1, 2, 0, 0, 0],
};
const faceResults: readonly Pool[] = FACES.map((face) => FACE_RESULTS[face]);
export function resultsOf(face: Face): Readonly<Pool> {
  return faceResults[face] as Pool;
}

/** The six faces of each die, and the dice of each hero behind the three battle dice. @rule AG-DICE-003 */
const dieFaces = new Map<string, readonly Face[]>(
  DICE.map(({ id, faces }) => [id, faces.map((face) => FACES.indexOf(face))]),
);
function facesOf(id: string): readonly Face[] {
  const faces = dieFaces.get(id);
  if (faces === undefined) throw new InvariantError('no such die', { id });
  return faces;
}
export const BATTLE_DICE: readonly (readonly Face[])[] = ['battle-1', 'battle-2', 'battle-3'].map(facesOf);
export const HERO_DICE: readonly (readonly (readonly Face[])[])[] = HEROES.map(({ dice }) => dice.map(facesOf));
const allDice = HERO_DICE.map((own) => [...BATTLE_DICE, ...own]);
export function battleDiceOf(hero: number): readonly (readonly Face[])[] {
  return allDice[hero] as readonly (readonly Face[])[];
}
const successFaces: readonly (readonly Face[])[] = HEROES.map(({ success }) =>
  success.map((face) => FACES.indexOf(face)),
);
export function successFacesOf(hero: number): readonly Face[] {
  return successFaces[hero] as readonly Face[];
}

export function poolOf(counts: ResultCounts): Pool {
  return RESULTS.map((name) => counts[name] ?? 0) as Pool;
}
/** What the ways of using a card produce, and what using it takes out of the results. */
const produced: readonly (readonly Pool[])[] = DEVELOPMENT.map(({ produce }) => (produce ?? []).map(poolOf));
const taken: readonly Pool[] = DEVELOPMENT.map(({ cost }) => RESULTS.map((name) => cost[name] ?? 0) as Pool);
const fortuneProduced: readonly (readonly Pool[])[] = GOOD_FORTUNE.map(({ produce }) => (produce ?? []).map(poolOf));
export function producedBy(card: number): readonly Pool[] {
  return produced[card] as readonly Pool[];
}
export function takenBy(card: number): Readonly<Pool> {
  return taken[card] as Pool;
}
export function producedByFortune(card: number): readonly Pool[] {
  return fortuneProduced[card] as readonly Pool[];
}

const rates: readonly (readonly [number, number, number])[] = HEROES.map((hero) => [
  hero.rates.red,
  hero.rates.blue,
  hero.rates.purple,
]);
/** Leads of a colour that make one proof for this hero. */
export function rateOf(hero: number, color: Color): number {
  return (rates[hero] as readonly [number, number, number])[color];
}

/** As many numbers as there are copies, for laying out a deck. */
export function copiesOf(
  list: readonly { readonly copies: number }[],
  isIn: (index: number) => boolean = () => true,
): number[] {
  const cards: number[] = [];
  for (const [index, { copies }] of list.entries()) {
    for (let left = isIn(index) ? copies : 0; left > 0; left--) cards.push(index);
  }
  return cards;
}

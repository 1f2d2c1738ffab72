import { ADVENTURE_GAME_RULE_IDS, GWENT_RULE_IDS, OLD_WORLD_RULE_IDS, type RuleId } from './rule-ids';

export const GAME_IDS = ['gwent', 'old-world', 'adventure-game'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The ids of each ledger, in the ledger's order. */
export const RULE_IDS = {
  gwent: GWENT_RULE_IDS,
  'old-world': OLD_WORLD_RULE_IDS,
  'adventure-game': ADVENTURE_GAME_RULE_IDS,
} as const satisfies Record<GameId, readonly RuleId[]>;

const games = new Map<string, GameId>(GAME_IDS.flatMap((game) => RULE_IDS[game].map((id) => [id, game] as const)));

export function isRuleId(value: unknown): value is RuleId {
  return typeof value === 'string' && games.has(value);
}

/** The game whose ledger has the rule, or null when no ledger has it. */
export function gameOfRule(id: string): GameId | null {
  return games.get(id) ?? null;
}

export interface CitedId {
  readonly id: string;
  readonly line: number;
}

/** Digits are not counted, so that an id with a digit too few is found as unknown and not overlooked. */
const ID_SHAPE = /\b(?:GW|OW|AG)-[A-Z]+-\d+\b/g;

/** Everything in a text that has the shape of a rule id, whether or not such a rule exists. */
export function ruleIdsIn(text: string): readonly CitedId[] {
  return text
    .split('\n')
    .flatMap((words, index) => [...words.matchAll(ID_SHAPE)].map(([id]) => ({ id, line: index + 1 })));
}

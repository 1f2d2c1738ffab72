// The light door: ids, types and the functions that read a ledger. The ledgers themselves, with all their texts, stand
// behind '@medallion/rulebook/gwent', '/old-world' and '/adventure-game', so that an app loads only those it shows.
export type { Ledger, Rule, RuleKind, Translation } from './ledger';
export { RULE_KINDS } from './ledger';
export { nearRules } from './near';
export type { CitedId, GameId } from './rule-id';
export { GAME_IDS, gameOfRule, isRuleId, RULE_IDS, ruleIdsIn } from './rule-id';
export type { AdventureGameRuleId, GwentRuleId, OldWorldRuleId, RuleId } from './rule-ids';
export { ADVENTURE_GAME_RULE_IDS, GWENT_RULE_IDS, OLD_WORLD_RULE_IDS } from './rule-ids';
export type { RuleText } from './rule-text';
export { ruleText, translationGaps } from './rule-text';
export type { SearchHit } from './search';
export { searchRules } from './search';
export type { Section, Topic } from './sections';
export { sections, topics } from './sections';

import { type Flow, type Game, InvariantError, type Outcome } from '@medallion/kernel';
import { baseRules } from './base/base';
import { setup } from './base/setup';
import { configJson, type OldWorldConfig, packConfig, parseConfig, unpackConfig } from './core/config';
import { cut, type OldWorldEvent } from './core/events';
import type { AnyModule } from './core/module';
import { layBase, layModule, rulesOf } from './core/rules-of';
import { scramble } from './core/scramble';
import { clone, type OldWorldPlay, type OldWorldState } from './core/state';
import { type OldWorldView, view } from './core/view';
import { EDITION, EDITIONS } from './editions';
import { oldWorldKnowledge } from './knowledge/index';
import { advancedCardsModule } from './modules/advanced-cards/advanced-cards';
import { adventurePackModule } from './modules/adventure-pack/adventure-pack';
import { bombsModule } from './modules/bombs/bombs';
import { legendaryHuntModule } from './modules/legendary-hunt/legendary-hunt';
import { lostMountModule } from './modules/lost-mount/lost-mount';
import { monsterTrailModule } from './modules/monster-trail/monster-trail';
import { mutagensModule } from './modules/mutagens/mutagens';
import { solo } from './modules/solo/solo';
import { uniqueCardsModule } from './modules/unique-cards/unique-cards';
import { cardAbilitiesPart } from './parts/card-abilities/card-abilities';
import { huntWordsPart } from './parts/hunt-words/hunt-words';
import { specialAttacksPart } from './parts/special-attacks/special-attacks';

/** Every module of the game, in the one order in which they are composed, whatever order a configuration names. */
const MODULES: readonly AnyModule[] = [
  solo,
  specialAttacksPart,
  huntWordsPart,
  cardAbilitiesPart,
  monsterTrailModule,
  // Before what listens to levels and potions, and before the mount: its tokens come first. @rule OW-LH-037, OW-LH-058
  legendaryHuntModule,
  uniqueCardsModule,
  advancedCardsModule,
  mutagensModule,
  bombsModule,
  adventurePackModule,
  lostMountModule,
];

layBase(baseRules);
for (const module of MODULES) layModule(module);

export type OldWorldGame = Game<OldWorldConfig, OldWorldState, OldWorldView, OldWorldEvent>;

/** The Witcher: Old World for one to five witchers. @rule OW-SETUP-001 */
export const oldWorld: OldWorldGame = {
  id: 'old-world',
  version: EDITION,
  reads: EDITIONS,
  parseConfig,
  seats: ({ players }) => players,
  configJson,
  packConfig,
  unpackConfig,
  setup,
  next,
  outcome,
  score: ({ witchers }) => witchers.map(({ spot }) => spot),
  view,
  cut,
  scramble,
  clone,
  knowledge: oldWorldKnowledge,
};

/** The same game, with further modules that a configuration may name. */
export function oldWorldWith(modules: readonly AnyModule[]): OldWorldGame {
  for (const module of modules) layModule(module);
  return oldWorld;
}

/** The step of the phase the table is in, whoever brought that phase. @rule OW-TURN-002 */
function next(play: OldWorldPlay): Flow | null {
  const { phase } = play.state;
  if (phase === 'over') return null;
  const step = rulesOf(play.state).steps[phase];
  if (step === undefined) throw new InvariantError('no such phase', { phase });
  return step(play);
}

function outcome(state: OldWorldState): Outcome | null {
  if (state.outcome === null) return null;
  const { places, reason, together } = state.outcome;
  return { places, reason, together };
}

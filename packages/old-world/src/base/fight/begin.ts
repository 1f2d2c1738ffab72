import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { FightOpening } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay, OldWorldState } from '../../core/state';
import { wordIn } from '../../core/words';
import { openPrompt } from '../../options';
import { shuffleDiscardIn } from '../witcher/decks';
import { payGold } from '../witcher/resources';
import { endIfDecided } from './damage';
import { type Actor, ATTACKER, type FightState, type Wager } from './fight-state';
import { abilityOf, abilityWord, fighterOf, fightOf, foeRules } from './fighters';
import { nextOpeningStage } from './opening-stages';
import { reactAll } from './reactions';
import { abilityFrom, isFreelyOrdered, markUsed, ruleOfSource, type Source, sourceId, usableAt } from './sources';
import { PASS, usePrompt } from './use-prompt';

const WAGERS: readonly Wager[] = [0, 1, 2];
const WAGER_NAMES = ['none', 'attacker', 'defender'] as const;
export const wagerPrompt: Prompt<OldWorldState, Wager> = openPrompt('wager', (wager) => ({
  kind: 'wager',
  on: WAGER_NAMES[wager],
}));
const beforePoolPrompt = usePrompt('fight-before');

/** Bets of the others on a fight between witchers, as long as somebody may still bet. @rule OW-WAGER-001 */
export const wagers: FightOpening = { id: 'wager', isDue: (_, { wagering }) => wagering.length > 0, step: wager };

/** One player after the other says it openly, and puts the gold down. @rule OW-WAGER-001, OW-WAGER-002 */
function* wager(play: OldWorldPlay): Flow {
  const fight = fightOf(play.state);
  const seat = fight.wagering[0] as Seat;
  const on = yield* choose(seat, wagerPrompt, WAGERS);
  fight.wagering.shift();
  fight.wagers[seat] = on;
  if (on !== 0) payGold(play, seat, 1, 'OW-WAGER-002');
  if (play.isWatched) {
    const name = WAGER_NAMES[on];
    play.tell({ type: 'wagered', seat, on: name === 'none' ? null : name, rule: 'OW-WAGER-002' });
  }
  if (fight.wagering.length === 0) nextOpeningStage(play.state, fight);
}

/** Everything before the first fight turn: what the monster demands, the life pools, who begins. @rule OW-FIGHT-001, OW-FIGHT-002 */
export function* begin(play: OldWorldPlay): Flow {
  const fight = fightOf(play.state);
  const ability = abilityOf(fight);
  const word = abilityWord(play.state, fight);
  if (word.toStart !== undefined) yield* word.toStart(play, fight, ability);
  for (let side = 0; side < fight.fighters.length; side++) yield* useBefore(play, fight, side);
  if (word.beforeLifePool !== undefined) yield* word.beforeLifePool(play, fight, ability);
  for (const { seat } of fight.fighters) shuffleDiscardIn(play, seat);
  if (fight.monster !== null) foeRules(play.state, fight.monster).makePool(play, fight.monster);
  for (let side = 0; side < fight.fighters.length; side++) yield* reactAll(play, fight, side, 'after-life-pool');
  if (fight.end !== null) return;
  if (word.afterLifePool !== undefined) yield* word.afterLifePool(play, fight, ability);
  beginTurns(play.state, fight);
  endIfDecided(play, fight, ATTACKER);
}

/** Who begins is the foe's, or is asked for; the attacking witcher begins against another. @rule OW-FIGHT-004 */
function beginTurns(state: OldWorldState, fight: FightState): void {
  const foe = fight.monster === null ? null : foeRules(state, fight.monster);
  fight.turn = foe === null ? ATTACKER : foe.firstTurn(fight, state);
  fight.stage = foe?.chooseNext === undefined ? 'turn' : 'next';
}

/** Before the pool is made the fight has not begun: a draw may still reshuffle. @rule OW-TERM-005, OW-MT-052 */
function* useBefore(play: OldWorldPlay, fight: FightState, side: Actor): Flow {
  const fighter = fighterOf(fight, side);
  const left: Source[] = [];
  for (;;) {
    const open = usableAt(play.state, fight, side, 'before-life-pool').filter((source) => !left.includes(source));
    const [first] = open;
    if (first === undefined) return;
    const isOrdered = !isFreelyOrdered(play.state, open);
    const taken = yield* choose(fighter.seat, beforePoolPrompt, [PASS, ...(isOrdered ? [first] : open)]);
    if (taken === PASS && !isOrdered) return;
    if (taken === PASS) left.push(first);
    else yield* useBeforePool(play, fight, side, taken);
  }
}
function* useBeforePool(play: OldWorldPlay, fight: FightState, side: Actor, source: Source): Flow {
  const fighter = fighterOf(fight, side);
  markUsed(play, fighter, source);
  const rule = ruleOfSource(play.state, source);
  if (play.isWatched)
    play.tell({ type: 'ability-used', seat: fighter.seat, source: sourceId(play.state, source), rule });
  for (const effect of abilityFrom(play.state, fighter, source).effects) {
    const word = wordIn(rulesOf(play.state).words.fightEffects, effect.do);
    if (word.runBefore === undefined) word.before?.(play, fighter.seat, effect, rule);
    else yield* word.runBefore({ play, fight, side, fighter, joinsCombo: false, rule }, effect);
  }
}

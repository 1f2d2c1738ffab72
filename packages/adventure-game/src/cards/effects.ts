import { type Flow, InvariantError, type Seat } from '@medallion/kernel';
import { fight } from '../battle/battle';
import { colorIndex, enemyIndex } from '../components';
import { ACTIONS, type Effect } from '../effect';
import { drawFortunes } from '../rules/decks';
import { developCards } from '../rules/develop';
import { clearFoulFate, foulFateBeside, sufferFoulFate } from '../rules/foul-fate';
import { move, movedByLeft } from '../rules/journey';
import {
  earnVp,
  gainAnyLeads,
  gainGold,
  gainLeads,
  loseVp,
  spendAnyLeads,
  spendGold,
  spendLeads,
} from '../rules/resources';
import { advanceWarTrack } from '../rules/war-track';
import { countWounds, healOrSoften, healWounds, sufferWounds, worsenWounds } from '../rules/wounds';
import { type AdventurePlay, heroOf, MINOR, regionOfHero, SEVERE, zoneOf } from '../state';
import { chooseOne, discardTraitOr, eachHero, leadPerTrait, mayDiscardTrait, mayPay, onRoll } from './branches';
import { placeMonsters, pushMonster, removeObstacle } from './obstacle-effects';
import {
  buyLeads,
  cheapProof,
  freeActionSpace,
  goldForAllHere,
  leadsOfOneColour,
  mostVpLoses,
  spendMostLead,
  swapLeads,
} from './payments';
import { react } from './react';
import { type Effects, resolve, type Source } from './resolve';
import { arrangeInvestigation, peekInvestigation, peekMonster, revealFoulFate } from './sight';

/** Effects without a question, done at once; false for all others. */
function isDoneAtOnce(play: AdventurePlay, seat: Seat, effect: Effect, source: Source): boolean {
  switch (effect.do) {
    case 'lead':
      if (effect.color === 'any') return false;
      gainLeads(play, seat, colorIndex(effect.color), effect.n, 'AG-SUPPLY-001');
      return true;
    case 'spend-lead':
      if (effect.color === 'any') return false;
      spendLeads(play, seat, colorIndex(effect.color), effect.n, 'AG-SPEND-003');
      return true;
    case 'gold':
      gainGold(play, seat, effect.n, 'AG-SUPPLY-001');
      return true;
    case 'spend-gold':
      spendGold(play, seat, effect.n, 'AG-SPEND-003');
      return true;
    case 'vp':
      earnVp(play, seat, effect.n, 'AG-VP-003');
      return true;
    case 'lose-vp':
      loseVp(play, seat, effect.n, 'AG-VP-003');
      return true;
    case 'delay':
      delay(play, seat);
      return true;
    case 'good-fortune':
      drawFortunes(play, seat, effect.n);
      return true;
    case 'keep-for-trait':
    case 'keep-until-vp':
    case 'task':
      source.isKept = true;
      return true;
    case 'gold-for-all-here':
      goldForAllHere(play, seat, effect.n);
      return true;
    case 'free-seas':
      heroOf(play.state, seat).sailsFree = true;
      return true;
    case 'reveal-foul-fate':
      revealFoulFate(play, seat, effect.n);
      return true;
    default:
      return false;
  }
}

/** A delayed hero cannot be delayed further. @rule AG-DELAY-001, AG-DELAY-006 */
function delay(play: AdventurePlay, seat: Seat): void {
  const hero = heroOf(play.state, seat);
  if (hero.isDelayed) return;
  hero.isDelayed = true;
  if (play.isWatched) play.tell({ type: 'delayed', seat, rule: 'AG-DELAY-001' });
}

function flowOf(play: AdventurePlay, seat: Seat, effect: Effect, source: Source): Flow {
  switch (effect.do) {
    case 'lead':
      return gainAnyLeads(play, seat, effect.n);
    case 'spend-lead':
      return spendAnyLeads(play, seat, effect.n, 'AG-LEAD-003');
    case 'wounds':
      return sufferWounds(play, seat, effect.minor, effect.severe);
    case 'wounds-per-missing-shield':
      return sufferWounds(play, seat, play.state.battle?.missing ?? 0, 0);
    case 'worsen':
      return worsenWounds(play, seat, effect.n);
    case 'heal-minor':
      return healWounds(play, seat, MINOR, effect.n);
    case 'heal-severe':
      return healWounds(play, seat, SEVERE, effect.n);
    case 'heal-or-soften':
      return healOrSoften(play, seat);
    case 'foul-fate':
      return sufferFoulFate(play, seat, effect.n);
    case 'foul-fate-beside':
      return foulFateBeside(play, seat, ACTIONS.indexOf(effect.action), effect.ifAble);
    case 'clear-foul-fate':
      return clearFoulFate(play, seat, effect.n);
    case 'war-track':
      return advanceRepeatedly(play, seat, effect.n);
    case 'place-monsters':
      return placeMonsters(play, seat, effect);
    case 'battle':
      return battleOfCard(play, seat, effect, source);
    case 'develop':
      return developCards(play, seat, effect.draw, effect.keep);
    case 'move':
      return move(play, seat, effect.routes, effect.isFree);
    default:
      return resolveBranch(play, seat, effect, source);
  }
}

function resolveBranch(play: AdventurePlay, seat: Seat, effect: Effect, source: Source): Flow {
  switch (effect.do) {
    case 'roll':
      return onRoll(play, seat, effect, source);
    case 'choose':
      return chooseOne(play, seat, effect.options, source);
    case 'may-pay':
      return mayPay(play, seat, effect, source);
    case 'if-monster-here':
      return zoneOf(play.state, regionOfHero(heroOf(play.state, seat))).monsters.length > 0
        ? resolve(play, seat, effect.gain, source)
        : nothing();
    case 'if-minor-wound':
      return resolve(
        play,
        seat,
        countWounds(heroOf(play.state, seat), MINOR) > 0 ? effect.gain : effect.otherwise,
        source,
      );
    case 'may-discard-trait':
      return mayDiscardTrait(play, seat, effect, source);
    case 'discard-trait-or':
      return discardTraitOr(play, seat, effect, source);
    case 'lead-per-trait':
      return leadPerTrait(play, seat, effect);
    case 'each-hero':
      return eachHero(play, seat, effect.effects, true);
    case 'each-other-hero':
      return eachHero(play, seat, effect.effects, false);
    default:
      return resolveOdd(play, seat, effect);
  }
}

function resolveOdd(play: AdventurePlay, seat: Seat, effect: Effect): Flow {
  switch (effect.do) {
    case 'buy-leads':
      return buyLeads(play, seat, effect.most);
    case 'spend-most-lead':
      return spendMostLead(play, seat);
    case 'leads-of-one-colour':
      return leadsOfOneColour(play, seat, effect.n);
    case 'swap-leads':
      return swapLeads(play, seat, effect.n);
    case 'cheap-proof':
      return cheapProof(play, seat, effect.less);
    case 'free-action-space':
      return freeActionSpace(play, seat);
    case 'most-vp-loses':
      return mostVpLoses(play, effect.n);
    case 'moved-by-left':
      return movedByLeft(play, seat);
    case 'peek-monster':
      return peekMonster(play, seat);
    case 'push-monster':
      return pushMonster(play, seat);
    case 'remove-obstacle':
      return removeObstacle(play, seat);
    case 'peek-investigation':
      return peekInvestigation(play, seat);
    case 'arrange-investigation':
      return arrangeInvestigation(play, seat, effect.n);
    default:
      throw new InvariantError('an effect without a resolver', { effect: effect.do });
  }
}

function* nothing(): Flow {}

function* advanceRepeatedly(play: AdventurePlay, seat: Seat, n: number): Flow {
  for (let left = n; left > 0; left--) yield* advanceWarTrack(play, seat);
}

/** A battle named by a card; a card in play may buy it off when foul fate brought it. @rule AG-BATTLE-014 */
function* battleOfCard(
  play: AdventurePlay,
  seat: Seat,
  { enemy }: Extract<Effect, { do: 'battle' }>,
  source: Source,
): Flow {
  if (source.kind === 'foul-fate') {
    const skipped = yield* react(play, seat, 'foul-fate-battle', enemy.id);
    if (skipped !== null) {
      if (play.isWatched) play.tell({ type: 'battle-skipped', seat, enemy: enemy.id, rule: 'AG-GOLD-002' });
      return;
    }
  }
  yield* fight(play, seat, enemyIndex(enemy));
}

/** What each word of the vocabulary does. */
export const effects: Effects = { isDoneAtOnce, flowOf };

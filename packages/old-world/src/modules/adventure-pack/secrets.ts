import { choose, type Flow, type Seat } from '@medallion/kernel';
import { resolve } from '../../base/explore/resolve';
import type { Actor, FightState } from '../../base/fight/fight-state';
import { fighterOf, fightOf } from '../../base/fight/fighters';
import { nextOpeningStage } from '../../base/fight/opening-stages';
import { finishPhase } from '../../base/turn/turn';
import type { Timing } from '../../core/cards/vocabulary';
import type { SecretFacts } from '../../core/pack';
import type { ActionPart, FightOpening, FightSource, Phase } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay, OldWorldState } from '../../core/state';
import { wordIn } from '../../core/words';
import { tellPack } from './events';
import { secretFacts } from './facts';
import { PASS, secretId, secretPrompt } from './prompts';
import { adventurePack, heldSecrets } from './state';
import { secretWorth } from './worth';

type Moment = SecretFacts['when'];
const SOLO = 1;

function heldFor(state: OldWorldState, seat: Seat, moment: Moment): readonly number[] {
  return heldSecrets(state, seat).filter((event) => secretFacts(event).when === moment);
}
function holdsAny(state: Readonly<OldWorldState>, seat: Seat): boolean {
  return heldSecrets(state, seat).length > 0;
}
function putSecrets(play: OldWorldPlay, seat: Seat, held: readonly number[]): void {
  const own = adventurePack.of(play.state);
  adventurePack.put(play, { ...own, secrets: own.secrets.map((one, owner) => (owner === seat ? held : one)) });
}

/** Into the own hand, unseen by all others; alone there is nobody to hide it from, and none is drawn. @rule OW-AP-004, OW-AP-007, OW-SOLO-012 */
export function takeSecret(play: OldWorldPlay, seat: Seat, event: number): void {
  const { secrets } = adventurePack.of(play.state);
  if (play.state.witchers.length === SOLO) {
    tellPack(play, 'secret-skipped', seat, {}, 'OW-SOLO-012');
    return;
  }
  if (secrets.flat().includes(event)) return;
  putSecrets(play, seat, [...heldSecrets(play.state, seat), event]);
  play.reveal();
  tellPack(play, 'secret-taken', seat, { card: secretFacts(event).id }, 'OW-AP-004');
}

/** Back to its number, for all to see. @rule OW-AP-005 */
function returnSecret(play: OldWorldPlay, seat: Seat, event: number): void {
  putSecrets(
    play,
    seat,
    heldSecrets(play.state, seat).filter((one) => one !== event),
  );
  play.reveal();
}
function show(play: OldWorldPlay, seat: Seat, event: number): void {
  returnSecret(play, seat, event);
  tellPack(play, 'secret-used', seat, { card: secretFacts(event).id }, 'OW-AP-005');
}
/** Outside of fights it speaks the words of exploration cards. @rule OW-AP-005 */
function* useSecret(play: OldWorldPlay, seat: Seat, event: number): Flow {
  show(play, seat, event);
  yield* resolve(play, seat, secretFacts(event).effects, 'OW-AP-005');
}

/** What phase I or phase II offers of them, beside everything else. @rule OW-AP-005 */
function partAt(moment: Moment): ActionPart {
  return {
    id: 'secret',
    options: (state, seat) => heldFor(state, seat, moment),
    optionId: secretId,
    asks: holdsAny,
    perform: useSecret,
    worth: secretWorth,
  };
}
export const journeySecrets = partAt('journey');
export const deedSecrets = partAt('deed');

/** Asks whoever holds a secret card, as long as they hold one and want to show it. */
function* askFor(play: OldWorldPlay, seat: Seat, moment: Moment, use: (event: number) => Flow): Flow {
  while (holdsAny(play.state, seat) && play.state.outcome === null) {
    const taken = yield* choose(seat, secretPrompt, [PASS, ...heldFor(play.state, seat, moment)]);
    if (taken === PASS) return;
    yield* use(taken);
  }
}

/** Before phase III, of whoever holds any. @rule OW-AP-005 */
export const secretPhase: Phase = {
  id: 'secret-cards',
  number: 3,
  isDue: (state) => holdsAny(state, state.active),
  step: function* (play) {
    const seat = play.state.active;
    yield* askFor(play, seat, 'phase-three', (event) => useSecret(play, seat, event));
    finishPhase(play, seat);
  },
};

/** Before the life pools are made. @rule OW-AP-005 */
export const secretOpening: FightOpening = {
  id: 'module:secret-cards',
  isDue: (state, { fighters }) => fighters.some(({ seat }) => holdsAny(state, seat)),
  step: function* (play) {
    const fight = fightOf(play.state);
    for (const [side, { seat }] of fight.fighters.entries()) {
      yield* askFor(play, seat, 'before-life-pool', (event) => useBefore(play, fight, side, event));
    }
    nextOpeningStage(play.state, fight);
  },
};
function* useBefore(play: OldWorldPlay, fight: FightState, side: Actor, event: number): Flow {
  const fighter = fighterOf(fight, side);
  const { seat } = fighter;
  show(play, seat, event);
  for (const effect of secretFacts(event).effects) {
    const word = wordIn(rulesOf(play.state).words.fightEffects, effect.do);
    if (word.runBefore === undefined) word.before?.(play, seat, effect, 'OW-AP-005');
    else yield* word.runBefore({ play, fight, side, fighter, joinsCombo: false, rule: 'OW-AP-005' }, effect);
  }
}

const IN_FIGHTS: readonly Timing[] = ['turn', 'attacked'];
/** In the middle of a fight. @rule OW-AP-005 */
export const secretSource: FightSource = {
  id: 'secret',
  rule: 'OW-AP-005',
  held: (state, { seat }, timing) => (IN_FIGHTS.includes(timing) ? heldFor(state, seat, timing) : []),
  ability: (_state, _fighter, event) => {
    const { when, effects } = secretFacts(event);
    return { when: when as Timing, effects };
  },
  optionId: secretId,
  asks: (state, { seat }, timing) => IN_FIGHTS.includes(timing) && holdsAny(state, seat),
  use: ({ seat }, event, play) => returnSecret(play, seat, event),
};

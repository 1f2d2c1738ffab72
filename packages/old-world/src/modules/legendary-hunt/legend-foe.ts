import { type Flow, type Seat, shuffle } from '@medallion/kernel';
import { type Actor, ATTACKER, type FightState, MONSTER, type MonsterSide } from '../../base/fight/fight-state';
import { fighterOf, fightOf, monsterOf } from '../../base/fight/fighters';
import { lairMonster } from '../../base/fight/lair-monster';
import { lessDraw } from '../../base/fight/lost-draw';
import { startFight } from '../../base/fight/start';
import { gainCardOfCost } from '../../base/market/market';
import { checkEnds, wonBy } from '../../base/turn/turn';
import type { FightCardFacts } from '../../core/cards/card-pack';
import type { FightHalf, Foe } from '../../core/foes';
import type { ActionPart, End } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { type OldWorldPlay, type OldWorldState, witcherOf } from '../../core/state';
import { attackWord } from '../../core/words';
import { specialAttack } from '../../parts/special-attacks/carry-out';
import { isCancelled } from '../../parts/special-attacks/special-attacks';
import { tellHunt } from './events';
import { LEGEND_CARDS, LEGENDS, legendFacts, SPECIAL_ENTRIES } from './facts';
import { legendId } from './movement';
import { DEED_OPTIONS } from './prompts';
import { change, isAlone, isAtLegend, legendaryHunt, lifeAgainst, protectionAgainst, tokensOf } from './state';
import { gainFromSupply } from './tokens';
import { huntWorth } from './worth';

type State = Readonly<OldWorldState>;
/** As fights name its kind. */
export const LEGENDARY = 'legendary';
const ONLY = [0];

const decks = new WeakMap<readonly FightCardFacts[], readonly number[]>();
/** The twenty special fight cards, by their places among the fight cards of this table. @rule OW-LH-005, OW-LH-047 */
export function legendDeck(state: State): readonly number[] {
  const { fightCards } = rulesOf(state);
  const known = decks.get(fightCards);
  if (known !== undefined) return known;
  const found = LEGEND_CARDS.map(({ id }) => fightCards.findIndex((card) => card.id === id));
  decks.set(fightCards, found);
  return found;
}

/** Put away unseen, one for each token; what is left is the life pool. @rule OW-LH-040, OW-LH-047, OW-LH-060 */
function makePool(play: OldWorldPlay, monster: MonsterSide): void {
  const deck = legendDeck(play.state).slice();
  shuffle(play.state.rng, deck);
  monster.aside = deck.splice(0, deck.length - monster.facts.life);
  monster.life = deck;
}

/** Tokens that an attacker needs to begin. @rule OW-LH-039, OW-LH-051 */
export function tokensToBegin(state: State): number {
  const { ability } = legendFacts(legendaryHunt.of(state).monster);
  return ability.do === 'begins-unless-tokens' ? Number(ability.n) : 1;
}
export const isFirst = (state: State, seat: Seat): boolean => tokensOf(state, seat).length >= tokensToBegin(state);

/** The first points of damage of a witcher's fight turn, whatever they come from. @rule OW-LH-043, OW-LH-059 */
export function protectionLeft(state: State, fight: FightState, damage = 0): number {
  if (fight.turn === MONSTER) return 0;
  const { seat, dealt } = fighterOf(fight, fight.turn);
  return Math.max(0, protectionAgainst(state, seat) - (dealt - damage));
}
function guard(play: OldWorldPlay, damage: number): number {
  const fight = fightOf(play.state);
  const by = Math.min(damage, protectionLeft(play.state, fight, damage));
  if (by === 0) return damage;
  const { seat } = fighterOf(fight, fight.turn);
  tellHunt(play, { what: 'protected', seat, damage, by, through: damage - by, rule: 'OW-LH-043' });
  return damage - by;
}

const clawsOn = (effects: FightHalf['effects']): number => {
  const special = effects.find((effect) => effect.do === 'special');
  return special === undefined ? 0 : Number(special.claws);
};
/** A half of its cards: damage, cards, or what so many claw marks stand for. @rule OW-LH-042, OW-LH-061 */
function* strike(play: OldWorldPlay, fight: FightState, target: Actor, { attack, effects }: FightHalf): Flow {
  const claws = clawsOn(effects);
  if (claws > 0) {
    const { seat } = fighterOf(fight, target);
    tellHunt(play, { what: 'special', seat, monster: monsterOf(fight).facts.id, claws, rule: 'OW-LH-042' });
    if (yield* isCancelled(play, fight, target, ['special'])) return;
  }
  yield* specialAttack(play, fight, target, effects, 'OW-LH-042', claws > 0 ? 'special' : attack);
}
export const specialWord = attackWord(SPECIAL_ENTRIES, {
  leadsTo: function* (_play, fight, _target, { claws }) {
    return LEGENDS.find(({ id }) => id === monsterOf(fight).facts.id)?.specials[claws - 1] ?? [];
  },
});

/** Whoever beats it wins; whoever does not is beaten, and it stays. @rule OW-LH-041, OW-LH-046, OW-LH-048, OW-SOLO-024, OW-SOLO-025 */
function* outcome(play: OldWorldPlay, fight: FightState): Flow {
  const { seat } = fighterOf(fight, ATTACKER);
  const monster = legendId(play.state);
  if (fight.end === 'attacker-won') {
    change(play, { slainBy: seat });
    tellHunt(play, { what: 'slain', seat, monster, rule: 'OW-LH-048' });
    checkEnds(play);
    return;
  }
  tellHunt(play, { what: 'not-slain', seat, monster, rule: 'OW-LH-046' });
  yield* gainFromSupply(play, seat);
  yield* gainCardOfCost(play, seat, 0, 'OW-OUT-021');
  yield* lessDraw(play, seat);
}

/** No monster of a terrain: it has no level and no trail, and never leaves. @rule OW-LH-046, OW-LH-062 */
export const legendFoe: Foe = {
  ...lairMonster,
  id: LEGENDARY,
  deck: legendDeck,
  attackRule: 'OW-LH-042',
  makePool,
  firstTurn: (fight, state) => (isFirst(state, fighterOf(fight, ATTACKER).seat) ? ATTACKER : MONSTER),
  strike,
  guard,
  canBeDrivenAway: false,
  outcome,
};

// biome-ignore lint/correctness/useYield: what a phase offers is a flow, and this one asks nothing yet
function* attack(play: OldWorldPlay, seat: Seat): Flow {
  const { state } = play;
  const { id, ability } = legendFacts(legendaryHunt.of(state).monster);
  const life = lifeAgainst(state, seat);
  startFight(play, {
    party: [seat],
    foe: { kind: LEGENDARY, facts: { id, level: 0, life, ability }, isControlled: true },
    at: witcherOf(state, seat).at,
    afterwards: 'next-phase',
  });
  const tokens = tokensOf(state, seat).length;
  const about = { monster: id, tokens, life, protection: protectionAgainst(state, seat), begins: isFirst(state, seat) };
  tellHunt(play, { what: 'attacked', seat, ...about, rule: isAlone(state) ? 'OW-SOLO-023' : 'OW-LH-040' });
}

const huntId = (state: State): string => DEED_OPTIONS.write({ kind: 'hunt', monster: legendId(state) });
/** Phase II, at its location, wherever that is. @rule OW-LH-038 */
export const huntAction: ActionPart = {
  id: 'hunt',
  options: (state, seat) => (isAtLegend(state, seat) ? ONLY : []),
  optionId: (_, state) => huntId(state),
  perform: attack,
  worth: huntWorth,
};

/** @rule OW-LH-048, OW-SOLO-024 */
export const slainEnd: End = {
  id: 'legendary-monster',
  check: (state) =>
    wonBy(legendaryHunt.of(state).slainBy, 'legendary-monster', isAlone(state) ? 'OW-SOLO-024' : 'OW-LH-048'),
};
/** @rule OW-SOLO-026 */
export const escapedEnd: End = {
  id: 'movement-deck',
  check: (state) =>
    legendaryHunt.of(state).hasRunOut
      ? { seat: null, together: 'lost', reason: 'movement-deck', rule: 'OW-SOLO-026' }
      : null,
};

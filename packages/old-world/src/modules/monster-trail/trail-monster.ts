import { below, type Flow, shuffle } from '@medallion/kernel';
import { ATTACKER, type AttackName, type FightState, type MonsterSide } from '../../base/fight/fight-state';
import { fightCardOf, fighterOf, monsterOf, standing } from '../../base/fight/fighters';
import { lairMonster } from '../../base/fight/lair-monster';
import { MONSTERS, monsterFacts } from '../../core/cards/components';
import type { Said } from '../../core/cards/said';
import type { Foe, TurnedCard } from '../../core/foes';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay, OldWorldState } from '../../core/state';
import { attackWord, wordIn } from '../../core/words';
import { specialAttack } from '../../parts/special-attacks/carry-out';
import { isCancelled, isLate, raisedNow, strikesAgain, wakePassive } from '../../parts/special-attacks/special-attacks';
import { specialAttacks } from '../../parts/special-attacks/state';
import { SPECIAL_WORDS } from '../../parts/special-attacks/vocabulary';
import { attackDeck, growDeck, specialNumber } from './attack-deck';
import { tellTrail } from './events';
import { LARGE_CARDS, type LargeCard, largeCardOf } from './large-cards';
import { isBeginning } from './weaknesses';

/** Random cards of the attack deck; a monster with more life than there are cards has them all. @rule OW-MT-007, OW-MT-061 */
function makePool(play: OldWorldPlay, monster: MonsterSide): void {
  growDeck(play, monster.facts.level);
  const deck = attackDeck(play.state).slice();
  shuffle(play.state.rng, deck);
  monster.life = deck.splice(0, monster.facts.life);
  monster.aside = deck;
  const { length: life } = monster.life;
  if (life < monster.facts.life) monster.facts = { ...monster.facts, life };
}

/** A special card has neither charge nor bite: nobody picks a half of it. @rule OW-MT-022, OW-MT-050, OW-MT-054 */
function special(play: OldWorldPlay, fight: FightState, card: number): Flow | null {
  const number = specialNumber(play.state, card);
  const large = number === 0 ? null : largeCardOf(monsterOf(fight).facts.id);
  return large === null ? null : strike(play, fight, large, number);
}
function* strike(play: OldWorldPlay, fight: FightState, { id, specials }: LargeCard, number: number): Flow {
  for (const target of standing(fight)) {
    const { seat } = fighterOf(fight, target);
    tellTrail(play, { what: 'special', seat, monster: id, number, rule: 'OW-MT-022' });
    if (yield* isCancelled(play, fight, target, ['special'])) continue;
    yield* specialAttack(play, fight, target, specials[number - 1] ?? [], 'OW-MT-022');
    if (fight.end !== null) return;
  }
}

/** @rule OW-MT-023, OW-MT-024 */
function* cardTurned(play: OldWorldPlay, fight: FightState, turned: TurnedCard): Flow<number> {
  const large = specialNumber(play.state, turned.card) === 0 ? null : largeCardOf(monsterOf(fight).facts.id);
  if (large === null) return turned.left;
  const { seat } = fighterOf(fight, turned.by);
  tellTrail(play, { what: 'passive', seat, monster: large.id, left: turned.left, rule: 'OW-MT-023' });
  return yield* wakePassive(play, fight, turned, large.passive);
}

/** When the card lies open whoever would have announced it chooses; alone the half with more damage strikes. @rule OW-MT-023 */
function chooseAttack(play: OldWorldPlay, fight: FightState): Flow<AttackName> {
  const { chooser, card, turns } = monsterOf(fight);
  const isLateNow = specialAttacks.of(play.state).lateTurn === turns;
  if (chooser !== null || card === null || !isLateNow) return lairMonster.attackType.choose(play, fight);
  return heavierHalf(play, fight, card);
}
// biome-ignore lint/correctness/useYield: it asks nothing
function* heavierHalf(play: OldWorldPlay, fight: FightState, card: number): Flow<AttackName> {
  const { charge, bite } = fightCardOf(play.state, card);
  const attack = damageOf(play.state, fight, bite) > damageOf(play.state, fight, charge) ? 'bite' : 'charge';
  if (play.isWatched) play.tell({ type: 'attack-announced', seat: null, attack, rule: 'OW-MT-023' });
  return attack;
}
function damageOf(state: OldWorldState, fight: FightState, effects: readonly Said[]): number {
  const { attackEffects } = rulesOf(state).words;
  return effects.reduce(
    (sum, effect) => sum + (wordIn(attackEffects, effect.do).damage?.(state, fight, ATTACKER, effect) ?? 0),
    0,
  );
}

/** The monster of a terrain with its large card. @rule OW-MT-001 */
export const trailMonster: Foe = {
  ...lairMonster,
  deck: attackDeck,
  makePool,
  firstTurn: (fight, state) => (isBeginning(state, fight) ? ATTACKER : lairMonster.firstTurn(fight, state)),
  attackType: { when: 'before-card', isLate, choose: chooseAttack },
  special,
  cardTurned,
  moreDamage: raisedNow,
  strikesAgain,
};

/** The passive of another monster whose large card is not in the box; its dice are counted on the borrower's card. @rule OW-MT-060 */
export const borrowPassive = attackWord(SPECIAL_WORDS['borrow-passive'], {
  leadsTo: function* (play, fight, target, { level }) {
    const own = monsterOf(fight).facts.id;
    const gone = play.state.defeated.map((monster) => monsterFacts(monster).id);
    const others = LARGE_CARDS.filter(
      ({ id }) => id !== own && !gone.includes(id) && MONSTERS.find((one) => one.id === id)?.level === level,
    );
    const lent = others[below(play.state.rng, Math.max(1, others.length))];
    if (lent === undefined) return [];
    const { seat } = fighterOf(fight, target);
    tellTrail(play, { what: 'borrowed', seat, monster: lent.id, rule: 'OW-MT-060' });
    return lent.passive;
  },
});

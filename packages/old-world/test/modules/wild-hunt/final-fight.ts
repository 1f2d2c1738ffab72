import { below, chooseFirst, type Flow, type Prompt, type Seat, shuffle } from '@medallion/kernel';
import { endIfDecided, hurtWitcher } from '../../../src/base/fight/damage';
import type { Actor, AttackName, FightState, FoeFacts } from '../../../src/base/fight/fight-state';
import { MONSTER } from '../../../src/base/fight/fight-state';
import { fighterOf, monsterOf, standing } from '../../../src/base/fight/fighters';
import { endGame } from '../../../src/base/turn/turn';
import type { FightCardFacts } from '../../../src/core/cards/card-pack';
import { FIGHT_CARDS } from '../../../src/core/cards/components';
import type { Foe } from '../../../src/core/foes';
import { type OldWorldPlay, type OldWorldState, witcherOf } from '../../../src/core/state';
import { change, HUNT, hunt, loseShields } from './hunt-state';

const ATTACK_CARDS = FIGHT_CARDS.length;
const OUT = 4;
export const SPECIALS = [0, 1, 2, 3].map((n) => ATTACK_CARDS + n);
/** Turned up by damage, it stops the rest of it at once; the others wait. @rule OW-WH-112 */
export const STOPPING = ATTACK_CARDS + 3;
/** @rule OW-WH-115 */
export const HUNT_FACTS: FoeFacts = { id: 'imlerith', level: 3, life: 20, ability: null };
const SPECIAL_DAMAGE = 2;
const PASSIVE_DAMAGE = 1;

/** Special attack cards have an effect of their own, so both halves are empty here. @rule OW-WH-009 */
export const specialCards: readonly FightCardFacts[] = SPECIALS.map((_, n) => ({
  id: `hunt-special-${n + 1}`,
  charge: [],
  bite: [],
  origin: 'ours',
}));

const orderPrompt: Prompt<OldWorldState, Actor> = {
  id: 'next-fight-turn',
  answersLieOpen: true,
  isOpenList: true,
  mayWait: true,
  optionId: () => 'strike',
};

/** All against the general. @rule OW-WH-074 to OW-WH-086 */
export const huntFoe: Foe = {
  id: 'hunt',
  deck: () => [...FIGHT_CARDS.map((_, card) => card), ...SPECIALS],
  mayLieAside: (card) => card < ATTACK_CARDS,
  makePool: ({ state }, monster) => {
    const cards = FIGHT_CARDS.map((_, card) => card);
    shuffle(state.rng, cards);
    monster.aside = cards.splice(0, OUT);
    monster.life = [...cards, ...SPECIALS];
    shuffle(state.rng, monster.life);
  },
  firstTurn: () => MONSTER,
  chooseNext,
  attackType: { when: 'after-card', choose: flip },
  special: (play, fight, card) => (card < ATTACK_CARDS ? null : specialAttack(play, fight)),
  guard: (play, damage) => {
    const { shields } = hunt.of(play.state);
    loseShields(play, damage);
    return Math.max(0, damage - shields);
  },
  cardLost: (play, _fight, _by, card) => {
    if (card === STOPPING) return false;
    if (card >= ATTACK_CARDS) change(play, { waiting: hunt.of(play.state).waiting + 1 });
    return true;
  },
  canBeDrivenAway: false,
  outcome: together,
};

/** The charge/bite token says it, once the card lies open. @rule OW-WH-038, OW-WH-084 */
// biome-ignore lint/correctness/useYield: an attack type is a flow, because elsewhere somebody chooses it
export function* flip(play: OldWorldPlay): Flow<AttackName> {
  const attack = below(play.state.rng, 2) === 0 ? 'charge' : 'bite';
  if (play.isWatched) {
    play.tell({ type: 'module', module: HUNT, what: 'flip', seat: null, about: attack, rule: 'OW-WH-038' });
  }
  return attack;
}

/** @rule OW-WH-083 */
function* specialAttack(play: OldWorldPlay, fight: FightState): Flow {
  for (const who of standing(fight)) yield* hurtWitcher(play, fight, who, SPECIAL_DAMAGE, 'OW-WH-083');
}

/** What waited comes before anything else, each once for each card. @rule OW-WH-081, OW-WH-112 */
function* passives(play: OldWorldPlay, fight: FightState): Flow {
  const { waiting } = hunt.of(play.state);
  change(play, { waiting: 0 });
  for (let left = waiting; left > 0; left--) {
    for (const who of standing(fight)) yield* hurtWitcher(play, fight, who, PASSIVE_DAMAGE, 'OW-WH-081');
    endIfDecided(play, fight, MONSTER);
    if (fight.end !== null) return;
  }
}

/** First those who are there, then the Hunt and all in turns; who strikes next is asked of all who have not. @rule OW-WH-076 to OW-WH-079 */
function* chooseNext(play: OldWorldPlay, fight: FightState): Flow<Actor | null> {
  yield* passives(play, fight);
  if (fight.end !== null) return null;
  const isOpening = monsterOf(fight).turns === 0;
  const { acted } = hunt.of(play.state);
  const open = standing(fight).filter((who) => !acted.includes(who) && (!isOpening || isThere(play.state, fight, who)));
  if (open.length === 0) {
    for (const { seat } of fight.fighters) witcherOf(play.state, seat).at = fight.location;
    change(play, { acted: [] });
    return MONSTER;
  }
  const who = open.length === 1 ? (open[0] as Actor) : yield* whoStrikes(fight, open);
  change(play, { acted: [...acted, who] });
  return who;
}
function isThere(state: OldWorldState, fight: FightState, who: Actor): boolean {
  return witcherOf(state, fighterOf(fight, who).seat).at === fight.location;
}
function* whoStrikes(fight: FightState, open: readonly Actor[]): Flow<Actor> {
  const prompt = orderPrompt as Prompt<unknown, Actor>;
  const { value } = yield* chooseFirst(open.map((who) => ({ seat: seatOf(fight, who), prompt, options: [who] })));
  return value;
}
const seatOf = (fight: FightState, who: Actor): Seat => fighterOf(fight, who).seat;

/** All win or all lose. @rule OW-WH-014, OW-WH-086, OW-WH-120 */
// biome-ignore lint/correctness/useYield: an outcome is a flow, because others ask
function* together(play: OldWorldPlay, fight: FightState): Flow {
  const isWon = fight.end === 'attacker-won';
  endGame(play, { seat: null, together: isWon ? 'won' : 'lost', reason: 'final-fight', rule: 'OW-WH-086' });
}

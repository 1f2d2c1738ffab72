import { below, choose, type Flow, type Seat } from '@medallion/kernel';
import { countColors } from '../../base/fight/combo-colors';
import { type Actor, EVERY_TURN, type Fighter, type FightState, type Limit } from '../../base/fight/fight-state';
import { fightCardOf, fighterOf, monsterOf, trimShield } from '../../base/fight/fighters';
import { limit } from '../../base/fight/limits';
import { isKeptUp } from '../../base/fight/lowering';
import { returnCard } from '../../base/fight/resolve-combo';
import { hasTrail } from '../../base/trails/trails';
import { canLower, lowerOne } from '../../base/witcher/attributes';
import { changeShield, gainPotion, losePotions, payGold } from '../../base/witcher/resources';
import type { Said } from '../../core/cards/said';
import {
  ATTRIBUTE_INDEXES,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  TERRAIN_INDEXES,
  witcherOf,
} from '../../core/state';
import { attackWord } from '../../core/words';
import { countOf, numberOf } from './counts';
import { tellSpecial } from './events';
import { payPrompt, poolPrompt, wayPrompt } from './prompts';
import { ruleOf } from './rule-of';
import { type SpecialAttacksState, specialAttacks } from './state';
import { SPECIAL_WORDS } from './vocabulary';

const seatOf = (fight: FightState, target: Actor): Seat => fighterOf(fight, target).seat;
const ALL_OF_IT = 1000;

function remember(play: OldWorldPlay, change: Partial<SpecialAttacksState>): void {
  specialAttacks.put(play, { ...specialAttacks.of(play.state), ...change });
}
type NewLimit = Omit<Limit, 'turn' | 'rule'>;
/** What stands beside a word of limits, without the word. */
function limitFrom({ do: _, ...said }: Said): NewLimit {
  return said as NewLimit;
}
const hasColor = (fighter: Fighter, colors: readonly string[] | undefined): boolean =>
  colors !== undefined && countColors(fighter, colors) > 0;

/** Cards back onto or under the life pool: those that lay open are known to all, the others to nobody. @rule OW-MT-023 */
function* addLife(
  play: OldWorldPlay,
  fight: FightState,
  target: Actor,
  n: number,
  { from, how, to }: { readonly from: 'aside' | 'spent'; readonly how: string; readonly to: 'top' | 'bottom' },
): Flow {
  const { state } = play;
  const monster = monsterOf(fight);
  let added = 0;
  for (; added < n; added++) {
    const open = monster[from].filter((card) => card !== monster.card);
    if (open.length === 0) break;
    const isChosen = how === 'controller' && monster.controller !== NONE && open.length > 1;
    const card = isChosen
      ? yield* choose(monster.controller, poolPrompt, open)
      : (open[below(state.rng, open.length)] as number);
    monster[from].splice(monster[from].indexOf(card), 1);
    if (to === 'top') monster.life.push(card);
    else monster.life.unshift(card);
  }
  if (added === 0) return;
  if (from === 'aside') monster.facts = { ...monster.facts, life: monster.facts.life + added };
  if (to === 'top') {
    monster.topKnown = from === 'spent' ? added : 0;
    monster.topKnownBy = from === 'spent' ? (1 << state.witchers.length) - 1 : 0;
  } else if (from === 'aside') monster.topKnown = Math.min(monster.topKnown, monster.life.length - added);
  play.reveal();
  tellSpecial(play, { what: 'life-added', seat: seatOf(fight, target), n: added, to, rule: ruleOf(play, 'OW-MT-023') });
}

/** Off its own pool: no damage of the witcher, so no passive ability wakes. @rule OW-MT-025 */
function monsterLoses(play: OldWorldPlay, fight: FightState, target: Actor, n: number): void {
  const monster = monsterOf(fight);
  const lost: number[] = [];
  for (let left = n; left > 0 && monster.life.length > 0; left--) lost.push(monster.life.pop() as number);
  monster.spent.push(...lost);
  monster.topKnown = Math.max(0, monster.topKnown - lost.length);
  if (lost.length === 0) return;
  play.reveal();
  if (!play.isWatched) return;
  const cards = lost.map((card) => fightCardOf(play.state, card).id);
  const { length: left } = monster.life;
  play.tell({ type: 'pool-card-lost', seat: seatOf(fight, target), cards, left, rule: ruleOf(play, 'OW-MT-025') });
}

function holds(state: OldWorldState, fight: FightState, target: Actor, is: string): boolean {
  const witcher = witcherOf(state, seatOf(fight, target));
  if (is === 'shield-zero') return witcher.shield === 0;
  if (is === 'die-on-card') return specialAttacks.of(state).dice > 0;
  const trails = TERRAIN_INDEXES.filter((terrain) => hasTrail(witcher, terrain)).length;
  return monsterOf(fight).hasTrail && trails > 1;
}

/** Fewer potions, and so less damage. */
function* payToLessen(
  play: OldWorldPlay,
  seat: Seat,
  steps: readonly { readonly n: number; readonly less: number }[],
): Flow<readonly Said[]> {
  const { potions } = witcherOf(play.state, seat);
  const open = steps.filter(({ n }) => n <= potions.length);
  if (open.length === 0) return [];
  const n = yield* choose(seat, payPrompt, [0, ...open.map((step) => step.n)]);
  yield* losePotions(play, seat, n, ruleOf(play, 'OW-MT-022'));
  const less = open.find((step) => step.n === n)?.less;
  return less === undefined ? [] : [{ do: 'damage-less', n: less }];
}

const all = SPECIAL_WORDS;
// biome-ignore lint/correctness/useYield: what a word does is a flow, and this one asks nothing
const done = function* (act: () => void): Flow {
  act();
};

/** Words that change what comes: damage by counting, limits, the life pool, what follows. */
export const CHANGING = {
  'damage-count': attackWord(all['damage-count'], {
    damage: (state, fight, target, { of, times = 1, plus = 0, least = 0 }) =>
      Math.max(least, plus + times * countOf(state, fight, target, of)),
  }),
  'damage-less': attackWord(all['damage-less'], { damage: (_state, _fight, _target, { n }) => -n }),
  'discard-potions': attackWord(all['discard-potions'], {
    takes: true,
    leadsTo: function* (play, fight, target, { n, otherwise = [] }) {
      const seat = seatOf(fight, target);
      if (witcherOf(play.state, seat).potions.length === 0) return otherwise;
      yield* losePotions(play, seat, n, ruleOf(play, 'OW-MT-059'));
      return [];
    },
  }),
  'lose-gold': attackWord(all['lose-gold'], {
    strike: (play, fight, target, { n }) =>
      done(() => payGold(play, seatOf(fight, target), n, ruleOf(play, 'OW-MT-022'))),
  }),
  'lose-shield': attackWord(all['lose-shield'], {
    strike: (play, fight, target, { n }) =>
      done(() => changeShield(play, seatOf(fight, target), -n, ruleOf(play, 'OW-MT-022'))),
  }),
  'shield-to-zero': attackWord(all['shield-to-zero'], {
    strike: (play, fight, target) =>
      done(() => {
        const seat = seatOf(fight, target);
        changeShield(play, seat, -witcherOf(play.state, seat).shield, ruleOf(play, 'OW-MT-022'));
      }),
  }),
  'lower-any': attackWord(all['lower-any'], {
    takes: true,
    strike: function* (play, fight, target, { n }) {
      const seat = seatOf(fight, target);
      const openNow = () => ATTRIBUTE_INDEXES.filter((one) => canLower(witcherOf(play.state, seat), one));
      if (openNow().length > 0 && (yield* isKeptUp(play, fight, target))) return;
      for (let left = n; left > 0; left--) yield* lowerOne(play, seat, openNow(), ruleOf(play, 'OW-MT-057'));
    },
  }),
  'attack-again': attackWord(all['attack-again'], {
    strike: (play) => done(() => remember(play, { strikesAgain: true })),
  }),
  'next-turn': attackWord(all['next-turn'], {
    strike: (play, fight, target, effect) =>
      done(() => {
        const fighter = fighterOf(fight, target);
        limit(fighter, { ...limitFrom(effect), turn: fighter.turns + 1, rule: ruleOf(play, 'OW-MT-057') });
      }),
  }),
  'this-turn': attackWord(all['this-turn'], {
    strike: (play, fight, target, effect) =>
      done(() => {
        const fighter = fighterOf(fight, target);
        limit(fighter, { ...limitFrom(effect), turn: fighter.turns, rule: ruleOf(play, 'OW-MT-057') });
      }),
  }),
  'whole-fight': attackWord(all['whole-fight'], {
    strike: (play, fight, target, { shieldGainMost, defenseLess = 0 }) =>
      done(() => {
        const fighter = fighterOf(fight, target);
        if (shieldGainMost !== undefined)
          limit(fighter, { shieldGainMost, turn: EVERY_TURN, rule: ruleOf(play, 'OW-MT-057') });
        fighter.defenseLess += defenseLess;
        if (defenseLess > 0) trimShield(play, fight, target);
      }),
  }),
  'next-attack': attackWord(all['next-attack'], {
    strike: (play, fight, _target, { chosenAfterReveal, more = 0 }) =>
      done(() => {
        const turn = monsterOf(fight).turns + 1;
        const { raised } = specialAttacks.of(play.state);
        if (chosenAfterReveal === true) remember(play, { lateTurn: turn });
        if (more > 0) remember(play, { raised: { turn, n: more + (raised.turn === turn ? raised.n : 0) } });
      }),
  }),
  'ignore-damage': attackWord(all['ignore-damage'], {
    strike: (play, fight, target, { n, unless }) =>
      done(() => {
        const fighter = fighterOf(fight, target);
        if (hasColor(fighter, unless)) return;
        const said: NewLimit = n === 'half' ? { damageHalf: true } : { damage: n === 'all' ? -ALL_OF_IT : -n };
        limit(fighter, { ...said, turn: fighter.turns, rule: ruleOf(play, 'OW-MT-055') });
      }),
  }),
  'add-life': attackWord(all['add-life'], {
    strike: function* (play, fight, target, effect) {
      const { after, unless, from, how, to } = effect;
      const fighter = fighterOf(fight, target);
      if (hasColor(fighter, unless)) return;
      const n = numberOf(play.state, fight, target, effect);
      if (after === undefined) yield* addLife(play, fight, target, n, { from, how, to });
      else delay(play, fighter, [{ do: 'add-life', n, from, how, to }]);
    },
  }),
  'monster-loses': attackWord(all['monster-loses'], {
    strike: (play, fight, target, { n }) => done(() => monsterLoses(play, fight, target, n)),
  }),
  'die-on-card': attackWord(all['die-on-card'], {
    strike: (play, fight, target, { n, most = ALL_OF_IT }) =>
      done(() => {
        const dice = Math.min(most, specialAttacks.of(play.state).dice + n);
        remember(play, { dice });
        tellSpecial(play, { what: 'dice', seat: seatOf(fight, target), n: dice, rule: ruleOf(play, 'OW-MT-057') });
      }),
  }),
  if: attackWord(all.if, {
    // biome-ignore lint/correctness/useYield: it asks nothing
    leadsTo: function* (play, fight, target, effect) {
      return holds(play.state, fight, target, effect.is) ? effect.yes : effect.no;
    },
  }),
  roll: attackWord(all.roll, {
    leadsTo: function* (play, fight, target, { table }) {
      const die = below(play.state.rng, 6) + 1;
      const seat = seatOf(fight, target);
      if (play.isWatched) play.tell({ type: 'die-rolled', seat, die, rule: ruleOf(play, 'OW-MT-022') });
      return table.filter(({ from }) => die >= from).at(-1)?.effects ?? [];
    },
  }),
  choose: attackWord(all.choose, {
    leadsTo: function* (_play, fight, target, { options }) {
      const way = yield* choose(seatOf(fight, target), wayPrompt, [0, 1]);
      return options[way] ?? [];
    },
  }),
  'pay-to-lessen': attackWord(all['pay-to-lessen'], {
    leadsTo: (play, fight, target, { steps }) => payToLessen(play, seatOf(fight, target), steps),
  }),
  'before-draw': attackWord(all['before-draw'], {
    strike: (play, fight, target, { effects }) => done(() => delay(play, fighterOf(fight, target), effects)),
  }),
  'damage-rest-half': attackWord(all['damage-rest-half'], { damage: () => 0 }),
  'no-more-passives': attackWord(all['no-more-passives'], {
    strike: (play, fight, target) => done(() => remember(play, { silentTurn: fighterOf(fight, target).turns })),
  }),
  'combo-card-back': attackWord(all['combo-card-back'], {
    strike: (play, fight, target, { unless }) =>
      done(() => {
        const fighter = fighterOf(fight, target);
        const last = fighter.combo.at(-1);
        if (last !== undefined && !hasColor(fighter, unless)) returnCard(play, fighter, last);
      }),
  }),
  'gain-potions': attackWord(all['gain-potions'], {
    strike: (play, fight, target, { n }) => gainPotion(play, seatOf(fight, target), n, ruleOf(play, 'OW-MT-023')),
  }),
  'reset-potions': attackWord(all['reset-potions'], {
    strike: (_play, fight, target) =>
      done(() => {
        fighterOf(fight, target).potionsCounted = 0;
      }),
  }),
};

function delay(play: OldWorldPlay, { landed }: Fighter, effects: readonly Said[]): void {
  const { delayed } = specialAttacks.of(play.state);
  remember(play, { delayed: [...delayed, { effects, landed }] });
}

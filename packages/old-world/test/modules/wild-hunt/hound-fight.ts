import { chooseFirst, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { shortCombo, shortFightPrompt } from '../../../src/base/fight/short-fight';
import { gainAnyTrail } from '../../../src/base/trails/trails';
import { discardFromHand, drawCards } from '../../../src/base/witcher/decks';
import { changeShield } from '../../../src/base/witcher/resources';
import type { ActionPart } from '../../../src/core/rules';
import { type OldWorldPlay, type OldWorldState, turnOf, witcherOf } from '../../../src/core/state';
import { change, HOUND_TOKENS, type Hound, HUNT, houndsAt, hunt, loseShields, seatsAt } from './hunt-state';

/** Life points of a hound by its level, with two players. @rule OW-WH-061 */
const LIFE = [3, 4, 5];
/** Cards drawn and shields lost at the start, by level. @rule OW-WH-062 */
const DRAWN = [1, 2, 2];

const joinPrompt: Prompt<OldWorldState, boolean> = {
  id: 'join-hound-fight',
  answersLieOpen: true,
  isOpenList: true,
  optionId: (joins) => (joins ? 'join' : 'stay-out'),
};

/** Once for each player and hound in a phase I, and only with a card to play. @rule OW-WH-026, OW-WH-097 */
function mayTakePart(state: OldWorldState, seat: Seat, hound: number): boolean {
  const { hand, deck, discard } = witcherOf(state, seat);
  if (hand.length + deck.length + discard.length === 0) return false;
  return !hunt.of(state).fought.some((one) => one.seat === seat && one.hound === hound);
}

/** @rule OW-WH-026, OW-WH-060 */
export const houndPart: ActionPart = {
  id: 'hound',
  options: (state, seat) =>
    houndsAt(state, witcherOf(state, seat).at).filter((hound) => mayTakePart(state, seat, hound)),
  optionId: (hound) => `hound:${hound}`,
  perform: function* (play, seat, hound) {
    const { state } = play;
    const others = seatsAt(state, witcherOf(state, seat).at).filter(
      (other) => other !== seat && mayTakePart(state, other, hound),
    );
    const party = [seat, ...(yield* whoJoins(others, hound))].sort((one, other) => one - other);
    startHoundFight(play, hound, party);
  },
};

/** Everybody there says at once and openly whether they join, before anybody draws. @rule OW-WH-097 */
function* whoJoins(seats: readonly Seat[], hound: number): Flow<readonly Seat[]> {
  const joined: Seat[] = [];
  let left = seats;
  while (left.length > 0) {
    const { seat, value } = yield* chooseFirst(
      left.map((one) => ({
        seat: one,
        prompt: joinPrompt as Prompt<unknown, boolean>,
        options: [true, false],
        about: hound,
      })),
    );
    if (value) joined.push(seat);
    left = left.filter((one) => one !== seat);
  }
  return joined;
}

/** @rule OW-WH-062, OW-WH-094 */
function startHoundFight(play: OldWorldPlay, hound: number, party: readonly Seat[]): void {
  const { state } = play;
  const { level } = hunt.of(state).hounds[hound] as Hound;
  for (const seat of party) {
    turnOf(state, seat).isDone = false;
    drawCards(play, seat, DRAWN[level - 1] as number, 'OW-WH-062');
    changeShield(play, seat, -level, 'OW-WH-062');
  }
  const fought = [...hunt.of(state).fought, ...party.map((seat) => ({ seat, hound }))];
  change(play, { fought, houndFight: { hound, party, left: party, damage: 0 } });
  state.phase = 'hound-fight';
}

/** Whoever plays the first card plays the whole combo; one combo is one step. @rule OW-WH-063, OW-WH-064, OW-WH-097 */
export function* houndStep(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = hunt.of(state).houndFight;
  if (fight === null || fight.left.length === 0) {
    yield* endHoundFight(play);
    return;
  }
  const { seat, value: first } = yield* chooseFirst(
    fight.left.map((one) => ({
      seat: one,
      prompt: shortFightPrompt as Prompt<unknown, number>,
      options: witcherOf(state, one).hand.slice(),
    })),
  );
  const { damage, shield } = yield* shortCombo(play, seat, first);
  changeShield(play, seat, shield, 'OW-WH-064');
  const left = fight.left.filter((one) => one !== seat);
  change(play, { houndFight: { ...fight, left, damage: fight.damage + damage } });
}

/** @rule OW-WH-065, OW-WH-073, OW-WH-088 */
function* endHoundFight(play: OldWorldPlay): Flow {
  const { state } = play;
  const { houndFight: fight, hounds } = hunt.of(state);
  change(play, { houndFight: null });
  state.phase = 'journey';
  if (fight === null) return;
  const { level } = hounds[fight.hound] as Hound;
  const over = fight.damage - (LIFE[level - 1] as number);
  const about = { party: fight.party.slice(), damage: fight.damage, over };
  if (play.isWatched)
    play.tell({ type: 'module', module: HUNT, what: 'hound-fight', seat: null, about, rule: 'OW-WH-065' });
  if (over < 0) {
    for (const seat of fight.party) {
      for (const card of witcherOf(state, seat).hand.slice()) discardFromHand(play, seat, card, 'OW-WH-073');
    }
    return;
  }
  loseShields(play, over);
  change(play, { hounds: hounds.map((hound, index) => (index === fight.hound ? null : hound)) });
  yield* houndBonus(play, fight.party);
}

/** Turned over for all who fought; without a token there is no bonus. @rule OW-WH-066, OW-WH-067, OW-WH-068, OW-WH-098 */
function* houndBonus(play: OldWorldPlay, party: readonly Seat[]): Flow {
  const { tokens } = hunt.of(play.state);
  const token = HOUND_TOKENS[tokens.at(-1) ?? HOUND_TOKENS.length];
  if (token === undefined) return;
  change(play, { tokens: tokens.slice(0, -1) });
  play.reveal();
  if (play.isWatched) {
    play.tell({ type: 'module', module: HUNT, what: 'hound-token', seat: null, about: token, rule: 'OW-WH-066' });
  }
  for (const seat of party) {
    if (token === 'trail') yield* gainAnyTrail(play, seat);
    else drawCards(play, seat, 1, 'OW-WH-068');
  }
}

import { below, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { explorationFacts, optionFacts } from '../../core/cards-of';
import { type Tier, tierOf } from '../../core/effect';
import { happen } from '../../core/hooks';
import type { ActionPart } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { NONE, type OldWorldPlay, type OldWorldState, type Reading } from '../../core/state';
import { openPrompt, optionId } from '../../options';
import { endAction } from '../turn/turn';
import { payGold } from '../witcher/resources';
import { affordable, showWay, unaffordable } from './event-cards';
import { takeQuest } from './quests';
import { resolve } from './resolve';

const DECKS = ['city', 'wilds'] as const;
const BOTH_DECKS = [0, 1];
const NOTHING_LEFT = 2;

export const explorePrompt: Prompt<OldWorldState, number> = openPrompt('exploration-option', showWay, {
  blocked: (state, seat) => unaffordable(state, seat, explorationFacts(state, (state.reading as Reading).card).options),
});

/** The city or the wilds, everywhere and always; with both decks empty there is nothing to find. @rule OW-EXPLORE-001, OW-TURN-008 */
export const exploreAction: ActionPart = {
  id: 'explore',
  options: (state) => {
    if (state.city.length === 0) return state.wilds.length === 0 ? [NOTHING_LEFT] : [1];
    return state.wilds.length === 0 ? [0] : BOTH_DECKS;
  },
  optionId: (option) => optionId('deed', { kind: 'explore', deck: DECKS[option] ?? 'nothing' }),
  perform: function* (play, seat, option) {
    if (option !== NOTHING_LEFT) yield* explore(play, seat, option);
    endAction(play, seat);
  },
};

/** Introduction and options are read out, the results only after the choice. @rule OW-EXPLORE-001, OW-EXPLORE-002, OW-EXPLORE-003 */
function* explore(play: OldWorldPlay, seat: Seat, deck: number): Flow {
  const { state } = play;
  const drawn = state[DECKS[deck as 0]].pop() as number;
  state.reading = { kind: 'exploration', seat, card: drawn, chosen: NONE, roll: 0, isForetold: false };
  play.reveal();
  if (play.isWatched) {
    play.tell({
      type: 'explored',
      seat,
      deck: DECKS[deck as 0],
      card: explorationFacts(state, drawn).id,
      rule: 'OW-EXPLORE-001',
    });
  }
  yield* happen(rulesOf(state).onStory, play, seat);
  const { options } = explorationFacts(state, state.reading.card);
  const open = affordable(state, seat, options);
  if (open.length === 0) {
    leaveStory(play, seat, state.reading.card);
    return;
  }
  const chosen = yield* choose(seat, explorePrompt, open);
  // In a fork the card has been dealt anew under the question: what it holds is known only from here on.
  const { card } = state.reading;
  state.reading.chosen = chosen;
  play.reveal();
  if (play.isWatched) {
    play.tell({
      type: 'option-chosen',
      seat,
      card: explorationFacts(state, card).id,
      option: chosen,
      rule: 'OW-EXPLORE-003',
    });
  }
  yield* applyOption(play, seat, card, chosen);
  state.reading = null;
}

/** Who can pay for neither way chooses none, and the card is out of the game. @rule OW-EXPLORE-005 */
function leaveStory(play: OldWorldPlay, seat: Seat, card: number): void {
  play.state.explored.push(card);
  play.state.reading = null;
  if (!play.isWatched) return;
  play.tell({ type: 'no-option', seat, card: explorationFacts(play.state, card).id, rule: 'OW-EXPLORE-005' });
}

/** @rule OW-EXPLORE-003, OW-EXPLORE-006, OW-EXPLORE-007 */
function* applyOption(play: OldWorldPlay, seat: Seat, card: number, chosen: number): Flow {
  const { pay, effects, roll, quest } = optionFacts(play.state, card, chosen);
  payGold(play, seat, pay, 'OW-EXPLORE-005');
  if (quest === undefined) play.state.explored.push(card);
  else yield* takeQuest(play, seat, card, chosen);
  if (effects !== undefined) yield* resolve(play, seat, effects, 'OW-EXPLORE-006');
  if (roll !== undefined) yield* rollFor(play, seat, roll);
}

function* rollFor(play: OldWorldPlay, seat: Seat, tiers: readonly Tier[]): Flow {
  const die = 1 + below(play.state.rng, 6);
  (play.state.reading as Reading).roll = die;
  if (play.isWatched) play.tell({ type: 'rolled', seat, die, rule: 'OW-EXPLORE-003' });
  yield* resolve(play, seat, tierOf(tiers, die)?.effects ?? [], 'OW-EXPLORE-006');
}

import { chooseFirst, type Flow, type Prompt, type Question, type Seat } from '@medallion/kernel';
import { type AdventurePlay, heroOf, seatAfter } from '../state';
import { drawQuests, keepQuest, questPrompt, tellQuest } from './quests';

/** Two quest cards for each, in turn order; Yarpen names his deck first. @rule AG-SETUP-002, AG-SETUP-004, AG-SETUP-011 */
export function* dealQuests(play: AdventurePlay): Flow {
  const { state } = play;
  if (play.isWatched) play.tell({ type: 'first-player', seat: state.first, rule: 'AG-SETUP-004' });
  let seat = state.first;
  do {
    yield* drawQuests(play, seat, 'AG-SETUP-002');
    seat = seatAfter(state, seat);
  } while (seat !== state.first);
  state.phase = 'first-quests';
}

/** Each chooses without knowing the others' choice; the cards are shown together. @rule AG-SETUP-002, AG-SETUP-011 */
export function* chooseFirstQuests(play: AdventurePlay): Flow {
  const { state } = play;
  const waiting = state.heroes.map((_, seat) => seat).filter((seat) => heroOf(state, seat).drawn.length > 1);
  const { seat, value } = yield* chooseFirst(waiting.map((one) => questQuestion(play, one)));
  const hero = heroOf(state, seat);
  const rest = hero.drawn.filter((quest) => quest !== value);
  hero.drawn = [value];
  hero.aside = rest;
  if (play.isWatched) play.tell({ type: 'quest-chosen', seat, rule: 'AG-SETUP-011' });
  if (state.heroes.some(({ drawn }) => drawn.length > 1)) return;
  showQuests(play);
  state.phase = 'turn-start';
}

function questQuestion(play: AdventurePlay, seat: Seat): Question<number> {
  const options = heroOf(play.state, seat).drawn.slice();
  return { seat, prompt: questPrompt as Prompt<unknown, number>, options };
}

function showQuests(play: AdventurePlay): void {
  const { state } = play;
  let seat = state.first;
  play.reveal();
  do {
    const hero = heroOf(state, seat);
    const [kept] = hero.drawn;
    hero.drawn = [...hero.drawn, ...hero.aside];
    hero.aside = [];
    if (kept !== undefined) keepQuest(play, seat, kept);
    tellQuest(play, seat);
    seat = seatAfter(state, seat);
  } while (seat !== state.first);
}

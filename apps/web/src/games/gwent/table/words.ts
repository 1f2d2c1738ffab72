import { gwentTexts, roundGoal } from '@medallion/gwent';
import type { AskedQuestion, Seat } from '@medallion/kernel';
import type { NamedMove } from '../../../play/session';
import { language } from '../../../settings/settings';
import { sayGwent } from '../text/say-gwent';
import { readPlay } from './options';
import { type GwentSession, nameOf, nameOfCard, type Scene } from './scene';

const speak = (id: string, params: Readonly<Record<string, string | number>> = {}) =>
  gwentTexts.say(language.value, id, params);

/** The question in plain words. */
export function questionWords(session: GwentSession, question: AskedQuestion): string {
  const { prompt, about } = question;
  const id = `prompt.${prompt}`;
  if (!gwentTexts.has(id)) return prompt;
  if (prompt === 'exchange' || prompt === 'discard') return speak(id, { count: Number(about) });
  if (prompt === 'row') return speak(id, { card: nameOfCard(String(about)) });
  return prompt === 'turn' ? (goalWords(session, question) ?? turnWords(question)) : speak(id);
}

/** Once the other side has passed, what matters is the total that wins. */
function goalWords(session: GwentSession, { seat, options }: AskedQuestion): string | null {
  const view = session.view.value;
  const rival = seat === 0 ? 1 : 0;
  if (view === null || !view.sides[rival].hasPassed || options.length < 2) return null;
  const player = nameOf(session, rival);
  const { wins } = roundGoal(view, seat);
  return view.sides[seat === 0 ? 0 : 1].score.total >= wins
    ? sayGwent('turn.passed.ahead', { player })
    : sayGwent('turn.passed.behind', { player, wins });
}

/** Names only what can still be done. */
function turnWords({ options }: AskedQuestion): string {
  const hasLeader = options.includes('leader');
  if (!options.some((option) => option.startsWith('play:'))) return sayGwent(hasLeader ? 'turn.leader' : 'turn.pass');
  return hasLeader ? speak('prompt.turn') : sayGwent('turn.cards');
}

/** Whom the table waits for, when it is not this viewer. */
export function waitingWords(session: GwentSession): string {
  const first = session.waitingFor.value.find(({ seat }) => seat !== session.viewer.value);
  if (first === undefined) return '';
  const id = `waiting.${first.prompt}`;
  return gwentTexts.has(id) ? speak(id, { player: nameOf(session, first.seat) }) : '';
}

/** An answer as a button can name it: "Play Scorch", "Pass the round". */
export function moveWords({ prompt, option }: NamedMove, leader: string): string {
  if (option === null) return sayGwent('move.hidden');
  if (option === 'pass' || option === 'done') return speak(`option.${option}`);
  if (option === 'leader') return speak('option.leader', { leader: nameOfCard(leader) });
  if (prompt === 'exchange') return speak('option.exchange', { card: nameOfCard(option.replace('exchange:', '')) });
  const play = readPlay(option);
  if (play === null) {
    const row = `row.${option}.title`;
    return gwentTexts.has(row) ? speak(row) : nameOfCard(option);
  }
  const card = nameOfCard(play.card);
  if (play.target !== null) return speak('option.decoy', { card, target: nameOfCard(play.target) });
  return play.row === null
    ? speak('option.play', { card })
    : speak('option.play-row', { card, row: speak(`row.${play.row}`) });
}

export function rowTitle(row: string): string {
  return speak(`row.${row}.title`);
}

export function starterWords({ session, viewer }: Scene, seat: Seat): string {
  return viewer === seat
    ? speak('option.starter-me')
    : speak('option.starter-other', { player: nameOf(session, seat) });
}

import type { Seat, Viewer } from '@medallion/kernel';
import { type Language, listOf, type Params } from '@medallion/text';
import type { GwentEvent } from '../events';
import { cardName } from './names';
import { texts } from './texts';

/** Who sits where, and whose eyes the log is for. */
export interface LogContext {
  readonly language: Language;
  readonly names: readonly [string, string];
  readonly viewer: Viewer;
}

/** An event in words, and the rule behind it. Give it the event as cut for the viewer. */
export function eventText(event: GwentEvent, context: LogContext): string {
  const { language } = context;
  const said = messageFor(event, context);
  return texts.say(language, said.id, said.params);
}

interface Said {
  readonly id: string;
  readonly params: Params;
}

function messageFor(event: GwentEvent, context: LogContext): Said {
  const { language, viewer } = context;
  const player = (seat: Seat) => context.names[seat] ?? '';
  const by = (seat: Seat) => ({ player: player(seat), you: viewer === seat ? 'yes' : 'no' });
  const card = (id: string | null) => (id === null ? '' : cardName(language, id));
  const cards = (ids: readonly (string | null)[]) => listOf(language, ids.map(card));
  const row = (name: string) => texts.say(language, `row.${name}`);
  const id = `event.${event.type}`;
  switch (event.type) {
    case 'coin-tossed':
    case 'round-started': {
      const starter = player(event.starter);
      const you = viewer === event.starter ? 'yes' : 'no';
      return { id, params: event.type === 'coin-tossed' ? { starter, you } : { starter, you, round: event.round } };
    }
    case 'starter-chosen':
      return event.starter === event.seat
        ? { id: `${id}.self`, params: by(event.seat) }
        : { id, params: { ...by(event.seat), starter: player(event.starter) } };
    case 'hand-dealt':
      return { id, params: { ...by(event.seat), count: event.cards.length } };
    case 'exchanged':
      return event.out === null
        ? { id: `${id}.hidden`, params: by(event.seat) }
        : { id, params: { ...by(event.seat), out: card(event.out), in: card(event.in) } };
    case 'exchange-done':
    case 'discards-reshuffled':
      return { id, params: { ...by(event.seat), count: event.count } };
    case 'played':
      return playedText(event, { ...by(event.seat), card: card(event.card) }, row);
    case 'placed':
      return {
        id: event.side === event.seat ? `${id}.${event.cause}` : `${id}.across`,
        params: { card: card(event.card), row: row(event.row) },
      };
    case 'drew':
      return event.cards.length === 0 || event.cards[0] === null
        ? { id, params: { ...by(event.seat), count: event.cards.length } }
        : { id: `${id}.cards`, params: { ...by(event.seat), cards: cards(event.cards) } };
    case 'peeked':
      return event.cards[0] === null || event.cards.length === 0
        ? { id: `${id}.hidden`, params: { ...by(event.seat), count: event.cards.length } }
        : { id, params: { ...by(event.seat), cards: cards(event.cards) } };
    case 'decoyed':
    case 'discarded':
      return { id, params: { ...by(event.seat), card: card(event.card) } };
    case 'took':
      return event.card === null
        ? { id: `${id}.hidden`, params: by(event.seat) }
        : { id, params: { ...by(event.seat), card: card(event.card) } };
    case 'scorched':
      return { id, params: { cards: cards(event.losses.map((loss) => loss.card)), count: event.losses.length } };
    case 'transformed':
      return { id, params: { from: card(event.from), into: card(event.into) } };
    case 'leader-used':
      return { id, params: { ...by(event.seat), leader: card(event.leader) } };
    case 'row-doubled':
      return { id, params: { ...by(event.seat), row: row(event.row) } };
    case 'moved':
      return { id, params: { card: card(event.card), row: row(event.to) } };
    case 'kept':
      return { id, params: { card: card(event.card) } };
    case 'shuffled':
    case 'passed':
      return { id, params: by(event.seat) };
    case 'round-ended':
      return roundText(event, context);
    case 'game-ended':
      return event.winner === null
        ? { id: `${id}.draw`, params: {} }
        : { id, params: { winner: player(event.winner), you: viewer === event.winner ? 'yes' : 'no' } };
    case 'weather-cleared':
    case 'no-effect':
    case 'battlefield-cleared':
      return { id, params: {} };
  }
}

function playedText(
  event: Extract<GwentEvent, { type: 'played' }>,
  params: Params,
  row: (name: string) => string,
): Said {
  if (event.row === null) return { id: 'event.played', params };
  const id = event.side === event.seat ? 'event.played.row' : 'event.played.spy';
  return { id, params: { ...params, row: row(event.row) } };
}

/** The totals stand with the viewer's own first; for others in the order of the seats. */
function roundText(event: Extract<GwentEvent, { type: 'round-ended' }>, { names, viewer }: LogContext): Said {
  const [mine, theirs] = viewer === 1 ? [event.totals[1], event.totals[0]] : event.totals;
  const params = { round: event.round, mine, theirs };
  if (event.winner === null) return { id: 'event.round-ended.draw', params };
  const winner = names[event.winner] ?? '';
  return { id: 'event.round-ended', params: { ...params, winner, you: viewer === event.winner ? 'yes' : 'no' } };
}

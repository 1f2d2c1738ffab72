import { type GwentEvent, type GwentView, gwent } from '@medallion/gwent';
import { makeRecord, packRecord, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { historyOf } from '../../src/games/gwent/table/history';
import { momentsOf, withField } from '../../src/games/gwent/table/moments';
import type { LogLine } from '../../src/play/session';

function start() {
  const config = gwent.parseConfig({ decks: ['starter-northern-realms', 'starter-monsters'] });
  if (!config.ok) throw new Error('the starter decks must be legal');
  return { config: config.value, table: Table.start(gwent, config.value, 'moments') };
}

/** Plays one card each, then passes; and so on until the game is over. */
function playThrough(stopAfterRound: number) {
  const { config, table } = start();
  const lines: LogLine<GwentEvent>[] = [];
  let key = 0;
  let field: GwentView | null = null;
  const tell = (events: readonly GwentEvent[]) => {
    for (const event of events) lines.push({ key: ++key, answer: table.answers.length, kind: 'event', event });
  };
  tell(table.takeEvents());
  while (!table.isOver) {
    const [asked] = table.waitingFor();
    const options = table.questionFor(asked?.seat ?? 0)?.options ?? [];
    const view = table.view(0);
    const mine = view.sides[asked?.seat === 1 ? 1 : 0];
    const isFirst = mine.rows.every(({ cards }) => cards.length === 0);
    const play = options.find((id) => id.startsWith('play:'));
    field = view;
    const option = options.includes('done')
      ? 'done'
      : isFirst && play !== undefined
        ? play
        : options.includes('pass')
          ? 'pass'
          : (options[0] ?? '');
    const answered = table.answer(asked?.seat ?? 0, option);
    if (!answered.ok) throw new Error(answered.refusal.code);
    const before = lines.length;
    tell(answered.value);
    const ended = lines.slice(before).filter((line) => line.kind === 'event' && line.event.type === 'round-ended');
    if (ended.length > 0 && table.view(0).results.length === stopAfterRound) {
      return { config, table, field, fresh: lines.slice(before) };
    }
  }
  return { config, table, field, fresh: lines };
}

describe('the moments of a game', () => {
  it('stops at the end of a round with the field as it lay', () => {
    const { fresh, field, table } = playThrough(1);
    const [moment] = momentsOf(fresh, field, 0);
    if (moment?.kind !== 'round-end') throw new Error('the end of a round is a moment');
    expect(moment.field).toBe(field);
    expect(moment.follows.at(-1)?.type).toBe('round-started');
    const shown = withField(table.view(0), moment.field ?? table.view(0));
    expect(shown.sides.map(({ score }) => score.total)).toEqual(moment.ended.totals);
    expect(shown.sides[0].hand).toEqual(table.view(0).sides[0].hand);
  });

  it('lists all that follows from it, also what the dead of Skellige do, and nothing of the next answer', () => {
    const rule = 'GW-SKE-001' as const;
    const line = (key: number, answer: number, event: GwentEvent): LogLine<GwentEvent> => ({
      key,
      answer,
      kind: 'event',
      event,
    });
    const placed = (card: string): GwentEvent => ({
      type: 'placed',
      seat: 0,
      card,
      side: 0,
      row: 'close',
      from: 'discard',
      cause: 'skellige',
      rule,
    });
    const lines = [
      line(1, 20, { type: 'round-ended', round: 2, winner: 0, totals: [9, 4], losers: [1], rule: 'GW-ROUND-001' }),
      line(2, 20, { type: 'round-started', round: 3, starter: 0, rule: 'GW-ROUND-006' }),
      line(3, 20, placed('berserker')),
      line(4, 20, placed('olaf')),
      line(5, 20, { type: 'drew', seat: 0, cards: [null, null], rule: 'GW-SPY-001' }),
      line(6, 20, placed('svanrige')),
      line(7, 21, { type: 'passed', seat: 0, rule: 'GW-TURN-003' }),
    ];
    const [moment] = momentsOf(lines, null, 0);
    const follows = moment?.kind === 'round-end' ? moment.follows.map(({ type }) => type) : [];
    expect(follows).toEqual(['round-started', 'placed', 'placed', 'drew', 'placed']);
  });

  it('does not show a field that this viewer has not seen', () => {
    const { fresh } = playThrough(1);
    const [moment] = momentsOf(fresh, start().table.view(0), 0);
    expect(moment?.kind === 'round-end' && moment.field).toBeNull();
  });

  it('leaves the end of the game to its own scene', () => {
    const { fresh, table } = playThrough(9);
    expect(table.isOver).toBe(true);
    expect(momentsOf(fresh, null, 0)).toEqual([]);
  });

  it('draws the totals of every round from the record bit by bit, each ending as it was scored', async () => {
    const { config, table } = playThrough(9);
    const record = packRecord(gwent, makeRecord(gwent, config, 'moments', table.answers));
    let rests = 0;
    const rest = async () => {
      rests += 1;
    };
    const history = await historyOf(record, rest);
    expect(rests).toBeGreaterThan(table.answers.length / 5);
    const results = table.view(0).results;
    expect(history?.rounds).toHaveLength(results.length);
    expect(history?.rounds.map((round) => round.at(-1)?.totals)).toEqual(results.map(({ totals }) => totals));
    expect(await historyOf(record.slice(0, -3), rest)).toBeNull();
  });
});

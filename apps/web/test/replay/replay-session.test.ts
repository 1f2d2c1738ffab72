import { type GwentView, gwent } from '@medallion/gwent';
import { makeRecord, packRecord, Table } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import { type AnyGame, pastOf, ReplaySession } from '../../src/replay/replay-session';

const config = gwent.parseConfig({ decks: ['starter-northern-realms', 'starter-nilfgaard'] });
if (!config.ok) throw new Error('the decks are not known');

function recordOf(answers?: number) {
  if (!config.ok) throw new Error('the decks are not known');
  const table = Table.start(gwent, config.value, 'replayed');
  for (let count = 0; !table.isOver && count < (answers ?? 400); count++) table.take(0, 0);
  return makeRecord(gwent, config.value, 'replayed', table.answers);
}

function open(record = recordOf()) {
  const past = pastOf(gwent as unknown as AnyGame, record);
  if (!past.ok) throw new Error(past.refusal.code);
  return new ReplaySession(past.value, { names: ['Ada', 'Bea'], ending: null, compact: packRecord(gwent, record) });
}
const hands = (session: ReplaySession) =>
  (session.view.value as GwentView).sides.map(({ hand }) => hand.cards !== null);

describe('a replay', () => {
  it('starts before the first answer and ends with the outcome', () => {
    const session = open();
    expect(session.outcome.value).toBeNull();
    expect(session.status.value.kind).toBe('live');
    session.goTo(session.length);
    expect(session.outcome.value).toMatchObject({ by: 'game' });
    expect(session.status.value.kind).toBe('over');
    session.goTo(session.length - 1);
    expect(session.outcome.value).toBeNull();
  });

  it('is refused when it has more answers than a device could hold, before any is played', () => {
    const endless = { ...recordOf(), answers: Array.from({ length: 10_001 }, () => 0) };
    expect(pastOf(gwent as unknown as AnyGame, endless)).toMatchObject({
      ok: false,
      refusal: { code: 'record-too-long', detail: { answers: 10_001, most: 10_000 } },
    });
    expect(pastOf(gwent as unknown as AnyGame, { ...endless, answers: [999_999] })).toMatchObject({
      refusal: { code: 'record-answer', detail: { index: 0 } },
    });
  });

  it('shows at every moment what a table shows that is played so far', () => {
    const session = open();
    if (!config.ok) return;
    const table = Table.start(gwent, config.value, 'replayed');
    for (const [position, code] of session.past.record.answers.entries()) {
      session.goTo(position);
      expect(session.view.value).toEqual(table.view('everything'));
      table.takeCode(code);
    }
  });

  it('keeps the lines of its log from step to step, forth and back', () => {
    const session = open();
    session.goTo(2);
    const lines = session.log.value;
    session.goTo(session.length);
    expect(session.log.value.length).toBeGreaterThan(lines.length);
    for (const [index, line] of lines.entries()) expect(session.log.value[index]).toBe(line);
    session.goTo(2);
    expect(session.log.value).toEqual(lines);
    expect(session.log.value.at(-1)).toBe(lines.at(-1));
    session.viewer.value = 1;
    expect(session.log.value).not.toContain(lines[0]);
  });

  it('sees with the eyes it is given, in the view and in the log', () => {
    const session = open();
    session.goTo(4);
    expect(hands(session)).toEqual([true, true]);
    session.viewer.value = 1;
    expect(hands(session)).toEqual([false, true]);
    const dealt = session.log.value.flatMap((line) =>
      line.kind === 'event' ? [line.event as { type: string; seat: number; cards: (string | null)[] }] : [],
    );
    const hidden = dealt.find((event) => event.type === 'hand-dealt' && event.seat === 0);
    expect(hidden?.cards.every((card) => card === null)).toBe(true);
  });

  it('stays within the game when it is told to go beyond', () => {
    const session = open();
    session.goTo(-5);
    expect(session.position.value).toBe(0);
    session.goTo(9999);
    expect(session.position.value).toBe(session.length);
  });

  it('answers nothing', async () => {
    const session = open();
    expect((await session.answer()).ok).toBe(false);
    expect(session.question.value).toBeNull();
  });

  it('refuses a record that does not fit the rules', () => {
    const record = recordOf(10);
    const past = pastOf(gwent as unknown as AnyGame, { ...record, answers: [...record.answers, 9999] });
    expect(past.ok ? '' : past.refusal.code).toBe('record-answer');
  });

  it('plays a record of an earlier edition by the rules of its day, and names one that it cannot play', () => {
    const agreed = oldWorld.parseConfig({ players: 2 });
    if (!agreed.ok) throw new Error(agreed.refusal.code);
    const edition = Math.min(...oldWorld.reads);
    const table = Table.start(oldWorld, agreed.value, 'early', { edition });
    for (let count = 0; count < 200; count++) table.take(0, 0);
    const record = makeRecord(oldWorld, agreed.value, 'early', table.answers, edition);
    const past = pastOf(oldWorld as unknown as AnyGame, record);
    expect(past.ok && past.value.views.at(-1)).toEqual(table.view('everything'));
    expect(past.ok && past.value.views[0]).toMatchObject({ edition });
    const newer = pastOf(oldWorld as unknown as AnyGame, { ...record, version: 99 });
    expect(newer).toMatchObject({ refusal: { detail: { version: 99, known: oldWorld.version, age: 'newer' } } });
  });

  it('takes the ending from outside where the record ends in the middle', () => {
    const past = pastOf(gwent as unknown as AnyGame, recordOf(10));
    if (!past.ok) throw new Error(past.refusal.code);
    const ending = { by: 'resigned', places: [2, 1], reason: 'resigned', together: null } as const;
    const session = new ReplaySession(past.value, { names: [], ending, compact: '' });
    session.goTo(10);
    expect(session.outcome.value).toEqual(ending);
  });
});

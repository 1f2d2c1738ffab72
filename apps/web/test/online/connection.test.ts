import { PROTOCOL } from '@medallion/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../src/play/online/connection';
import type { OnlineSession } from '../../src/play/online/online-session';
import type { TableStream } from '../../src/play/online/stream';

const TABLE = 'uVpe_AABCAQfb9NgktOAXw';
const ME = { id: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'Ada' };

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcomes(): void {
    this.opens();
    this.says({ type: 'welcome', protocol: PROTOCOL, person: ME, time: Date.now() });
  }
  sentOf(type: string): readonly Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

const socket = (index: number): FakeSocket => {
  const found = FakeSocket.all[index];
  if (found === undefined) throw new Error(`there is no socket ${index}`);
  return found;
};

let line: Connection;
let Stream: typeof TableStream;
let Session: typeof OnlineSession;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  FakeSocket.all = [];
  const kept = new Map([['medallion.identity', JSON.stringify({ token: 'mine', person: ME })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('WebSocket', FakeSocket);
  const { Connection: Line } = await import('../../src/play/online/connection');
  ({ TableStream: Stream } = await import('../../src/play/online/stream'));
  ({ OnlineSession: Session } = await import('../../src/play/online/online-session'));
  line = new Line('ws://table/ws');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listen = () =>
  line.join(
    () => undefined,
    () => undefined,
  );

describe('the line to the server', () => {
  it('says who we are first, and is live when it is welcome', () => {
    listen();
    socket(0).opens();
    expect(socket(0).sent).toEqual([{ type: 'hello', protocol: PROTOCOL, token: 'mine' }]);
    expect(line.state.value).toBe('connecting');
    socket(0).says({ type: 'welcome', protocol: PROTOCOL, person: ME, time: Date.now() });
    expect(line.state.value).toBe('live');
  });

  it('comes back by itself after a drop, waiting longer each time', () => {
    listen();
    socket(0).welcomes();
    socket(0).close();
    expect(line.state.value).toBe('lost');
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    socket(1).close();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('sends a command again with the same id until the server has settled it', async () => {
    listen();
    socket(0).welcomes();
    const reply = line.command({ type: 'say', table: TABLE, text: 'hello' });
    const [first] = socket(0).sentOf('say');
    socket(0).close();
    vi.advanceTimersByTime(1000);
    socket(1).welcomes();
    const [again] = socket(1).sentOf('say');
    expect(again).toEqual(first);
    socket(1).says({ type: 'done', id: String(first?.id), result: null });
    expect(await reply).toEqual({ ok: true, value: null });
    socket(1).close();
    vi.advanceTimersByTime(1000);
    socket(2).welcomes();
    expect(socket(2).sentOf('say')).toEqual([]);
  });

  it('tries again in a moment when it was too hasty, and hands on every other refusal', async () => {
    listen();
    socket(0).welcomes();
    const reply = line.command({ type: 'say', table: TABLE, text: 'hello' });
    const id = String(socket(0).sentOf('say')[0]?.id);
    socket(0).says({ type: 'refused', id, code: 'too-fast', detail: {} });
    vi.advanceTimersByTime(1100);
    expect(socket(0).sentOf('say')).toHaveLength(2);
    socket(0).says({ type: 'refused', id, code: 'not-seated', detail: {} });
    expect(await reply).toEqual({ ok: false, code: 'not-seated', detail: {} });
  });

  it('stops for good when the page is too old, and settles what was waiting', async () => {
    listen();
    socket(0).opens();
    const reply = line.command({ type: 'say', table: TABLE, text: 'hello' });
    socket(0).says({ type: 'error', code: 'client-outdated', detail: {} });
    socket(0).close();
    vi.advanceTimersByTime(60_000);
    expect(line.state.value).toBe('outdated');
    expect(FakeSocket.all).toHaveLength(1);
    expect((await reply).ok).toBe(false);
  });

  it('is given up when nobody needs it any more', () => {
    const leave = listen();
    socket(0).welcomes();
    leave();
    expect(line.state.value).toBe('idle');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

const changed = (seq: number, changes: Readonly<Record<string, unknown>>) => ({
  type: 'delta',
  table: TABLE,
  as: 0,
  seq,
  time: 0,
  patch: ['o', Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, ['=', value]])), []],
  log: [],
});

describe('the stream of a table', () => {
  const whole = (seq: number, moves: number) => ({
    type: 'table',
    table: TABLE,
    as: 0,
    stream: 'AAAAAAAAAAAAAAAA',
    seq,
    time: 0,
    you: { seats: [0], isHost: true, keys: null, muted: [] },
    state: stateWith(moves),
    log: [],
    seenAll: true,
    chat: [],
  });
  const delta = (seq: number, moves: number) => changed(seq, { moves });

  it('applies what follows, once each, and resumes where it stopped', () => {
    const stream = new Stream(line, { table: TABLE, key: null });
    socket(0).welcomes();
    socket(0).says(whole(4, 7));
    socket(0).says(delta(5, 8));
    socket(0).says(delta(5, 99));
    expect(stream.state.value?.moves).toBe(8);
    socket(0).close();
    vi.advanceTimersByTime(1000);
    socket(1).welcomes();
    expect(socket(1).sentOf('watch')).toEqual([
      { type: 'watch', table: TABLE, as: 0, resume: { stream: 'AAAAAAAAAAAAAAAA', seq: 5 } },
    ]);
    socket(1).says(delta(6, 9));
    expect(stream.state.value?.moves).toBe(9);
  });

  it('asks for the table anew when a message is missing', () => {
    const stream = new Stream(line, { table: TABLE, key: null });
    socket(0).welcomes();
    socket(0).says(whole(4, 7));
    socket(0).says(delta(7, 12));
    expect(stream.state.value?.moves).toBe(7);
    expect(socket(0).sentOf('watch').at(-1)).toEqual({ type: 'watch', table: TABLE });
    socket(0).says(whole(7, 12));
    expect(stream.state.value?.moves).toBe(12);
  });

  it('keeps what happens while it is held, and then shows it move by move', () => {
    const stream = new Stream(line, { table: TABLE, key: null });
    socket(0).welcomes();
    socket(0).says(whole(4, 7));
    stream.hold(true);
    for (const step of [1, 2, 3]) socket(0).says(delta(4 + step, 7 + step));
    expect([stream.state.value?.moves, stream.latest.value?.moves, stream.isBehind.value]).toEqual([7, 10, true]);
    const shown: number[] = [];
    // Whoever watches the second move holds again.
    const stop = stream.state.subscribe((state) => {
      shown.push(state?.moves ?? 0);
      if (state?.moves === 9) stream.hold(true);
    });
    stream.hold(false);
    expect([...shown, stream.isBehind.value]).toEqual([7, 8, 9, true]);
    stream.hold(false);
    expect([...shown, stream.isBehind.value]).toEqual([7, 8, 9, 10, false]);
    stop();
  });

  it('tells at once what is no move, though it is held', () => {
    const stream = new Stream(line, { table: TABLE, key: null });
    socket(0).welcomes();
    socket(0).says(whole(4, 7));
    stream.hold(true);
    socket(0).says(changed(5, { drawOffer: 1 }));
    expect(stream.state.value?.drawOffer).toBe(1);
    socket(0).says(delta(6, 8));
    socket(0).says(changed(7, { drawOffer: null }));
    expect([stream.state.value?.drawOffer, stream.latest.value?.drawOffer]).toEqual([1, null]);
    stream.hold(false);
    expect([stream.state.value?.moves, stream.state.value?.drawOffer]).toEqual([8, null]);
  });

  it('stays where it is held when the line comes back with the table anew', () => {
    const stream = new Stream(line, { table: TABLE, key: null });
    socket(0).welcomes();
    socket(0).says(whole(4, 7));
    stream.hold(true);
    socket(0).says(delta(5, 8));
    socket(0).close();
    vi.advanceTimersByTime(1000);
    socket(1).welcomes();
    expect(socket(1).sentOf('watch')[0]).toMatchObject({ resume: { seq: 5 } });
    socket(1).says(whole(9, 12));
    expect([stream.state.value?.moves, stream.latest.value?.moves]).toEqual([7, 12]);
    stream.hold(false);
    expect([stream.state.value?.moves, stream.isBehind.value]).toEqual([12, false]);
  });

  it('asks nothing and takes nothing back before all is shown, and its clock runs on', () => {
    const session = new Session({ table: TABLE, key: null, words: () => '', line });
    socket(0).welcomes();
    const question = { seat: 0, prompt: 'turn', about: null, options: ['pass'], blocked: [] };
    const undo = { seat: 0, prompt: 'turn', option: 'pass', number: 7 };
    const clock = (bank: number) => ({ rule: { kind: 'live', move: 60, bank: 60 }, banks: [bank], deadlines: [null] });
    socket(0).says({ ...whole(4, 7), state: { ...stateWith(7), question, undo, clock: clock(9000) } });
    expect(session.question.value?.options).toEqual(['pass']);
    session.hold(true);
    socket(0).says(changed(5, { moves: 8, clock: clock(5000) }));
    expect([session.answers.value, session.question.value, session.canUndo.value]).toEqual([7, null, null]);
    expect(session.clocks.value?.[0]?.bank).toBe(5000);
    void session.answer('pass');
    // An answer that comes all the same belongs to what is shown, and the server will say that it is stale.
    expect(socket(0).sentOf('answer')[0]).toMatchObject({ moves: 7 });
    session.hold(false);
    expect(session.answers.value).toBe(8);
    expect(session.question.value?.options).toEqual(['pass']);
    session.close();
  });

  it('says why when the seat is lost', () => {
    const stream = new Stream(line, { table: TABLE, key: null });
    socket(0).welcomes();
    socket(0).says(whole(0, 0));
    socket(0).says({ type: 'gone', table: TABLE, as: 0, code: 'not-your-seat' });
    expect(stream.trouble.value).toBe('not-your-seat');
  });
});

describe('a device that two share at a table of others', () => {
  const act = (...seats: number[]) => seats.map((seat) => ({ seat, prompt: 'act', mayWait: true }));
  /** What the server sends to this device for one of its two seats. */
  const whole = (as: number, waitingFor: readonly object[], moves = 0) => ({
    type: 'table',
    table: TABLE,
    as,
    stream: `AAAAAAAAAAAAAAA${as}`,
    seq: moves,
    time: 0,
    you: { seats: [0, 1], isHost: true, keys: null, muted: [] },
    state: { ...stateWith(moves), waitingFor, question: { ...QUESTION, seat: as } },
    log: [],
    seenAll: true,
    chat: [],
  });
  const QUESTION = { prompt: 'act', about: null, options: ['roll', 'stop'], blocked: [] };
  /** Both streams hear of the same change. */
  const changes = (seq: number, change: Readonly<Record<string, unknown>>) => {
    for (const as of [0, 1]) socket(0).says({ ...changed(seq, { moves: seq, ...change }), as });
  };
  const opened = () => {
    const session = new Session({ table: TABLE, key: null, words: () => '', line });
    socket(0).welcomes();
    for (const as of [0, 1]) socket(0).says(whole(as, act(0, 1, 2)));
    return session;
  };
  const offered = (session: OnlineSession) => {
    const handOver = session.handOver.value;
    return handOver === null ? [] : [handOver.to, ...handOver.others.map(({ to }) => to)];
  };

  it('asks who acts in a phase that all share, and shows nothing before', () => {
    const session = opened();
    expect(offered(session)).toEqual([0, 1]);
    expect([session.view.value, session.question.value]).toEqual([null, null]);
    session.handOver.value?.others[0]?.accept();
    expect([offered(session), session.viewer.value]).toEqual([[], 1]);
    expect(session.question.value?.seat).toBe(1);
    session.close();
  });

  it('stays with whoever looks while others act elsewhere, and is handed on after an answer given here', () => {
    const session = opened();
    session.handOver.value?.accept();
    changes(1, { waitingFor: act(0, 1) }); // the third has acted, somewhere else
    expect([offered(session), session.viewer.value]).toEqual([[], 0]);
    void session.answer('roll');
    expect(socket(0).sentOf('answer')).toMatchObject([{ seat: 0, option: 'roll', moves: 1 }]);
    expect(offered(session)).toEqual([]);
    changes(2, { waitingFor: [{ seat: 0, prompt: 'pay' }] }); // the rest of the action
    expect([offered(session), session.viewer.value]).toEqual([[], 0]);
    void session.answer('pay:0');
    changes(3, { waitingFor: act(0, 1, 2) });
    expect(offered(session)).toEqual([0, 1]);
    session.handOver.value?.others[0]?.accept();
    void session.answer('stop');
    expect(socket(0).sentOf('answer').at(-1)).toMatchObject({ seat: 1, option: 'stop', moves: 3 });
    session.close();
  });

  it('stays where it is when an answer is refused', async () => {
    const session = opened();
    session.handOver.value?.accept();
    const reply = session.answer('roll');
    const id = String(socket(0).sentOf('answer')[0]?.id);
    socket(0).says({ type: 'refused', id, code: 'not-offered', detail: {} });
    expect((await reply).ok).toBe(false);
    changes(1, { waitingFor: act(0, 1) });
    expect(offered(session)).toEqual([]);
    session.close();
  });

  it('goes to the next where nobody may wait', () => {
    const session = opened();
    session.handOver.value?.accept();
    void session.answer('roll');
    changes(1, { waitingFor: [{ seat: 1, prompt: 'turn' }] });
    expect(offered(session)).toEqual([1]);
    session.close();
  });
});

describe('advice at a table', () => {
  const QUESTION = { seat: 0, prompt: 'turn', about: null, options: ['pass', 'play'], blocked: [] };
  const seat = (kind: string, isStandIn = false) => ({
    ...{ kind, person: kind === 'bot' ? null : ME, name: null, level: kind === 'bot' ? 'champion' : null },
    ...{ isReady: true, isHere: true, isStandIn },
  });
  const bot = seat('bot');
  const opened = (seats: readonly object[], as: number | 'spectator' = 0) => {
    const session = new Session({ table: TABLE, key: null, words: () => '', line });
    socket(0).welcomes();
    socket(0).says({
      ...{ type: 'table', table: TABLE, as, stream: 'AAAAAAAAAAAAAAAA', seq: 4, time: 0 },
      you: { seats: as === 0 ? [0] : [], isHost: true, keys: null, muted: [] },
      state: { ...stateWith(7), seats, question: as === 0 ? QUESTION : null },
      ...{ log: [], seenAll: true, chat: [] },
    });
    return session;
  };
  const ask = (session: OnlineSession) => {
    const reply = session.hint?.();
    const [sent] = socket(0).sentOf('advise');
    const id = String(sent?.id);
    return { reply, sent, done: (result: object) => socket(0).says({ type: 'done', id, result }), id };
  };

  it('is the best option with what it was weighed against, as on this device', async () => {
    const { reply, sent, done } = ask(opened([seat('person'), bot, bot]));
    expect(sent).toMatchObject({ seat: 0, moves: 7 });
    const weighed = [
      { option: 'play', chance: 0.7 },
      { option: 'pass', chance: 0.5 },
    ];
    done({ option: 'play', weighed });
    expect(await reply).toEqual({ ok: true, value: 'play', weighed });
  });

  it.each([
    ['another person plays', [seat('person'), bot, seat('person')]],
    ['a second player sits here', [seat('person'), seat('local')]],
    ['a seat is open', [seat('person'), seat('open')]],
    ['a bot keeps the seat of somebody who may come back', [seat('person'), seat('bot', true)]],
  ])('is not offered where %s', (_, seats) => {
    expect(opened(seats).hint).toBeUndefined();
  });

  it('is not offered to whoever only watches, nor once the game is over', () => {
    expect(opened([bot, bot], 'spectator').hint).toBeUndefined();
    const session = opened([seat('person'), bot]);
    expect(session.hint).toBeDefined();
    socket(0).says(changed(5, { phase: 'finished' }));
    expect(session.hint).toBeUndefined();
  });

  it('is thrown away when it was refused, makes no sense, or comes for a question that is gone', async () => {
    const session = opened([seat('person'), bot]);
    const refusedAs = async (settle: (asked: ReturnType<typeof ask>) => void) => {
      socket(0).sent.length = 0;
      const asked = ask(session);
      settle(asked);
      const reply = await asked.reply;
      return reply?.ok === false ? reply.refusal.code : null;
    };
    const refuse = ({ id }: { id: string }) =>
      socket(0).says({ type: 'refused', id, code: 'others-play-here', detail: {} });
    expect(await refusedAs(refuse)).toBe('others-play-here');
    expect(await refusedAs(({ done }) => done({ option: 7 }))).toBe('unknown-answer');
    const late = ({ done }: { done: (result: object) => void }) => {
      socket(0).says(changed(5, { moves: 8, question: { ...QUESTION, prompt: 'redraw' } }));
      done({ option: 'play', weighed: [] });
    };
    expect(await refusedAs(late)).toBe('stale');
  });
});

function stateWith(moves: number): Record<string, unknown> {
  return {
    id: TABLE,
    game: 'gwent',
    version: 1,
    phase: 'playing',
    visibility: 'link',
    config: {},
    host: ME.id,
    seats: [],
    moves,
    view: null,
    question: null,
    waitingFor: [],
    undo: null,
    takeBack: null,
    drawOffer: null,
    canResign: true,
    canDraw: true,
    clock: { rule: { kind: 'none' }, banks: [], deadlines: [] },
    fairness: { hash: '', additions: [], serverSeed: null, seed: null },
    outcome: null,
    record: null,
    rematch: null,
    trouble: null,
  };
}

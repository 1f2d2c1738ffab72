import { describe, expect, it } from 'vitest';
import { BOT, duel, firstOption, ME, OPEN, testServer } from './support/harness';

describe('taking back', () => {
  it('is free while nothing was shown, and names no secret to the other', async () => {
    const { table, ada, bea } = await duel(await testServer());
    const card = firstOption(ada, table, 0);
    await ada.answers(table, 0, card);
    await ada.until(() => ada.at(table, 0).state.undo !== null);
    expect(ada.at(table, 0).state.undo).toEqual({ number: 2, seat: 0, prompt: 'card', option: card });
    await ada.does({ type: 'undo', table, seat: 0 });
    await bea.until(() => bea.at(table, 1).log.some((line) => line.kind === 'undone'));
    expect(bea.at(table, 1).log.at(-1)?.move).toEqual({ number: 2, seat: 0, prompt: 'card', option: null });
    expect(ada.at(table, 0).state.question?.options).toContain(card);
    expect(ada.at(table, 0).state.moves).toBe(2);
  });

  it('stops where another seat has acted', async () => {
    const { table, ada, bea } = await duel(await testServer());
    expect(await ada.isRefused({ type: 'undo', table, seat: 0 })).toBe('undo-barrier');
    await bea.does({ type: 'undo', table, seat: 1 });
    expect(await bea.isRefused({ type: 'undo', table, seat: 1 })).toBe('undo-barrier');
  });

  it('beyond that needs the consent of the other, who is told which move', async () => {
    const { table, ada, bea } = await duel(await testServer());
    await ada.answers(table, 0, firstOption(ada, table, 0));
    await ada.answers(table, 0, 'boast');
    await bea.until(() => bea.at(table, 1).state.question !== null);
    await bea.answers(table, 1, firstOption(bea, table, 1));
    await ada.does({ type: 'ask-take-back', table, seat: 0 });
    await bea.until(() => bea.at(table, 1).state.takeBack !== null);
    expect(bea.at(table, 1).state.takeBack).toEqual({
      by: 0,
      move: { number: 3, seat: 0, prompt: 'boast', option: 'boast' },
      answers: 2,
      waitsFor: [1],
    });
    expect(await ada.isRefused({ type: 'consent', table, seat: 0, to: 'take-back', agree: true })).toBe('no-offer');
    await bea.does({ type: 'consent', table, seat: 1, to: 'take-back', agree: true });
    await ada.until(() => ada.at(table, 0).state.moves === 3);
    expect(ada.at(table, 0).state.question?.prompt).toBe('boast');
    expect(ada.at(table, 0).state.takeBack).toBeNull();
  });

  it('can be refused, and playing on refuses it too', async () => {
    const { table, ada, bea } = await duel(await testServer());
    await ada.answers(table, 0, firstOption(ada, table, 0));
    await ada.answers(table, 0, 'hush');
    await ada.does({ type: 'ask-take-back', table, seat: 0, to: 2 });
    await bea.does({ type: 'consent', table, seat: 1, to: 'take-back', agree: false });
    await ada.until(() => ada.at(table, 0).log.at(-1)?.kind === 'take-back-refused');
    expect(ada.at(table, 0).state.moves).toBe(4);
    await ada.does({ type: 'ask-take-back', table, seat: 0 });
    await bea.until(() => bea.at(table, 1).state.question !== null);
    await bea.answers(table, 1, firstOption(bea, table, 1));
    expect(await bea.isRefused({ type: 'consent', table, seat: 1, to: 'take-back', agree: true })).toBe('no-offer');
  });

  it('asks only for own moves', async () => {
    const { table, ada, bea } = await duel(await testServer());
    expect(await bea.isRefused({ type: 'ask-take-back', table, seat: 1, to: 0 })).toBe('nothing-to-take-back');
    expect(await ada.isRefused({ type: 'ask-take-back', table, seat: 0, to: 99 })).toBe('nothing-to-take-back');
  });

  it('needs nobody where only bots would have to agree', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, BOT], { ready: true });
    await ada.watch(table, 0);
    await ada.answers(table, 0, 'swap');
    await ada.until(() => ada.at(table, 0).state.question?.prompt === 'card');
    await ada.does({ type: 'ask-take-back', table, seat: 0 });
    await ada.until(() => ada.at(table, 0).log.some((line) => line.kind === 'taken-back'));
    expect(ada.at(table, 0).state.question?.prompt).toBe('keep');
  });
});

describe('the early end', () => {
  it('comes by resigning', async () => {
    const { table, ada, bea } = await duel(await testServer());
    await ada.does({ type: 'resign', table, seat: 0 });
    await bea.until(() => bea.at(table, 1).state.outcome !== null);
    expect(bea.at(table, 1).state.outcome).toMatchObject({ places: [2, 1], reason: 'resigned', by: 'resigned' });
    expect(await bea.isRefused({ type: 'answer', table, seat: 1, option: 'keep' })).toBe('not-playing');
  });

  it('comes by a draw that is offered and agreed to', async () => {
    const { table, ada, bea } = await duel(await testServer());
    expect(await bea.isRefused({ type: 'consent', table, seat: 1, to: 'draw', agree: true })).toBe('no-offer');
    await ada.does({ type: 'offer-draw', table, seat: 0 });
    await bea.until(() => bea.at(table, 1).state.drawOffer === 0);
    await bea.does({ type: 'consent', table, seat: 1, to: 'draw', agree: true });
    await ada.until(() => ada.at(table, 0).state.outcome !== null);
    expect(ada.at(table, 0).state.outcome).toMatchObject({ places: [1, 1], reason: 'draw-agreed', by: 'draw-agreed' });
  });

  it('is not agreed to by bots', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, BOT], { ready: true });
    await ada.watch(table, 0);
    await ada.does({ type: 'offer-draw', table, seat: 0 });
    await ada.until(() => ada.at(table, 0).log.some((line) => line.kind === 'draw-refused'));
    expect(ada.at(table, 0).state.phase).toBe('playing');
  });

  it('comes by resigning among bots: last, and the others by their points', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME, BOT, BOT], { ready: true });
    await ada.watch(table, 0);
    const scores = () => (ada.at(table, 0).state.view as { scores: readonly [number, number, number] }).scores;
    const isAsked = (prompt: string) => ada.until(() => ada.at(table, 0).state.question?.prompt === prompt);
    await isAsked('keep');
    await ada.answers(table, 0, 'keep');
    await isAsked('card');
    await ada.answers(table, 0, firstOption(ada, table, 0));
    await isAsked('boast');
    await ada.answers(table, 0, 'hush');
    await ada.until(() => ada.at(table, 0).state.question?.prompt === 'card' && scores()[2] > 0);
    expect(ada.at(table, 0).state.canResign).toBe(true);
    const [, bea, cyn] = scores();
    await ada.does({ type: 'resign', table, seat: 0 });
    await ada.until(() => ada.at(table, 0).state.outcome !== null);
    expect(ada.at(table, 0).state.outcome).toEqual({
      places: bea > cyn ? [3, 1, 2] : [3, 2, 1],
      reason: 'resigned',
      together: null,
      by: 'resigned',
    });
  });

  it('comes as a loss by resigning alone', async () => {
    const server = await testServer();
    const ada = await server.arrives('Ada');
    const { table } = await server.opens(ada.token, [ME], { ready: true });
    await ada.watch(table, 0);
    await ada.does({ type: 'resign', table, seat: 0 });
    await ada.until(() => ada.at(table, 0).state.outcome !== null);
    expect(ada.at(table, 0).state.outcome).toMatchObject({ by: 'resigned', together: 'lost' });
  });

  it('cannot be had by resigning while somebody may come back to a seat that a bot keeps', async () => {
    const server = await testServer();
    const [ada, bea] = [await server.arrives('Ada'), await server.arrives('Bea')];
    const { table, keys } = await server.opens(ada.token, [ME, OPEN, BOT], { ready: true });
    await bea.does({ type: 'join', table, key: keys.invite, ready: true });
    await bea.does({ type: 'leave', table, seat: 1, bot: 'dice' });
    await ada.watch(table, 0);
    expect(ada.at(table, 0).state.canResign).toBe(false);
    expect(await ada.isRefused({ type: 'resign', table, seat: 0 })).toBe('others-play-on');
  });
});

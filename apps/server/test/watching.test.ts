import { describe, expect, it, vi } from 'vitest';
import type { TableCore } from '../src/tables/table-core';
import { duel, firstOption, testServer } from './support/harness';

describe('whoever watches again and again', () => {
  it('is sent the same text, made once until something happens', async () => {
    const server = await testServer();
    const { table, ada } = await duel(server);
    const words = vi.spyOn(JSON, 'stringify');
    const ofStates = () =>
      words.mock.calls.filter(([value]) => (value as { phase?: unknown } | null)?.phase === 'playing');
    for (let count = 0; count < 5; count++) await ada.watch(table, 0);
    expect(ofStates().length).toBeLessThanOrEqual(1);
    words.mockRestore();
    const { moves } = ada.at(table, 0).state;
    await ada.answers(table, 0, firstOption(ada, table, 0));
    await ada.until(() => ada.at(table, 0).state.moves > moves);
    const { state, log } = structuredClone(ada.at(table, 0));
    await ada.watch(table, 0);
    expect(ada.at(table, 0).state).toEqual(state);
    expect(ada.at(table, 0).log).toHaveLength(log.length);
  });

  it('of a finished game reads a record that was packed once', async () => {
    const server = await testServer();
    const { table, ada, bea } = await duel(server);
    await ada.does({ type: 'resign', table, seat: 0 });
    await ada.until(() => ada.at(table, 0).state.record !== null);
    const { core } = (await server.hall.find(table)) as { core: TableCore };
    const first = core.record();
    const parsed = vi.spyOn(core.entry.game, 'parseConfig');
    await bea.watch(table, 1);
    expect(core.record()).toBe(first);
    expect(parsed).not.toHaveBeenCalled();
    parsed.mockRestore();
  });
});

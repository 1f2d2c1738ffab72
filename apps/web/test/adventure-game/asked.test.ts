import { describe, expect, it } from 'vitest';
import { areOnlyBots, forcedTurn } from '../../src/games/adventure-game/table/asked';

describe('the question of a turn', () => {
  it('never says that all is done where something must be done first', () => {
    expect(forcedTurn(['rest'])).toBe('ask.rest-only');
    expect(forcedTurn(['rest', 'exchange:red'])).toBe('ask.rest-only');
    expect(forcedTurn(['stand-up'])).toBe('ask.stand-up');
    expect(forcedTurn(['end-turn'])).toBe('ask.turn-over');
    expect(forcedTurn(['end-turn', 'travel'])).toBe(null);
  });
});

describe('a moment for which no card is held', () => {
  const mine = { kind: 'local', isMine: true } as const;
  const bot = { kind: 'bot', isMine: false } as const;
  it('is passed by the screen only where one person plays with bots alone', () => {
    expect(areOnlyBots([mine, bot, bot])).toBe(true);
    expect(areOnlyBots([mine, mine, bot])).toBe(false);
    expect(
      areOnlyBots([
        { kind: 'person', isMine: true },
        { kind: 'person', isMine: false },
      ]),
    ).toBe(false);
    expect(areOnlyBots([{ kind: 'person', isMine: true }, bot])).toBe(true);
    expect(areOnlyBots([bot, bot])).toBe(false);
  });
});

import type { AskedQuestion } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { blockOf, handOption, isTray, playsOf, pressOf, readPlay } from '../../src/games/gwent/table/options';

const asked = (prompt: string, options: readonly string[], blocked: AskedQuestion['blocked'] = []): AskedQuestion => ({
  seat: 0,
  prompt,
  options,
  blocked,
  about: null,
});

describe('the options of a Gwent question on the screen', () => {
  it('reads the card, the place and the unit out of an id', () => {
    expect(readPlay('play:decoy:close:ghoul')).toEqual({
      option: 'play:decoy:close:ghoul',
      card: 'decoy',
      row: 'close',
      target: 'ghoul',
    });
    expect(readPlay('play:scorch')).toEqual({ option: 'play:scorch', card: 'scorch', row: null, target: null });
    expect(readPlay('pass')).toBeNull();
  });

  it('lets a card with one place answer at once, and one with several wait for its place', () => {
    const question = asked('turn', ['pass', 'play:ves:close', 'play:yaevinn:close', 'play:yaevinn:ranged']);
    expect(handOption(question, 'ves')).toBe('play:ves:close');
    expect(handOption(question, 'yaevinn')).toBeNull();
    expect(playsOf(question, 'yaevinn').map(({ row }) => row)).toEqual(['close', 'ranged']);
    expect(handOption(question, 'thaler')).toBeNull();
  });

  it('offers the cards of the hand for exchange and for discard by their own ids', () => {
    expect(handOption(asked('exchange', ['done', 'exchange:ves']), 'ves')).toBe('exchange:ves');
    expect(handOption(asked('discard', ['ves']), 'ves')).toBe('ves');
    expect(handOption(asked('discard', ['ves']), 'thaler')).toBeNull();
  });

  it('knows which rule keeps a card in the hand', () => {
    const question = asked('turn', ['pass'], [{ id: 'play:decoy', rule: 'GW-DECOY-004' }]);
    expect(blockOf(question, 'decoy')?.rule).toBe('GW-DECOY-004');
    expect(blockOf(question, 'scorch')).toBeNull();
  });

  it('lays out cards for a choice only when they lie in a pile', () => {
    expect(isTray(asked('patient', ['ves']))).toBe(true);
    expect(isTray(asked('turn', ['pass']))).toBe(false);
    expect(isTray(null)).toBe(false);
  });

  it('plays a card at once by mouse or key, and by finger with the second tap', () => {
    const card = { option: 'play:ves:close', hasPlaces: false, isLifted: false };
    expect(pressOf({ ...card, isTouch: false })).toBe('answer');
    expect(pressOf({ ...card, isTouch: true })).toBe('lift');
    expect(pressOf({ ...card, isTouch: true, isLifted: true })).toBe('answer');
    expect(pressOf({ ...card, option: 'ves', isTouch: true })).toBe('answer');
  });

  it('lifts a card that has several places, puts it back, and looks at one that has none', () => {
    for (const isTouch of [true, false]) {
      expect(pressOf({ option: null, hasPlaces: true, isLifted: false, isTouch })).toBe('lift');
      expect(pressOf({ option: null, hasPlaces: true, isLifted: true, isTouch })).toBe('put-back');
      expect(pressOf({ option: null, hasPlaces: false, isLifted: false, isTouch })).toBe('look');
    }
  });
});

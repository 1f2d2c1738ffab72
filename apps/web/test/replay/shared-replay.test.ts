import { describe, expect, it } from 'vitest';
import { positionIn, readShared, type SharedReplay, writeShared } from '../../src/replay/shared-replay';

const record = 'M1.gwent.2.starter-monsters~starter-skellige~0.seed.2.AB.abcdefgh';
const bare: SharedReplay = { record, names: [], ending: null, proof: null };

describe('a game in a link', () => {
  it('is the bare record where nothing else is known', () => {
    expect(writeShared(bare)).toBe(record);
    expect(readShared(record)).toEqual(bare);
    expect(readShared(`https://example.org/replay#${record}`)).toEqual(bare);
  });

  it('brings names, the ending and the proof of the shuffle along', () => {
    const whole: SharedReplay = {
      record,
      names: ['Mira & Söhne', 'Jonas #2'],
      ending: { by: 'resigned', places: [2, 1], reason: 'resigned', together: null },
      proof: { hash: 'ab12', serverSeed: 'x_-y', additions: [{ seat: 1, text: 'three owls = 3 & more' }] },
    };
    expect(readShared(writeShared(whole))).toEqual(whole);
    expect(readShared(`/replay#${writeShared(whole)}`)).toEqual(whole);
  });

  it('keeps no ending that the rules themselves made', () => {
    const ending = { by: 'game', places: [1, 2], reason: 'gems', together: null } as const;
    expect(readShared(writeShared({ ...bare, ending })).ending).toBeNull();
    const agreed = { by: 'draw-agreed', places: [1, 1], reason: 'draw-agreed', together: null } as const;
    expect(readShared(writeShared({ ...bare, ending: agreed })).ending).toEqual(agreed);
  });

  it('reads a record whose letters a messenger has escaped, and the text of a file', () => {
    expect(readShared(encodeURIComponent(record)).record).toBe(record);
    expect(readShared('  {"format":1} ').record).toBe('{"format":1}');
  });

  it('makes nothing of an ending or a proof that cannot be', () => {
    expect(readShared(`${record}&end=eaten-1-2&hash=ab`)).toEqual(bare);
  });

  it('opens at the move that a link names, and else at the start', () => {
    expect([positionIn('M1.abc&at=12'), positionIn('M1.abc&at=12&name=Ada')]).toEqual([12, 12]);
    expect([positionIn('M1.abc'), positionIn('M1.abc&at=x')]).toEqual([0, 0]);
  });
});

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commitmentOf } from '../src/index';
import { sha256 } from '../src/sha256';

const inNode = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

describe('SHA-256 in plain code', () => {
  it('agrees with Node on every length around the block borders', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) => index * 7 + length);
      expect(sha256(bytes), `${length} bytes`).toEqual(inNode(bytes));
    }
  });

  it('agrees with Node on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
        expect(sha256(bytes)).toEqual(inNode(bytes));
      }),
    );
  });
});

describe('a page over plain HTTP', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('commits to the same hash although it has no crypto.subtle', async () => {
    const before = await commitmentOf('three owls');
    vi.stubGlobal('crypto', {});
    expect(await commitmentOf('three owls')).toBe(before);
  });
});

import { describe, expect, it } from 'vitest';
import { readTableLink, tablePath } from '../../src/play/online/links';

const table = 'uVpe_AABCAQfb9NgktOAXw';
const key = 'gVNBeHoDZW2G18w5';

describe('links to tables', () => {
  it('carry the key behind the number sign, where no server sees it', () => {
    expect(tablePath(table, key)).toBe(`/t/${table}#${key}`);
    expect(tablePath(table)).toBe(`/t/${table}`);
  });

  it.each([
    `https://example.org/t/${table}#${key}`,
    `http://localhost:8080/t/${table}#${key}`,
    `/t/${table}#${key}`,
    `  ${table}#${key} `,
  ])('are read as people paste them: %s', (pasted) => {
    expect(readTableLink(pasted)).toBe(`/t/${table}#${key}`);
  });

  it('may come without a key', () => {
    expect(readTableLink(`https://example.org/t/${table}`)).toBe(`/t/${table}`);
  });

  it.each(['', 'grey-heron-41', `https://example.org/t/${table}#short`, 'https://example.org/'])(
    'are refused where they are none: %s',
    (pasted) => {
      expect(readTableLink(pasted)).toBeNull();
    },
  );
});

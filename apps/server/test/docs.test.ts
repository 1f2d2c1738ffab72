import { readFileSync } from 'node:fs';
import { CLOSE_CODES, clientMessage, ERROR_CODES, serverMessage } from '@medallion/protocol';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const docs = read('docs/api.md');

describe('docs/api.md', () => {
  it('explains every code', () => {
    const missing = ERROR_CODES.filter((code) => !docs.includes(`\`${code}\``) && !code.startsWith('record-'));
    expect(missing).toEqual([]);
  });

  it('knows every message and close code', () => {
    const types = [...clientMessage.options, ...serverMessage.options].map((schema) => schema.entries.type.literal);
    expect(types.filter((type) => !docs.includes(`\`${type}\``) && !docs.includes(`"${type}"`))).toEqual([]);
    expect(Object.values(CLOSE_CODES).filter((code) => code !== 1011 && !docs.includes(`| ${code} |`))).toEqual([]);
  });

  it('lists every setting once', () => {
    const names = [...read('apps/server/src/settings.ts').matchAll(/(?:env\.|env, ')([A-Z_]{3,})/g)].map(
      (found) => found[1],
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => docs.split(`\n| \`${name}\` |`).length !== 2)).toEqual([]);
  });
});

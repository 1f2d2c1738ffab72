import { readSettings } from '@medallion/server';
import { describe, expect, it } from 'vitest';
import { serverAddress } from '../build/server-address';

describe('the page in development', () => {
  it.each([{}, { PORT: '9090' }])('asks the server where it listens: %j', (env) => {
    expect(new URL(serverAddress(env)).port).toBe(String(readSettings(env).port));
  });

  it('asks another server when told to', () => {
    expect(serverAddress({ MEDALLION_SERVER: 'http://table.test', PORT: '9090' })).toBe('http://table.test');
  });
});

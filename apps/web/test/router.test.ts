import { describe, expect, it } from 'vitest';
import { matchRoute, pathTo, ROUTES } from '../src/router/routes';

describe('addresses', () => {
  it('lead to their page and back', () => {
    expect(pathTo('rules', { rule: 'GW-MEDIC-001' })).toBe('/rules/GW-MEDIC-001');
    expect(matchRoute('/rules/GW-MEDIC-001')).toEqual({ name: 'rules', values: { rule: 'GW-MEDIC-001' } });
    expect(pathTo('table', { code: 'grey heron/41' })).toBe('/t/grey%20heron%2F41');
    expect(pathTo('home')).toBe('/');
  });

  it('may leave out an optional part, never a needed one', () => {
    expect(matchRoute('/rules')).toEqual({ name: 'rules', values: {} });
    expect(matchRoute('/rules/')).toEqual({ name: 'rules', values: {} });
    expect(matchRoute('/play')).toBeNull();
  });

  it('take the fixed word before the value', () => {
    expect(matchRoute('/tables/new')?.name).toBe('new-table');
    expect(matchRoute('/tables')?.name).toBe('tables');
  });

  it.each(['/nowhere', '/rules/a/b', '/t', '/%E0%A4%A', '/index.html'])('know nothing of %s', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('are unique', () => {
    expect(new Set(Object.values(ROUTES)).size).toBe(Object.keys(ROUTES).length);
  });
});

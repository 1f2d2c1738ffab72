import { pathTo } from '../../router/routes';

/** `/t/<table>#<key>`: the key stands behind the number sign, so that it never travels to anybody but the page. */
export function tablePath(table: string, key: string | null = null): string {
  return `${pathTo('table', { code: table })}${key === null ? '' : `#${key}`}`;
}

export function tableLink(table: string, key: string | null): string {
  return `${location.origin}${tablePath(table, key)}`;
}

/** What somebody pasted: a whole link, the part behind the host, or a bare id with its key. Null for anything else. */
export function readTableLink(input: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{22})(?:#([A-Za-z0-9_-]{16}))?\/?$/.exec(input.trim());
  const [, table, key] = found ?? [];
  return table === undefined ? null : tablePath(table, key ?? null);
}

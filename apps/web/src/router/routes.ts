/** Every address of the app. A part with a colon is a value; with a question mark it may be left out. */
export const ROUTES = {
  home: '/',
  play: '/play/:game/:table?',
  tables: '/tables',
  'new-table': '/tables/new',
  table: '/t/:code',
  decks: '/decks/:deck?',
  replays: '/replays',
  replay: '/replay',
  learn: '/learn',
  rules: '/rules/:rule?',
  settings: '/settings',
  about: '/about',
  kit: '/kit',
} as const;

export type RouteName = keyof typeof ROUTES;

type PartOf<Path extends string> = Path extends `${infer First}/${infer Rest}` ? First | PartOf<Rest> : Path;
type RequiredPart<Path extends string> =
  PartOf<Path> extends infer Part
    ? Part extends `:${string}?`
      ? never
      : Part extends `:${infer Name}`
        ? Name
        : never
    : never;
type OptionalPart<Path extends string> =
  PartOf<Path> extends infer Part ? (Part extends `:${infer Name}?` ? Name : never) : never;

/** The values an address needs: `{ rule?: string }` for `/rules/:rule?`. */
export type RouteParams<Name extends RouteName> = {
  readonly [Part in RequiredPart<(typeof ROUTES)[Name]>]: string;
} & { readonly [Part in OptionalPart<(typeof ROUTES)[Name]>]?: string };

export type RouteValues = Readonly<Record<string, string>>;

export interface RouteMatch {
  readonly name: RouteName;
  readonly values: RouteValues;
}

const NO_VALUES: RouteValues = {};

type NeedsValues<Name extends RouteName> = RequiredPart<(typeof ROUTES)[Name]> extends never ? false : true;

/** The address of a route: `pathTo('rules', { rule: 'GW-MEDIC-001' })`. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[params]: NeedsValues<Name> extends true ? [RouteParams<Name>] : [RouteParams<Name>?]
): string {
  const values: RouteValues = { ...NO_VALUES, ...(params as RouteValues | undefined) };
  const parts = ROUTES[name].split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const value = values[part.replace(/^:|\?$/g, '')];
    return value === undefined ? [] : [encodeURIComponent(value)];
  });
  return parts.join('/') || '/';
}

function matchPath(pattern: string, path: string): RouteValues | null {
  const expected = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (given.length > expected.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const found = given[index];
    if (!part.startsWith(':')) {
      if (found !== part) return null;
    } else if (found !== undefined) {
      values[part.replace(/^:|\?$/g, '')] = found;
    } else if (!part.endsWith('?')) {
      return null;
    }
  }
  return values;
}

/** Null for an address we do not have, or one whose escapes are broken. */
export function matchRoute(path: string): RouteMatch | null {
  let readable: string;
  try {
    readable = path.split('/').map(decodeURIComponent).join('/');
  } catch {
    return null;
  }
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const values = matchPath(ROUTES[name], readable);
    if (values) return { name, values };
  }
  return null;
}

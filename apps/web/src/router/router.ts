import { computed, signal } from '@preact/signals';
import { matchRoute } from './routes';

const here = () => ({ path: location.pathname, query: location.search, hash: location.hash });
const place = signal(here());

/** Where we are; null for an address we do not have. */
export const route = computed(() => matchRoute(place.value.path));
export const query = computed(() => new URLSearchParams(place.value.query));
/** The part after the number sign, kept out of what a server sees: records and deck texts in links. */
export const hash = computed(() => place.value.hash.replace(/^#/, ''));
/** Counts the moves to another page, so that focus can follow them; a change of the query is no such move. */
export const arrivals = signal(0);

interface Move {
  /** Put the new address in place of the present one, so that "back" does not stop here. */
  readonly replace?: boolean;
}

export function navigate(address: string, { replace = false }: Move = {}): void {
  const next = new URL(address, location.href);
  const samePage = next.pathname === location.pathname;
  if (replace) history.replaceState(null, '', next);
  else if (next.href !== location.href) history.pushState(null, '', next);
  place.value = here();
  if (samePage) return;
  arrivals.value += 1;
  scrollTo(0, 0);
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
  const target = new URL(link.href);
  if (target.origin !== location.origin || matchRoute(target.pathname) === null) return;
  if (target.hash && target.pathname === location.pathname && target.search === location.search) return;
  event.preventDefault();
  navigate(target.href);
}

/** Plain links do the rest: every `<a href>` to one of our addresses stays inside the app. */
export function startRouter(): void {
  document.addEventListener('click', followLink);
  addEventListener('popstate', () => {
    const before = place.value.path;
    place.value = here();
    if (before !== place.value.path) arrivals.value += 1;
  });
}

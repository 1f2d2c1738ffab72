import type { OldWorldView } from '@medallion/old-world';
import { useEffect } from 'preact/hooks';
import { type BookPart, bookParts } from '../../../pieces/open-book';
import { language } from '../../../settings/settings';
import { screensOf } from '../module-screens';

/** What the rulebook beside the table must know of the modules in play. */
function partsOf(modules: OldWorldView['modules']): readonly BookPart[] {
  const ids = Object.keys(modules);
  return ids.map((id) => {
    const screens = screensOf({ [id]: null })[0];
    const { plate, topics } = screens ?? {};
    return { id, name: plate?.name() ?? '', note: plate?.note() ?? '', topics: topics?.(ids) ?? null };
  });
}

/** While the table is on the page, the rulebook tells what is in play from what is not. */
export function useBookParts(modules: OldWorldView['modules'], isLoaded: boolean): void {
  const key = Object.keys(modules).join();
  const spoken = language.value;
  useEffect(() => {
    if (!isLoaded) return;
    bookParts.value = partsOf(modules);
    return () => {
      bookParts.value = null;
    };
  }, [key, isLoaded, spoken]);
}

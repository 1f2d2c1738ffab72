import { bookParts } from '../../pieces/open-book';
import type { BookTopic } from './book';

/** Topics that every table may need, whatever it plays. */
const BASE = 'base';

/** Whether a topic holds for the table on the page; null where there is nothing to tell apart. */
export function isInPlay({ key, module }: Pick<BookTopic, 'key' | 'module'>): boolean | null {
  const parts = bookParts.value;
  if (parts === null) return null;
  return module === BASE || parts.some(({ id, topics }) => (topics === null ? module === id : topics.includes(key)));
}

import { type Slip, showSlip } from '../../../pieces/slips';
import { storageCode } from '../../../play/local/store';
import { sayDecks } from './say';

/** Says why a deck could not be kept, and the way on if there is one. What lies on the bench stays there. */
export function sayNotSaved(problem: unknown, act?: Slip['act']): void {
  console.warn(problem);
  const words = sayDecks(storageCode(problem) === 'storage-full' ? 'no-room' : 'not-saved');
  showSlip({ id: 'deck', words, ...(act === undefined ? {} : { act }) });
}

import entries from '../data/old-world.json';
import { type LedgerEntry, ledgerOf, translated } from './ledger';
import { OLD_WORLD_RULE_IDS } from './rule-ids';

export const oldWorldLedger = ledgerOf({
  game: 'old-world',
  ids: OLD_WORLD_RULE_IDS,
  entries,
  translations: translated({
    de: () => import('../text/old-world.de.json'),
    nl: () => import('../text/old-world.nl.json'),
  }),
  isRuling: hasRulingAsNote,
});

/** This ledger marks a ruling by its note and not by its source; a note that only quotes the component facts is none. */
function hasRulingAsNote(entry: LedgerEntry): boolean {
  return entry.note !== undefined && !/^(Facts|Values from the facts)\b/.test(entry.note);
}

import entries from '../data/old-world.json';
import de from '../text/old-world.de.json';
import nl from '../text/old-world.nl.json';
import { type LedgerEntry, ledgerOf } from './ledger';
import { OLD_WORLD_RULE_IDS } from './rule-ids';

export const oldWorldLedger = ledgerOf({
  game: 'old-world',
  ids: OLD_WORLD_RULE_IDS,
  entries,
  translations: { de, nl },
  isRuling: hasRulingAsNote,
});

/** This ledger marks a ruling by its note and not by its source; a note that only quotes the component facts is none. */
function hasRulingAsNote(entry: LedgerEntry): boolean {
  return entry.note !== undefined && !/^(Facts|Values from the facts)\b/.test(entry.note);
}

import entries from '../data/gwent.json';
import de from '../text/gwent.de.json';
import nl from '../text/gwent.nl.json';
import { ledgerOf } from './ledger';
import { GWENT_RULE_IDS } from './rule-ids';

export const gwentLedger = ledgerOf({ game: 'gwent', ids: GWENT_RULE_IDS, entries, translations: { de, nl } });

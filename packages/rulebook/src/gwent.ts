import entries from '../data/gwent.json';
import { ledgerOf, translated } from './ledger';
import { GWENT_RULE_IDS } from './rule-ids';

export const gwentLedger = ledgerOf({
  game: 'gwent',
  ids: GWENT_RULE_IDS,
  entries,
  translations: translated({
    de: () => import('../text/gwent.de.json'),
    nl: () => import('../text/gwent.nl.json'),
  }),
});

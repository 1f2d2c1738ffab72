import entries from '../data/adventure-game.json';
import { ledgerOf, translated } from './ledger';
import { ADVENTURE_GAME_RULE_IDS } from './rule-ids';

export const adventureGameLedger = ledgerOf({
  game: 'adventure-game',
  ids: ADVENTURE_GAME_RULE_IDS,
  entries,
  translations: translated({
    de: () => import('../text/adventure-game.de.json'),
    nl: () => import('../text/adventure-game.nl.json'),
  }),
});

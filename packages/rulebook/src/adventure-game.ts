import entries from '../data/adventure-game.json';
import de from '../text/adventure-game.de.json';
import nl from '../text/adventure-game.nl.json';
import { ledgerOf } from './ledger';
import { ADVENTURE_GAME_RULE_IDS } from './rule-ids';

export const adventureGameLedger = ledgerOf({
  game: 'adventure-game',
  ids: ADVENTURE_GAME_RULE_IDS,
  entries,
  translations: { de, nl },
});

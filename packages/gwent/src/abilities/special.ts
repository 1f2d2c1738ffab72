import type { Flow, Seat } from '@medallion/kernel';
import { type Card, factsOf, idOf, ROW_INDEXES, ROWS, type Row } from '../cards';
import { askRow } from '../rules/place';
import { type GwentPlay, sideOf } from '../state';
import { transformRow } from './berserker';
import { scorchField } from './scorch';
import { clearWeather } from './weather';

/**
 * A special card that somebody plays, from the hand or through a leader. Its effect comes at once; cards that do
 * their work and are gone go to the pile of their player.
 * @rule GW-PLAY-004, GW-WEATHER-001, GW-WEATHER-008, GW-SCORCH-004, GW-DISCARD-003
 */
export function* playSpecial(play: GwentPlay, by: Seat, card: Card, row: Row | null): Flow {
  const side = sideOf(play.state, by);
  const facts = factsOf(card);
  if (!('effect' in facts)) return;
  switch (facts.effect) {
    case 'weather':
      side.weather.push(card);
      break;
    case 'clear-weather':
      clearWeather(play, by, 'GW-WEATHER-007');
      side.discard.push(card);
      break;
    case 'scorch':
      yield* scorchField(play, by, null, 'GW-SCORCH-001');
      side.discard.push(card);
      break;
    case 'horn':
      if (row !== null) side.horns[row] = card;
      break;
    case 'mardroeme':
      if (row === null) break;
      side.rows[row].push(card);
      yield* transformRow(play, by, row, 'GW-BERSERK-005');
      break;
    case 'decoy': // needs a unit to replace, see decoy.ts
      break;
  }
}

/** A leader plays a special card from the deck: the row of a row special is still its player's to choose. @rule GW-LEADER-034 */
export function* playSpecialFromDeck(play: GwentPlay, by: Seat, card: Card): Flow {
  const facts = factsOf(card);
  const needsRow = 'effect' in facts && facts.effect === 'mardroeme';
  const row = needsRow ? yield* askRow(play, by, card, ROW_INDEXES) : null;
  if (play.isWatched) {
    play.tell({
      type: 'played',
      seat: by,
      card: idOf(card),
      row: row === null ? null : ROWS[row],
      side: row === null ? null : by,
      rule: 'GW-LEADER-034',
    });
  }
  yield* playSpecial(play, by, card, row);
}

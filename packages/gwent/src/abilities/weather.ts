import type { Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { idOf } from '../cards';
import type { GwentPlay } from '../state';

/** All weather leaves, each card for the pile of the player who played it. @rule GW-WEATHER-007, GW-WEATHER-012, GW-DISCARD-003 */
export function clearWeather(play: GwentPlay, by: Seat, rule: RuleId): void {
  const [one, two] = play.state.sides;
  const cards = [...one.weather, ...two.weather];
  discardWeather(play);
  if (play.isWatched) play.tell({ type: 'weather-cleared', seat: by, cards: cards.map(idOf), rule });
}

export function discardWeather(play: GwentPlay): void {
  for (const side of play.state.sides) {
    if (side.weather.length === 0) continue;
    side.discard.push(...side.weather);
    side.weather.length = 0;
  }
}

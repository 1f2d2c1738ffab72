import { type BattleOdds, battleOdds, suggestedUses, type UseAhead, usesAhead } from '@medallion/adventure-game';
import { type CounselRequest, counselState, enemyNumber } from './view-state';

export interface Counsel {
  readonly odds: Readonly<Record<string, BattleOdds>>;
  /** Options that lead to the best result of the battle that is on, in their order. */
  readonly uses: readonly string[];
  /** What each use would make of the results, by its option. */
  readonly ahead: Readonly<Record<string, UseAhead>>;
}

addEventListener('message', (message: MessageEvent<{ readonly id: number; readonly request: CounselRequest }>) => {
  const { id, request } = message.data;
  const state = counselState(request.view);
  const odds = Object.fromEntries(
    request.enemies
      .filter((enemy) => enemyNumber(enemy) >= 0)
      .map((enemy) => [enemy, battleOdds(state, request.seat, enemyNumber(enemy))]),
  );
  const isOwn = request.view.battle?.seat === request.seat;
  const ahead = isOwn ? Object.fromEntries(usesAhead(state).map((use) => [use.option, use])) : {};
  const counsel: Counsel = { odds, uses: isOwn ? suggestedUses(state) : [], ahead };
  postMessage({ id, counsel });
});

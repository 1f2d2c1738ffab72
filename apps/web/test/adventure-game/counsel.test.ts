import {
  adventureGame,
  battleOdds,
  ENEMIES,
  questProgress,
  secondRouteRisk,
  suggestedUses,
} from '@medallion/adventure-game';
import { Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { counselState, enemyNumber } from '../../src/games/adventure-game/counsel/view-state';

/** Clicks through a game by a fixed rule and stops the walk at every question. */
function* states(seed: string) {
  const config = adventureGame.parseConfig({ heroes: ['geralt', 'triss', 'dandelion', 'yarpen'], mode: 'one-quest' });
  if (!config.ok) throw new Error('the configuration must be legal');
  const table = Table.start(adventureGame, config.value, seed);
  for (let count = 0; count < 400 && !table.isOver; count++) {
    const [asked] = table.waitingFor();
    if (asked === undefined) return;
    yield { table, seat: asked.seat, prompt: asked.prompt };
    const { length } = table.questionFor(asked.seat)?.options ?? [];
    table.take(0, (count * 7 + 3) % Math.max(1, length));
  }
}

describe('counsel from what a viewer sees', () => {
  it('says the same as counsel from the state itself', () => {
    let [battles, quests, cards] = [0, 0, 0];
    for (const { table, seat, prompt } of states('counsel')) {
      const seen = counselState(table.view(seat));
      const hero = table.state.heroes[seat];
      if (hero === undefined) continue;
      if (prompt === 'turn') {
        expect(questProgress(seen, seat)).toEqual(questProgress(table.state, seat));
        expect(secondRouteRisk(seen)).toEqual(secondRouteRisk(table.state));
        quests += 1;
      }
      if (prompt === 'turn' && hero.developed.length > 0 && cards < 12) {
        const enemy = enemyNumber('werewolf');
        expect(battleOdds(seen, seat, enemy)).toEqual(battleOdds(table.state, seat, enemy));
        cards += 1;
      }
      if (prompt === 'modify-results') {
        expect(suggestedUses(seen)).toEqual(suggestedUses(table.state));
        battles += 1;
      }
    }
    expect(quests).toBeGreaterThan(20);
    expect(cards).toBeGreaterThan(5);
    expect(battles).toBeGreaterThan(0);
  });

  it('reads the dice as they lie: what to roll again follows from them', () => {
    let rerolls = 0;
    for (let seed = 0; seed < 12; seed++) {
      for (const { table, seat, prompt } of states(`dice-${seed}`)) {
        if (prompt !== 'modify-results') continue;
        const best = suggestedUses(table.state);
        expect(suggestedUses(counselState(table.view(seat)))).toEqual(best);
        rerolls += best.some((option) => option.startsWith('die-')) ? 1 : 0;
      }
    }
    expect(rerolls).toBeGreaterThan(0);
  });

  it('knows every enemy by its name', () => {
    expect(ENEMIES.filter(({ id }) => enemyNumber(id) < 0)).toEqual([]);
    expect(enemyNumber('nobody')).toBe(-1);
  });
});

import { adventureGame, ENEMIES, usesAhead } from '@medallion/adventure-game';
import { Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { stakesOf } from '../../src/games/adventure-game/battle/accept-words';
import { trackWindow } from '../../src/games/adventure-game/moments/track-window';

const enemyOf = (id: string) => {
  const found = ENEMIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no such enemy: ${id}`);
  return found;
};
const pool = (shield: number) => ({ sword: 9, shield, dodge: 0, ritual: 0, sign: 0 });

describe('what accepting a battle comes to', () => {
  it('counts points of a hit and wounds of a broken guard', () => {
    const wolves = enemyOf('wolves');
    const won = { attack: true, defence: true, ritual: null };
    expect(stakesOf(wolves, { pool: pool(2), ...won })).toEqual({ points: 1, wounds: 0 });
    expect(stakesOf(wolves, { pool: pool(0), ...won, defence: false })).toEqual({ points: 1, wounds: 1 });
    expect(stakesOf(wolves, { pool: pool(2), ...won, attack: false })).toEqual({ points: 0, wounds: 0 });
  });

  it('counts a wound for each shield that is short, where the enemy says so', () => {
    const cruel = ENEMIES.find(({ defence }) =>
      defence.fail.some((effect) => effect.do === 'wounds-per-missing-shield'),
    );
    if (cruel === undefined) return;
    const shields = Math.max(0, cruel.shield - 2);
    const { wounds } = stakesOf(cruel, { pool: pool(shields), attack: false, defence: false, ritual: null });
    expect(wounds).toBeGreaterThanOrEqual(cruel.shield - shields);
  });
});

describe('what a use would change', () => {
  it('is what it changes once it is made', () => {
    const config = adventureGame.parseConfig({ heroes: ['geralt', 'triss'], mode: 'one-quest' });
    if (!config.ok) throw new Error('the configuration must be legal');
    let checked = 0;
    for (let seed = 0; seed < 30 && checked < 15; seed++) {
      const table = Table.start(adventureGame, config.value, `ahead-${seed}`);
      for (let count = 0; count < 300 && !table.isOver; count++) {
        const [open] = table.waitingFor();
        if (open === undefined) break;
        const options = table.questionFor(open.seat)?.options ?? [];
        const ahead = open.prompt === 'modify-results' ? usesAhead(table.state) : [];
        const use = ahead.find(({ option }) => options.includes(option));
        table.take(
          0,
          use === undefined ? (count * 7 + seed) % Math.max(1, options.length) : options.indexOf(use.option),
        );
        const { battle } = table.view(open.seat);
        if (use === undefined || battle === null) continue;
        expect(battle.pool, use.option).toEqual(use.pool);
        expect([battle.attack, battle.defence]).toEqual([use.attack, use.defence]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(5);
  });
});

describe('the part of the score track that is shown', () => {
  it('holds all heroes, from mark to mark', () => {
    expect(trackWindow([0, 0, 2])).toEqual({ least: 0, most: 5, marks: [0, 5] });
    const { least, most, marks } = trackWindow([17, 27, 8]);
    expect([least, most]).toEqual([5, 30]);
    expect(marks).toEqual([5, 10, 15, 20, 25, 30]);
  });
});

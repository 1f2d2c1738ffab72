import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { BATTLE_DICE, DICE, HERO_DICE, MONSTERS } from '../../src/components';
import type { FaceName } from '../../src/pack';
import { adventureTable, faces, type HeroSketch, reworded, type TableSketch, vpOfMain } from '../adventure-table';

/** Ada (Geralt) meets one face-up monster in the blue region at the end of the turn. */
function meeting(monster: string, rolled: readonly FaceName[], ada: HeroSketch = {}, more: TableSketch = {}) {
  const table = adventureTable({
    ada: { at: 'rivia', ...ada },
    zones: { blue: { monsters: [`^${monster}`] } },
    rolls: faces(ada.hero ?? 'geralt', rolled),
    ...more,
  });
  table.ada.does('end-turn');
  return table;
}

const BLANKS: readonly FaceName[] = ['blank', 'blank', 'blank'];

describe('the steps of a battle', () => {
  rule(
    ['AG-BATTLE-001', 'AG-BATTLE-017'],
    'effects for the start of battle may be used, and count in the total',
    () => {
      const used = adventureTable({
        dov: { at: 'rivia', leads: { red: 1 }, developed: ['crossbow'] },
        active: 'dov',
        zones: { blue: { monsters: ['^drowner'] } },
        rolls: faces('yarpen', [...BLANKS, 'dodge-shield']),
      });
      used.dov.does('end-turn');
      used.dov.isOffered('battle-start', ['pass', 'use:crossbow']);
      expect(used.told('rolled')).toEqual([]);
      used.dov.does('use:crossbow', 'done');
      expect([used.dov.leads, used.dov.vp, used.zone('blue')]).toEqual([[0, 0, 0], 1, []]);
      const passed = adventureTable({
        dov: { at: 'rivia', leads: { red: 1 }, developed: ['crossbow'] },
        active: 'dov',
        zones: { blue: { monsters: ['^drowner'] } },
        rolls: faces('yarpen', [...BLANKS, 'dodge-shield']),
      });
      passed.dov.does('end-turn', 'pass');
      expect([passed.dov.leads, passed.zone('blue')]).toEqual([[1, 0, 0], ['^drowner']]);
    },
  );

  rule(['AG-BATTLE-002', 'AG-BATTLE-017'], 'effects for before the roll happen by themselves', () => {
    const table = adventureTable({
      dov: { at: 'rivia', developed: ['dragon-hunter'] },
      active: 'dov',
      zones: { blue: { monsters: ['^fleder'] } },
      rolls: faces('yarpen', ['double-sword', 'double-shield', 'blank', 'dodge']),
    });
    table.dov.does('end-turn');
    expect(table.order('produced', 'rolled').slice(0, 3)).toEqual(['produced', 'produced', 'rolled']);
    expect(table.view.battle?.pool).toEqual({ sword: 3, shield: 3, dodge: 1, ritual: 0, sign: 0 });
    table.dov.does('done', 'red');
    expect(table.told('compared').map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
    const bronze = adventureTable({
      dov: { at: 'rivia', developed: ['dragon-hunter'] },
      active: 'dov',
      zones: { blue: { monsters: ['^drowner'] } },
      rolls: faces('yarpen', [...BLANKS, 'dodge']),
    });
    bronze.dov.does('end-turn');
    expect(bronze.told('produced')).toEqual([]);
  });

  rule(
    ['AG-BATTLE-004', 'AG-BATTLE-012', 'AG-DICE-009'],
    'what is left after step 5 is told once: spent results are gone, and every comparison is named',
    () => {
      const table = meeting('ghoul', ['shield', 'dodge', 'blank', 'sword', 'sign', 'sword'], {
        wounds: { travel: 'minor', develop: 'minor' },
        developed: ['igni', 'riposte'],
      });
      table.ada.does('use:igni', 'use:riposte:sword');
      expect(table.told('battle-decided')).toEqual([
        {
          type: 'battle-decided',
          seat: 0,
          enemy: 'ghoul',
          faces: ['shield', 'dodge', 'blank', 'sword', 'sign', 'sword'],
          pool: { sword: 5, shield: 1, dodge: 0, ritual: 0, sign: 0 },
          attack: true,
          defence: false,
          ritual: null,
          rule: 'AG-BATTLE-004',
        },
      ]);
      expect(table.order('battle-decided', 'compared').slice(0, 2)).toEqual(['battle-decided', 'compared']);
    },
  );

  rule('AG-RITUAL-005', 'the third comparison of an additional ritual is told with the other two', () => {
    for (const [die, isBound] of [
      ['ritual', true],
      ['shield', false],
    ] as const) {
      const table = adventureTable({
        ada: { at: 'ard-carraigh', proofs: { red: 1, blue: 1 }, quest: 'barrow-of-the-mage-king' },
        rolls: faces('geralt', ['blank', 'blank', 'blank', 'sign', die, 'sign']),
      });
      table.ada.does('main-quest');
      expect(table.told('battle-decided')[0]).toMatchObject({ attack: false, defence: false, ritual: isBound });
    }
  });

  rule(
    ['AG-BATTLE-003', 'AG-DICE-001', 'AG-DICE-003'],
    'three battle dice and the whole set of hero dice, totalled',
    () => {
      const table = meeting('striga', ['double-sword', 'double-shield', 'dodge', 'sword', 'ritual', 'sign']);
      expect(table.told('rolled')[0]?.faces).toHaveLength(6);
      expect(table.view.battle?.pool).toEqual({ sword: 3, shield: 2, dodge: 1, ritual: 1, sign: 1 });
      table.usedAllRolls();
      expect(BATTLE_DICE).toHaveLength(3);
      expect(HERO_DICE.map((dice) => dice.length)).toEqual([3, 1, 1, 1]);
      expect(DICE).toHaveLength(9);
    },
  );

  rule(
    ['AG-BATTLE-004', 'AG-FORTUNE-002', 'AG-DEV-002'],
    'dodge, development and good fortune in any order, each at its time',
    () => {
      const table = meeting(
        'striga',
        ['sword', 'shield', 'dodge', 'sword', 'dodge', 'sign'],
        {
          developed: ['igni', 'swallow*1', 'thunderbolt*1'],
          fortunes: ['whetted-blade', 'royal-favour'],
        },
        {},
      );
      table.ada.does('pass'); // Narrow Escape might have been in hand
      table.ada.isOffered('modify-results', ['done', 'dodge', 'use:igni', 'use:thunderbolt', 'fortune:whetted-blade']);
      table.ada.isBlocked('use:swallow', 'AG-DEV-002');
      table.ada.isBlocked('fortune:royal-favour', 'AG-FORTUNE-002');
      table.ada.does('fortune:whetted-blade', 'dodge', 'use:igni', 'use:thunderbolt');
      expect(table.view.battle?.pool).toEqual({ sword: 7, shield: 2, dodge: 1, ritual: 0, sign: 0 });
      expect(table.view.fortuneDiscard).toEqual(['whetted-blade']);
    },
  );

  rule('AG-BATTLE-005', 'a dodge and a sword make a shield, as often as both are there', () => {
    const table = meeting('striga', ['double-sword', 'dodge', 'dodge', 'sword', 'dodge', 'sword']);
    expect(table.view.battle?.pool).toMatchObject({ sword: 4, shield: 0, dodge: 3 });
    table.ada.does('dodge');
    expect(table.view.battle?.pool).toMatchObject({ sword: 3, shield: 1, dodge: 2 });
    table.ada.does('dodge', 'dodge');
    expect(table.told('compared')).toHaveLength(2); // nothing is left to do, so the comparison follows
    const none = meeting('striga', ['blank', 'dodge', 'dodge', 'dodge', 'dodge', 'ritual']);
    expect(none.told('compared')).toHaveLength(2); // no sword, no dodge for a shield
  });

  rule(
    ['AG-BATTLE-006', 'AG-BATTLE-011'],
    'as many swords as the stat: success, its effect, and the monster is gone',
    () => {
      const table = meeting('drowner', ['double-sword', 'blank', 'shield', 'shield', 'shield', 'shield']);
      expect([table.ada.vp, table.zone('blue'), table.ada.wounds]).toEqual([1, [], []]);
      expect(table.told('compared')[0]).toMatchObject({ stat: 'attack', isSuccess: true });
    },
  );

  rule(
    ['AG-BATTLE-007', 'AG-MONSTER-006', 'AG-BATTLE-015'],
    'fewer swords: failure, its effect; the monster stays face up and is not fought again',
    () => {
      const table = meeting('harpy', ['sword', 'shield', 'shield', 'shield', 'shield', 'ritual'], {
        leads: { blue: 1 },
      });
      expect([table.ada.vp, table.ada.leads, table.zone('blue')]).toEqual([0, [0, 0, 0], ['^harpy']]);
      expect(table.told('battle-started')).toHaveLength(1);
      table.isTurnOf('bea');
    },
  );

  rule('AG-BATTLE-008', 'as many shields as the stat: the defence holds', () => {
    const table = meeting('drowner', ['blank', 'shield', 'blank', 'sword', 'ritual', 'ritual']);
    expect(table.told('compared')[1]).toMatchObject({ stat: 'defence', isSuccess: true });
    expect(table.ada.wounds).toEqual([]);
  });

  rule('AG-BATTLE-008', 'an effect for a successful defence is resolved, and only then', () => {
    const drowner = MONSTERS.find(({ id }) => id === 'drowner');
    if (drowner === undefined) throw new Error('no such monster');
    const defence = { ...drowner.defence, success: [{ do: 'gold' as const, n: 3 }] };
    reworded(drowner, { defence }, () => {
      const held = meeting('drowner', ['blank', 'shield', 'blank', 'sword', 'ritual', 'ritual']);
      expect([held.ada.gold, held.ada.wounds]).toEqual([3, []]);
      const failed = meeting('drowner', [...BLANKS, 'sword', 'ritual', 'ritual']);
      failed.ada.does('minor:own');
      expect([failed.ada.gold, failed.ada.wounds]).toEqual([0, ['own:minor']]);
    });
  });

  rule('AG-BATTLE-009', 'fewer shields: the defence fails, with its effect', () => {
    const table = meeting('drowner', [...BLANKS, 'sword', 'ritual', 'ritual']);
    table.ada.isAsked('suffer-wound');
    table.ada.does('minor:own');
    expect(table.told('compared')[1]).toMatchObject({ stat: 'defence', isSuccess: false });
    expect(table.ada.wounds).toEqual(['own:minor']);
  });

  rule('AG-BATTLE-010', 'the shields are compared even after a hit, and after the attack is resolved', () => {
    const table = meeting('drowner', ['double-sword', 'blank', 'blank', 'sword', 'ritual', 'ritual']);
    expect(table.told('compared').map(({ stat, isSuccess }) => [stat, isSuccess])).toEqual([
      ['attack', true],
      ['defence', false],
    ]);
    expect(table.order('compared', 'vp-changed')).toEqual(['compared', 'vp-changed', 'compared']);
    table.ada.does('minor:own');
    expect(table.ada.wounds).toEqual(['own:minor']);
  });

  rule('AG-BATTLE-011', 'a monster that was hit is gone even if the defence failed', () => {
    const table = meeting('drowner', ['double-sword', 'blank', 'blank', 'sword', 'ritual', 'ritual']);
    table.ada.does('minor:own');
    expect([table.zone('blue'), table.stack('bronze')]).toEqual([[], ['drowner']]);
  });

  rule('AG-BATTLE-012', 'comparing uses nothing up', () => {
    const table = adventureTable({
      dov: { at: 'rivia' },
      active: 'dov',
      zones: { blue: { monsters: ['^ghoul'] } },
      rolls: faces('yarpen', ['sword', 'blank', 'blank', 'sword-double-shield']),
    });
    table.dov.does('end-turn');
    expect(table.told('compared').map(({ isSuccess }) => isSuccess)).toEqual([true, true]); // the same die serves both
  });

  rule('AG-BATTLE-013', 'what strikes for each missing shield strikes once for every one', () => {
    const table = meeting('striga', ['blank', 'double-shield', 'blank', 'shield', 'ritual', 'ritual']);
    table.ada.does('minor:own', 'minor:travel');
    expect(table.ada.wounds).toEqual(['travel:minor', 'own:minor']);
    table.isTurnOf('bea');
    const nearly = meeting('striga', ['blank', 'double-shield', 'shield', 'shield', 'ritual', 'ritual']);
    nearly.ada.does('minor:own');
    expect(nearly.ada.wounds).toEqual(['own:minor']);
    nearly.isTurnOf('bea');
  });

  rule('AG-BATTLE-014', 'enemies of cards are fought in the same way, and leave no token', () => {
    const table = adventureTable({
      ada: { at: 'rivia', foulFate: ['own'], gold: 2 },
      decks: { foulFate: ['bushwhacked'] },
      rolls: faces('geralt', ['sword', 'blank', 'blank', 'sword', 'shield', 'ritual']),
    });
    table.ada.does('brew', 'minor:own');
    expect([table.ada.gold, table.ada.wounds, table.zone('blue')]).toEqual([1, ['own:minor'], []]);
    expect(table.told('compared').map(({ isSuccess }) => isSuccess)).toEqual([false, false]);
  });

  rule('AG-BATTLE-014', 'all steps count against enemies of cards and quests too', () => {
    const wolves = adventureTable({
      dov: { at: 'rivia', leads: { red: 1 }, developed: ['crossbow', 'shield-wall'], foulFate: ['own'] },
      active: 'dov',
      decks: { foulFate: ['pack-of-wolves'] },
      rolls: faces('yarpen', ['blank', 'blank', 'dodge', 'dodge-shield']),
    });
    wolves.dov.does('command', 'use:crossbow');
    wolves.dov.does('use:shield-wall', 'done');
    expect(wolves.told('compared').map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
    expect([wolves.dov.vp, wolves.dov.leads, wolves.zone('blue')]).toEqual([1, [0, 0, 0], []]);

    const quest = adventureTable({
      dov: {
        at: 'vengerberg',
        proofs: { red: 2 },
        quest: 'the-beast-of-the-mill',
        leads: { red: 1 },
        developed: ['crossbow'],
      },
      active: 'dov',
      rolls: faces('yarpen', ['sword', 'double-shield', 'dodge', 'dodge']),
    });
    quest.dov.does('main-quest', 'use:crossbow');
    quest.dov.isOffered('modify-results', ['done', 'dodge']);
    quest.dov.does('done');
    expect([quest.dov.vp, quest.zone('blue')]).toEqual([2 + vpOfMain('the-beast-of-the-mill'), []]);
  });

  rule('AG-BATTLE-016', 'nobody else helps with cards', () => {
    const table = meeting(
      'drowner',
      ['sword', 'shield', 'blank', 'shield', 'ritual', 'ritual'],
      { fortunes: ['sturdy-buckler'] },
      {
        bea: { at: 'rivia', fortunes: ['whetted-blade'], developed: ['fireball*1'] },
      },
    );
    table.bea.isAsked(null);
    table.ada.does('pass');
    table.ada.isOffered('modify-results', ['done', 'fortune:sturdy-buckler']);
    table.bea.isAsked(null);
  });
});

describe('rituals', () => {
  rule(
    ['AG-RITUAL-002', 'AG-RITUAL-003'],
    'in the place of the sword stat ritual decides, and defeats the monster',
    () => {
      const table = meeting('wraith', ['blank', 'shield', 'blank', 'shield', 'ritual', 'sword']);
      expect([table.ada.vp, table.ada.leads, table.zone('blue')]).toEqual([1, [0, 1, 0], []]);
      const none = meeting('wraith', ['blank', 'shield', 'blank', 'shield', 'shield', 'sword']);
      expect(none.told('compared')[0]).toMatchObject({ stat: 'attack', isSuccess: false });
    },
  );

  rule('AG-RITUAL-004', 'swords do not defeat such a monster', () => {
    const table = meeting('wraith', ['double-sword', 'shield', 'sword', 'double-sword', 'shield', 'sword']);
    table.ada.does('travel'); // a foul fate token for the failed attack
    expect([table.ada.vp, table.zone('blue')]).toEqual([0, ['^wraith']]);
  });

  const barrow = (rolled: readonly FaceName[]) =>
    adventureTable({
      bea: { at: 'ard-carraigh', proofs: { red: 1, blue: 1 }, quest: 'barrow-of-the-mage-king', fortunes: [] },
      active: 'bea',
      questDecks: { blue: ['lines-of-power', 'the-carved-figurine'] },
      rolls: faces('triss', rolled),
    });

  rule('AG-RITUAL-005', 'beside sword and shield it is a third comparison of its own that decides nothing else', () => {
    const met = barrow(['double-sword', 'sword', 'sword', 'ritual']);
    met.bea.does('main-quest', 'minor:own', 'minor:travel');
    expect(met.told('compared').map(({ stat, isSuccess }) => [stat, isSuccess])).toEqual([
      ['attack', true],
      ['defence', false],
      ['ritual', true],
    ]);
    expect([met.bea.leads, met.bea.vp]).toEqual([[0, 1, 0], 2 + vpOfMain('barrow-of-the-mage-king')]);
    const missed = barrow(['double-sword', 'double-shield', 'shield', 'sword']);
    missed.bea.does('main-quest', 'rest');
    expect(missed.told('compared').map(({ isSuccess }) => isSuccess)).toEqual([true, true, false]);
    expect([missed.bea.foulFate, missed.bea.vp]).toEqual([['rest'], 2 + vpOfMain('barrow-of-the-mage-king')]); // the attack still succeeded
  });

  rule('AG-RITUAL-006', 'where the enemy asks for both, sword and ritual must be met', () => {
    const both = meeting('leshen', ['double-sword', 'double-shield', 'sword', 'double-sword', 'ritual', 'shield'], {
      developed: ['golden-oriole*1'],
    });
    both.ada.does('use:golden-oriole');
    expect([both.ada.vp, both.zone('blue')]).toEqual([7, []]);
    const swords = meeting('leshen', ['double-sword', 'double-shield', 'sword', 'double-sword', 'shield', 'sword'], {
      developed: ['golden-oriole*1'],
    });
    swords.ada.does('use:golden-oriole', 'travel', 'rest');
    expect([swords.ada.vp, swords.zone('blue'), swords.ada.foulFate]).toEqual([0, ['^leshen'], ['travel', 'rest']]);
    const ritual = meeting('leshen', ['blank', 'double-shield', 'blank', 'double-sword', 'ritual', 'ritual'], {
      developed: ['golden-oriole*1'],
    });
    ritual.ada.does('use:golden-oriole', 'travel', 'rest');
    expect(ritual.zone('blue')).toEqual(['^leshen']);
  });
});

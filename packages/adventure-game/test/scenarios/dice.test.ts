import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { DICE, HERO_DICE, resultsOf } from '../../src/components';
import { FACES, type FaceName, type HeroId } from '../../src/pack';
import { adventureTable, faceOf, faces, type HeroSketch, heroFaces, type TableSketch } from '../adventure-table';

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

describe('dice', () => {
  const roll = (hero: HeroId, rolled: readonly FaceName[], developed: readonly string[] = []) => {
    const table = adventureTable({
      ada: { hero, at: 'rivia', developed, vp: 5, foulFate: ['rest'], quest: 'a-debt-of-steel' },
      decks: { foulFate: ['smoke-of-the-pyres'] },
      rolls: heroFaces(hero, rolled),
    });
    table.ada.does('rest');
    return table;
  };

  rule(['AG-DICE-001', 'AG-DICE-002'], 'hero dice are the whole own set, without battle dice', () => {
    expect(roll('geralt', ['sword', 'shield', 'sign']).told('hero-rolled')[0]?.faces).toEqual([
      'sword',
      'shield',
      'sign',
    ]);
    expect(roll('triss', ['ritual']).told('hero-rolled')[0]?.faces).toEqual(['ritual']);
  });

  rule('AG-DICE-010', 'one marked face is a success, none is not, and several are one success', () => {
    expect(roll('geralt', ['sword', 'shield', 'sign']).ada.vp).toBe(5);
    expect(roll('geralt', ['sign', 'sign', 'sign']).ada.vp).toBe(5);
    expect(roll('geralt', ['sword', 'shield', 'ritual']).ada.vp).toBe(3);
    expect(roll('triss', ['dodge']).ada.vp).toBe(3);
    expect(roll('dandelion', ['dodge']).ada.vp).toBe(5);
  });

  rule(
    ['AG-YARPEN-010', 'AG-YARPEN-011', 'AG-DICE-012'],
    'Yarpen succeeds with either of two faces; a single dodge is a dodge, but not that face',
    () => {
      expect(roll('yarpen', ['dodge-shield']).ada.vp).toBe(5);
      expect(roll('yarpen', ['sword-double-shield']).ada.vp).toBe(5);
      expect(roll('yarpen', ['dodge']).ada.vp).toBe(3);
      expect(roll('yarpen', ['double-sword']).ada.vp).toBe(3);
    },
  );

  rule('AG-DICE-004', 'the new result of a rerolled die counts, better or worse', () => {
    const table = meeting(
      'striga',
      ['double-sword', 'shield', 'blank', 'sword', 'shield', 'sword'],
      { developed: ['blizzard*1'] },
      {},
    );
    expect(table.view.battle?.pool).toMatchObject({ sword: 4, shield: 2 });
    table.usedAllRolls();
    const again = adventureTable({
      ada: { at: 'rivia', developed: ['blizzard*1'] },
      zones: { blue: { monsters: ['^striga'] } },
      rolls: [
        ...faces('geralt', ['double-sword', 'shield', 'blank', 'double-sword', 'shield', 'sword']),
        faceOf('geralt', 0, 'blank'),
        faceOf('geralt', 2, 'shield'),
      ],
    });
    again.ada.does('end-turn', 'use:blizzard', 'die-1', 'die-3', 'done');
    expect(again.told('rerolled').map(({ face }) => face)).toEqual(['blank', 'shield']);
    again.usedAllRolls();
    expect(again.told('compared').map(({ isSuccess }) => isSuccess)).toEqual([false, false]); // three swords of five and three shields are left
    again.ada.does('minor:own', 'minor:travel');
    expect(again.ada.wounds).toEqual(['travel:minor', 'own:minor']);
    const worse = adventureTable({
      ada: { at: 'rivia', developed: ['axii'], foulFate: ['rest'], vp: 6 },
      decks: { foulFate: ['smoke-of-the-pyres'] },
      rolls: [...heroFaces('geralt', ['sword', 'shield', 'sign']), faceOf('geralt', 5, 'sword')],
    });
    worse.ada.does('rest', 'die-3');
    expect(worse.ada.vp).toBe(4); // the sign was rolled away
  });

  rule(['AG-DICE-005', 'AG-DICE-006', 'AG-DICE-007', 'AG-DICE-008'], 'what each face produces', () => {
    const of = (face: FaceName) => resultsOf(FACES.indexOf(face)); // swords, shields, dodges, rituals, signs
    expect(of('blank')).toEqual([0, 0, 0, 0, 0]);
    expect(of('sword')).toEqual([1, 0, 0, 0, 0]);
    expect(of('shield')).toEqual([0, 1, 0, 0, 0]);
    expect(of('dodge')).toEqual([0, 0, 1, 0, 0]);
    expect(of('ritual')).toEqual([0, 0, 0, 1, 0]);
    expect(of('sign')).toEqual([0, 0, 0, 0, 1]);
    expect(of('double-sword')).toEqual([2, 0, 0, 0, 0]);
    expect(of('double-shield')).toEqual([0, 2, 0, 0, 0]);
    expect(of('dodge-shield')).toEqual([0, 1, 1, 0, 0]);
    expect(of('sword-double-shield')).toEqual([1, 2, 0, 0, 0]);
    const blanks = DICE.map(({ id, faces: sides }) => [id, sides.filter((face) => face === 'blank').length]);
    for (const [id, count] of blanks) expect(count, String(id)).toBe(String(id).startsWith('battle') ? 1 : 0);
    for (const face of FACES) if (face !== 'blank') expect(of(face).some((n) => n > 0)).toBe(true);
  });

  rule('AG-DICE-009', 'results may be spent on cards, and then no longer count', () => {
    const table = meeting('striga', ['blank', 'blank', 'blank', 'sign', 'sign', 'sword'], { developed: ['igni'] });
    table.ada.does('use:igni');
    expect(table.view.battle?.pool).toEqual({ sword: 3, shield: 0, dodge: 0, ritual: 0, sign: 1 });
    table.ada.does('use:igni');
    expect(table.told('card-used')).toHaveLength(2);
    expect(table.told('compared')[0]?.isSuccess).toBe(true); // no third sign: five swords
  });

  rule('AG-DICE-009', 'a die whose result is spent is not rolled again for a new one', () => {
    const table = meeting('striga', ['sword', 'shield', 'dodge', 'sword', 'shield', 'sign'], {
      developed: ['igni', 'blizzard*1'],
    });
    table.ada.does('use:igni', 'use:blizzard');
    table.ada.isOffered('reroll', ['done', 'die-1', 'die-2', 'die-3', 'die-4', 'die-5']);
  });

  rule('AG-DICE-011', 'what the dice cannot show, a card can produce', () => {
    expect(HERO_DICE[3]?.flat().includes(FACES.indexOf('ritual'))).toBe(false);
    const table = adventureTable({
      dov: { at: 'rivia', developed: ['rune-stones'] },
      active: 'dov',
      zones: { blue: { monsters: ['^wraith'] } },
      rolls: faces('yarpen', ['blank', 'shield', 'blank', 'dodge']),
    });
    table.dov.does('end-turn', 'use:rune-stones');
    expect([table.dov.vp, table.zone('blue')]).toEqual([1, []]);
  });
});

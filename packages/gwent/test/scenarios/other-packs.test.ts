import { rule } from '@medallion/testkit';
import { describe, expect, vi } from 'vitest';
import { gwentTable } from '../gwent-table';

/**
 * Some rules speak of abilities that no published card brings together: no replacement and no transformed card does
 * anything when it is placed, and nobody calls an Agile unit. A pack may, so the rules are held with changed cards.
 */
vi.mock('../../data/units.json', async (importOriginal) => {
  const changes: Readonly<Record<string, object>> = {
    cow: { becomes: 'villentretenmerth' },
    berserker: { becomes: 'villentretenmerth' },
    nekker: { calls: ['clan-dimun-pirate', 'fiend', 'harpy'] },
  };
  const { default: pack } = await importOriginal<{ default: typeof import('../../data/units.json') }>();
  return { default: { ...pack, cards: pack.cards.map((card) => ({ ...card, ...changes[card.id] })) } };
});

const FOES = ['mahakaman-defender', 'dennis-cranmer'];

describe('with cards of another pack', () => {
  rule('GW-UNIT-004', 'the ability of a Summon replacement resolves when it is placed', () => {
    const table = gwentTable({
      ada: { hand: ['decoy'], ranged: ['cow'], secondary: ['villentretenmerth'] },
      bea: { close: FOES },
    });

    table.ada.plays('decoy');

    expect(table.ada.row('close')).toEqual(['villentretenmerth']);
    expect(table.bea.row('close')).toEqual(['mahakaman-defender']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule(['GW-UNIT-004', 'GW-BERSERK-007'], 'the ability of a transformed card resolves when it is placed', () => {
    const table = gwentTable({
      ada: { hand: ['mardroeme'], close: ['berserker'], secondary: ['villentretenmerth'] },
      bea: { close: FOES },
    });

    table.ada.plays('mardroeme', 'close');

    expect(table.ada.row('close')).toEqual(['villentretenmerth', 'mardroeme']);
    expect(table.bea.row('close')).toEqual(['mahakaman-defender']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-SUMMON-006', 'a replacement acts only when everything that the removing effect takes is gone', () => {
    const table = gwentTable({
      ada: { hand: ['scorch'], ranged: ['cow'], secondary: ['villentretenmerth'] },
      bea: {
        close: ['geralt-of-rivia', 'dennis-cranmer', 'havekar-smuggler'],
        weather: ['biting-frost', 'skellige-storm'],
      },
    });

    table.ada.plays('scorch'); // the Cow, Dennis and the Smuggler, all at 1

    // The dragon finds Geralt alone: had it come earlier, it would have found two more to burn.
    expect(table.bea.discard).toEqual(['dennis-cranmer', 'havekar-smuggler']);
    expect(table.scenario.told.map(({ type }) => type)).toEqual(['played', 'scorched', 'placed', 'no-effect']);
    expect(table.ada.row('close')).toEqual(['villentretenmerth']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-MUSTER-005', 'a mustered card resolves its ability, but not before the last one lies in place', () => {
    const table = gwentTable({ ada: { hand: ['nekker', 'clan-dimun-pirate'], deck: ['fiend'] }, bea: {} });

    table.ada.plays('nekker');

    // The Pirate came first, but strikes only when the Fiend has come too.
    expect(table.ada.row('ranged')).toEqual(['clan-dimun-pirate']);
    expect(table.ada.discard).toEqual(['fiend']);
    expect(table.ada.row('close')).toEqual(['nekker']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-AGILE-003', 'the row of an Agile unit is chosen by its player when Muster brings it', () => {
    const table = gwentTable({ ada: { hand: ['nekker'], deck: ['harpy'] }, bea: {} });

    table.ada.plays('nekker');
    table.ada.isOffered('row', ['close', 'ranged']);
    table.bea.isAsked(null);
    table.ada.picks('ranged');

    expect([table.ada.row('close'), table.ada.row('ranged')]).toEqual([['nekker'], ['harpy']]);
    table.isAtRest({ turnOf: 'bea' });
  });
});

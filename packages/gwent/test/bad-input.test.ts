import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeckList, deckFaults, readDeckList } from '../src/deck/deck';
import { deckCode, unpackDeckList } from '../src/deck/deck-code';
import { readDeckText, writeDeckText } from '../src/deck/deck-text';
import { READY_MADE } from '../src/deck/ready-made';
import { gwent } from '../src/game';

const [starter] = READY_MADE;
if (starter === undefined) throw new Error('no decks');
const { faction, leader } = starter;
const cardsOf = ({ faction, leader, cards }: DeckList): DeckList => ({ faction, leader, cards });

describe('a configuration', () => {
  const wrong: readonly (readonly [string, unknown, object])[] = [
    ['nothing', null, { path: '', problem: 'not-an-object' }],
    ['one deck', { decks: ['starter-monsters'] }, { path: 'decks', problem: 'needs-two-decks', rule: 'GW-GEN-001' }],
    ['three decks', { decks: ['a', 'b', 'c'] }, { problem: 'needs-two-decks' }],
    [
      'an unknown deck',
      { decks: ['starter-monsters', 'starter-cats'] },
      { path: 'decks[1]', problem: 'unknown-deck', deck: 'starter-cats' },
    ],
    ['an unknown setting', { decks: ['a', 'b'], stakes: 3 }, { path: 'stakes', problem: 'unknown-setting' }],
    ['an unknown reading', { decks: ['a', 'b'], relentless: 'both' }, { path: 'relentless', problem: 'unknown-value' }],
    ['a number for a deck', { decks: [7, 'starter-monsters'] }, { path: 'decks[0]', problem: 'illegal-deck' }],
    [
      'an illegal deck',
      { decks: [{ faction, leader, cards: { ghoul: 9 } }, 'starter-monsters'] },
      { path: 'decks[0]', problem: 'illegal-deck' },
    ],
    [
      'a deck with an unknown key',
      { decks: ['starter-monsters', { ...cardsOf(starter), specials: { scorch: 1 } }] },
      { path: 'decks[1]', problem: 'illegal-deck', faults: [{ code: 'unknown-key', culprit: 'specials' }] },
    ],
  ];
  it.each(wrong)('with %s is refused and the culprit named', (_, input, detail) => {
    expect(gwent.parseConfig(input)).toMatchObject({ ok: false, refusal: { code: 'bad-config', detail } });
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (input) => typeof gwent.parseConfig(input).ok === 'boolean'));
    fc.assert(fc.property(fc.string(), (text) => typeof gwent.unpackConfig(text).ok === 'boolean'));
  });
});

describe('a deck', () => {
  it('names each of its faults at once', () => {
    const faults = deckFaults({
      faction: 'monsters',
      leader: 'foltest-king-of-temeria',
      cards: {
        ghoul: 4,
        ves: 1,
        'bovine-defense-force': 1,
        unicorn: 1,
        scorch: 3,
        decoy: 3,
        'commanders-horn': 3,
        'biting-frost': 2,
        nekker: 0,
      },
    });
    expect(faults.map(({ code, culprit, rule }) => [code, culprit, rule])).toEqual([
      ['leader-of-other-faction', 'foltest-king-of-temeria', 'GW-DECK-007'],
      ['too-many-copies', 'ghoul', 'GW-DECK-008'],
      ['card-of-other-faction', 'ves', 'GW-DECK-007'],
      ['secondary-card', 'bovine-defense-force', 'GW-DECK-009'],
      ['unknown-card', 'unicorn', null],
      ['bad-count', 'nekker', null],
      ['too-few-units', 'monsters', 'GW-DECK-002'],
      ['too-many-specials', 'monsters', 'GW-DECK-004'],
    ]);
  });

  it.each([
    null,
    undefined,
    3,
    'deck',
    {},
    { faction: 'monsters' },
    { faction, leader, cards: [] },
    { faction, leader, cards: { ghoul: 'two' } },
  ])('such as %j is no deck', (input) => {
    expect(readDeckList(input)).toHaveProperty('code');
  });

  it('is refused for a key that no deck list has, and the key is named', () => {
    const list = cardsOf(starter);
    expect(readDeckList(list)).toEqual(list);
    expect(readDeckList({ ...list, heroes: {} })).toMatchObject({ code: 'unknown-key', culprit: 'heroes' });
  });
});

describe('a deck as text', () => {
  it('is written and read back, for every ready-made deck', () => {
    for (const deck of READY_MADE) {
      const text = writeDeckText('My deck', deck);
      expect(readDeckText(text)).toEqual({
        ok: true,
        name: 'My deck',
        list: { faction: deck.faction, leader: deck.leader, cards: deck.cards },
      });
    }
  });

  it('is read in any language, with ids, with or without numbers', () => {
    const read = readDeckText(
      'Fraktion: Monster\nLeider: eredin-bringer-of-death\n2x Ghul\n2 ghoul\nBeißender Frost\n',
    );
    expect(read).toMatchObject({ ok: true, list: { faction: 'monsters', cards: { ghoul: 4, 'biting-frost': 1 } } });
  });

  it('names each line that it cannot read', () => {
    const read = readDeckText('Faction: Cats\nLeader: Garfield\n3 Unicorns\n1 Ghoul');
    expect(read).toEqual({
      ok: false,
      faults: [
        { line: 1, code: 'unknown-faction', text: 'Cats' },
        { line: 2, code: 'unknown-leader', text: 'Garfield' },
        { line: 3, code: 'unknown-card', text: 'Unicorns' },
      ],
    });
    const twice = 'Faction: Monsters\nLeader: eredin-bringer-of-death\nLeader: eredin-destroyer-of-worlds';
    expect(readDeckText(twice)).toMatchObject({ ok: false, faults: [{ line: 3, code: 'said-twice' }] });
    expect(readDeckText('1 Ghoul')).toMatchObject({
      ok: false,
      faults: [{ code: 'no-faction' }, { code: 'no-leader' }],
    });
  });
});

describe('a deck code', () => {
  it('gives back every ready-made deck in at most 40 letters', () => {
    for (const { faction, leader, cards } of READY_MADE) {
      const code = deckCode({ faction, leader, cards });
      expect(code.length).toBeLessThanOrEqual(40);
      expect(unpackDeckList(code)).toEqual({ faction, leader, cards: sorted(cards) });
    }
  });

  it('that is broken is null or another deck, never a crash', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const list = unpackDeckList(code);
        expect(list === null || typeof list.leader === 'string').toBe(true);
      }),
    );
    expect(unpackDeckList('')).toBeNull();
    expect(unpackDeckList('zz')).toBeNull();
    expect(unpackDeckList(`AA${'_'.repeat(38)}`)).toBeNull();
  });
});

function sorted(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return expect.objectContaining(counts) as Readonly<Record<string, number>>;
}

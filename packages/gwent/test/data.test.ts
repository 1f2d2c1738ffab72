import { readdirSync, readFileSync } from 'node:fs';
import { isRuleId } from '@medallion/rulebook';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import decks from '../data/decks.json';
import leaders from '../data/leaders.json';
import specials from '../data/specials.json';
import units from '../data/units.json';
import { CARDS, type CardFacts, FACTIONS, findKind, isInColour, LEADERS } from '../src/cards';
import { deckFaults, isSecondary } from '../src/deck/deck';
import { READY_MADE } from '../src/deck/ready-made';
import { parseDecks, parseLeaders, parseSpecials, parseUnits, UNIT_ABILITIES } from '../src/pack';

/** Cards of one colour, in copies. */
function copiesIn(faction: (typeof FACTIONS)[number]): number {
  const cards = CARDS.filter((facts) => isInColour(facts, faction)).reduce((sum, { copies }) => sum + copies, 0);
  return cards + LEADERS.filter((leader) => leader.faction === faction).length;
}

describe('the card pack', () => {
  it('holds the 188 cards of the box: 25 leaders, 25 heroes, 129 units, 4 specials, 5 weathers', () => {
    const count = (kind: CardFacts['kind']) => CARDS.filter((facts) => facts.kind === kind).length;
    expect([LEADERS.length, count('hero'), count('unit'), count('special'), count('weather')]).toEqual([
      25, 25, 129, 4, 5,
    ]);
  });

  it('holds 436 copies in five colours', () => {
    expect(FACTIONS.map(copiesIn)).toEqual([89, 85, 85, 86, 91]);
    expect(FACTIONS.map(copiesIn).reduce((sum, copies) => sum + copies)).toBe(436);
  });

  it('has unique ids, five leaders to a faction, and an origin on every card', () => {
    const ids = [...CARDS, ...LEADERS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const faction of FACTIONS) expect(LEADERS.filter((leader) => leader.faction === faction)).toHaveLength(5);
    for (const { origin } of [...CARDS, ...LEADERS, ...READY_MADE])
      expect(origin).toMatch(/^(published|single-source|ruling|our-design)$/);
  });

  it('names only cards that exist where a card calls, becomes or plays another', () => {
    for (const facts of CARDS) {
      if (!('abilities' in facts)) continue;
      for (const called of facts.calls ?? []) expect(findKind(called), `${facts.id} calls ${called}`).not.toBeNull();
      expect(facts.calls !== undefined, facts.id).toBe(facts.abilities.includes('muster'));
      const turns = facts.abilities.includes('berserker') || facts.abilities.includes('summon');
      expect(facts.becomes !== undefined, facts.id).toBe(turns);
      if (facts.becomes !== undefined)
        expect(isSecondary(CARDS[findKind(facts.becomes) ?? -1] as CardFacts)).toBe(true);
      expect(facts.threshold !== undefined, facts.id).toBe(facts.abilities.includes('scorch-row'));
    }
    for (const { effect, rule: cited } of LEADERS) {
      if (effect.do === 'play-from-deck') expect(findKind(effect.card)).not.toBeNull();
      expect(isRuleId(cited)).toBe(true);
    }
  });

  it('uses every ability of the vocabulary, and every verb of leaders has a user', () => {
    const used = new Set(CARDS.flatMap((facts) => ('abilities' in facts ? facts.abilities : [])));
    expect([...used].sort()).toEqual([...UNIT_ABILITIES].sort());
    expect(new Set(LEADERS.map(({ effect }) => effect.do)).size).toBe(16);
  });

  rule('GW-START-001', 'has one starter deck for each faction, and themed decks beside them, all legal', () => {
    for (const faction of FACTIONS) {
      const own = READY_MADE.filter((deck) => deck.faction === faction);
      expect(own.filter(({ kind }) => kind === 'starter')).toHaveLength(1);
      expect(own.filter(({ kind }) => kind === 'themed').length).toBeGreaterThan(0);
      for (const deck of own) expect(deckFaults(deck), deck.id).toEqual([]);
    }
  });
});

describe('a broken pack', () => {
  const cases: readonly (readonly [string, () => unknown, string])[] = [
    ['a wrong type', () => parseUnits(withFirst(units, { strength: 'ten' })), 'units.json: cards.0.strength: '],
    ['a missing field', () => parseUnits(withFirst(units, { copies: undefined })), 'units.json: cards.0.copies: '],
    [
      'an unknown ability',
      () => parseUnits(withFirst(units, { abilities: ['fly'] })),
      'units.json: cards.0.abilities.0: ',
    ],
    [
      'an unknown field',
      () => parseSpecials(withFirst(specials, { colour: 'red' })),
      'specials.json: cards.0.colour: ',
    ],
    [
      'an unknown verb',
      () => parseLeaders(withFirst(leaders, { effect: { do: 'dance' } })),
      'leaders.json: cards.0.effect.do: ',
    ],
    [
      'an id twice',
      () => parseDecks({ ...decks, cards: [decks.cards[0], decks.cards[0]] }),
      'decks.json: starter-monsters: this id stands twice',
    ],
    ['no cards at all', () => parseUnits({ note: '' }), 'units.json: cards: '],
    ['no pack at all', () => parseUnits(null), 'units.json: (top): '],
  ];
  it.each(cases)('with %s is refused with file, path and reason', (_, load, start) => {
    expect(load).toThrowError(start);
  });
});

function withFirst(pack: { note: string; cards: readonly object[] }, change: object): unknown {
  const [first, ...rest] = pack.cards;
  return { ...pack, cards: [{ ...first, ...change }, ...rest] };
}

describe('the sources', () => {
  it('know no card by name outside the data, the texts and the help', () => {
    const ids = [...CARDS, ...LEADERS].map(({ id }) => id).filter((id) => id.includes('-'));
    const folder = new URL('../src/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('help.ts'),
    );
    const named = files.flatMap((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return ids.filter((id) => text.includes(`'${id}'`)).map((id) => `${file}: ${id}`);
    });
    expect(named.filter((one) => !one.endsWith(': clear-weather'))).toEqual([]); // also the name of an effect
  });
});

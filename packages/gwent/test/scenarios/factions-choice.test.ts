import { rule } from '@medallion/testkit';
import { LANGUAGES } from '@medallion/text';
import { describe, expect } from 'vitest';
import { CARDS, FACTIONS, type Faction } from '../../src/cards';
import { deckFaults } from '../../src/deck/deck';
import { READY_MADE } from '../../src/deck/ready-made';
import { gwent } from '../../src/game';
import { helpCards } from '../../src/text/help';
import { type GwentTable, gwentDuel, gwentTable, type PlayerName, type SideSketch } from '../gwent-table';

const FIVE: readonly Faction[] = ['monsters', 'nilfgaard', 'northern-realms', 'scoiatael', 'skellige'];

function starterOf(faction: Faction) {
  const deck = READY_MADE.find((ready) => ready.kind === 'starter' && ready.faction === faction);
  if (deck === undefined) throw new Error(`no starter deck of ${faction}`);
  return { faction: deck.faction, leader: deck.leader, cards: deck.cards };
}

describe('choosing a faction', () => {
  rule('GW-FACTION-001', 'there are five factions to choose from', () => {
    expect(FACTIONS).toEqual(FIVE);
    for (const faction of FIVE) {
      const config = gwent.parseConfig({ decks: [starterOf(faction), 'starter-monsters'] });
      expect(config.ok, faction).toBe(true);
      const table = gwentDuel([starterOf(faction), 'starter-monsters']);
      expect(table.state.sides.map((side) => side.faction)).toEqual([faction, 'monsters']);
    }
  });

  rule('GW-FACTION-001', 'a deck of no faction or of a faction that is none of the five is refused', () => {
    for (const faction of ['', 'neutral', 'syndicate']) {
      const deck = { ...starterOf('monsters'), faction };
      expect(deckFaults(deck)).toMatchObject([{ code: 'unknown-faction', culprit: faction, rule: 'GW-FACTION-001' }]);
      expect(gwent.parseConfig({ decks: [deck, 'starter-monsters'] }).ok).toBe(false);
    }
  });

  rule('GW-FACTION-003', 'both players may choose the same faction, and keep their cards apart', () => {
    for (const faction of FIVE) {
      const table = gwentDuel([starterOf(faction), starterOf(faction)]);
      table.bothKeepTheirHands();

      expect(table.state.sides.map((side) => side.faction)).toEqual([faction, faction]);
      const size = Object.values(starterOf(faction).cards).reduce((sum, copies) => sum + copies, 0);
      for (const player of [table.ada, table.bea]) expect(player.hand.length + player.deck.length).toBe(size);
      table.isAtRest({ turnOf: table.state.starter === 0 ? 'ada' : 'bea' });
    }
  });
});

type Power = 'keeps a unit' | 'wins a tie' | 'draws after a win' | 'says who starts' | 'units return';

function sketch(who: PlayerName, mine: SideSketch, theirs: SideSketch, round: number): GwentTable {
  const bystander: SideSketch = { faction: 'scoiatael', ...theirs };
  return who === 'ada'
    ? gwentTable({ ada: mine, bea: bystander, round })
    : gwentTable({ ada: bystander, bea: mine, round });
}

/** Every faction power that the player has at the end of this round, or had in the opening. */
function powersOf(faction: Faction, who: PlayerName, round: number): readonly Power[] {
  const seen: Power[] = [];

  const beaten = sketch(who, { faction, close: ['ves'] }, { close: ['vernon-roche'] }, round);
  beaten.endsRound();
  if (beaten.told('kept').length > 0) seen.push('keeps a unit');
  if (beaten.told('placed').some(({ cause }) => cause === 'skellige')) seen.push('units return');

  const tied = sketch(who, { faction }, {}, round);
  tied.endsRound();
  if (tied[who].gems === 2) seen.push('wins a tie');

  const won = sketch(who, { faction, close: ['vernon-roche'], deck: ['ballista'] }, { deck: ['toruviel'] }, round);
  won.endsRound();
  if (won[who].hand.includes('ballista')) seen.push('draws after a win');
  expect(won[who === 'ada' ? 'bea' : 'ada'].hand).toEqual([]);

  const mine = starterOf(faction);
  const theirs = starterOf(faction === 'monsters' ? 'skellige' : 'monsters');
  const opening = gwentDuel(who === 'ada' ? [mine, theirs] : [theirs, mine]);
  if (opening.told('coin-tossed').length === 0) {
    opening[who].isAsked('starter');
    seen.push('says who starts');
  }
  return seen;
}

const POWERS: Record<Faction, readonly Power[]> = {
  monsters: ['keeps a unit'],
  nilfgaard: ['wins a tie'],
  'northern-realms': ['draws after a win'],
  scoiatael: ['says who starts'],
  skellige: [],
};

describe('faction powers', () => {
  rule('GW-FACTION-002', 'each faction has its one power and no other, round after round, in either seat', () => {
    for (const faction of FIVE) {
      for (const who of ['ada', 'bea'] as const) {
        expect(powersOf(faction, who, 1), `${faction}, ${who}, after round 1`).toEqual(POWERS[faction]);
        const after2: readonly Power[] = faction === 'skellige' ? ['units return'] : POWERS[faction];
        expect(powersOf(faction, who, 2), `${faction}, ${who}, after round 2`).toEqual(after2);
      }
    }
  });

  rule(
    'GW-FACTION-002',
    'a power needs no card and is not spent: the same player uses it in both rounds of one game',
    () => {
      const table = gwentTable({
        ada: { faction: 'nilfgaard', isLeaderUsed: true },
        bea: { faction: 'northern-realms', isLeaderUsed: true },
      });
      table.endsRound();
      table.endsRound();
      expect(table.state.results.map(({ winner }) => winner)).toEqual([0, 0]);
      table.isOver({ winner: 'ada' });
    },
  );
});

describe('help cards', () => {
  const ABILITIES = ['agile', ...new Set(CARDS.flatMap((card) => ('abilities' in card ? card.abilities : [])))].sort();
  const SPECIALS = CARDS.flatMap((card) => ('effect' in card ? [card.id] : []));

  rule('GW-FACTION-004', 'two help cards tell of every unit ability, every special card and the own power', () => {
    for (const language of LANGUAGES) {
      for (const faction of FIVE) {
        const { units, specials } = helpCards(language, faction);
        expect(units.map(({ id }) => id).sort()).toEqual(ABILITIES);
        expect(specials.map(({ id }) => id).sort()).toEqual([...SPECIALS, faction].sort());
        for (const { id, name, text } of [...units, ...specials]) {
          expect(name, `${language} ${id}`).toMatch(/\p{L}/u);
          expect(text, `${language} ${id}`).toMatch(/\p{L}.*\p{L}/u);
        }
        expect(new Set(specials.map(({ text }) => text)).size).toBe(specials.length);
      }
    }
  });

  rule('GW-FACTION-004', 'the power on the help card is that of the own faction', () => {
    const powers = FIVE.map((faction) => helpCards('en', faction).specials.find(({ id }) => id === faction));
    expect(powers.map((power) => power?.name)).toEqual([
      'Monsters',
      'Nilfgaard',
      'Northern Realms',
      "Scoia'tael",
      'Skellige',
    ]);
    for (const language of LANGUAGES) {
      const texts = FIVE.map((faction) => helpCards(language, faction).specials.at(-1)?.text);
      expect(new Set(texts).size, language).toBe(FIVE.length);
    }
    const words = [/stays on the battlefield/, /tie/, /draw a card/, /first turn/, /third round/];
    for (const [index, word] of words.entries()) {
      expect(powers.map((power) => word.test(power?.text ?? ''))).toEqual(FIVE.map((_, place) => place === index));
    }
  });
});

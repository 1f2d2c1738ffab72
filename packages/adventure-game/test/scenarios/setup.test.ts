import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { copiesOf, DEVELOPMENT, heroFacts, INVESTIGATION, MONSTERS, questFacts } from '../../src/components';
import { adventureGame } from '../../src/game';
import { type HeroId, REGIONS } from '../../src/pack';
import { adventureTable, newAdventure } from '../adventure-table';

const FOUR: readonly HeroId[] = ['geralt', 'triss', 'dandelion', 'yarpen'];

function start(seed: string, heroes: readonly HeroId[] = FOUR) {
  return adventureGame.setup({ heroes, mode: 'standard' }, seedRng(seed));
}

describe('setting up', () => {
  rule('AG-SETUP-001', 'two to four players take part, and no hero is played twice', () => {
    const parse = (heroes: unknown) => adventureGame.parseConfig({ heroes }).ok;
    expect([parse(['geralt', 'triss']), parse(['geralt', 'triss', 'yarpen']), parse(FOUR)]).toEqual([true, true, true]);
    expect(adventureGame.parseConfig({ heroes: ['geralt'] })).toMatchObject({
      refusal: { code: 'bad-config', detail: { path: 'heroes', rule: 'AG-SETUP-001' } },
    });
    expect(parse([...FOUR, 'geralt'])).toBe(false);
    expect(adventureGame.parseConfig({ heroes: ['geralt', 'geralt'] })).toMatchObject({
      refusal: { detail: { path: 'heroes[1]', problem: 'hero-taken-twice', rule: 'AG-SETUP-001' } },
    });
    expect(parse(['geralt', 'ciri'])).toBe(false);
  });

  rule(
    ['AG-SETUP-003', 'AG-SETUP-005', 'AG-SETUP-006'],
    'a hero starts at the printed place with the printed gold, and with nothing else',
    () => {
      const { heroes } = start('a');
      expect(heroes.map(({ vp }) => vp)).toEqual([0, 0, 0, 0]);
      expect(heroes.map(({ gold }) => gold)).toEqual([1, 2, 3, 2]);
      expect(adventureGame.view(start('a'), 0).heroes.map(({ at }) => at)).toEqual([
        'kaer-morhen',
        'vizima',
        'oxenfurt',
        'mahakam',
      ]);
      for (const hero of heroes) {
        expect([hero.foulFate, hero.tokens, hero.isDelayed]).toEqual([0, 0, false]);
        expect(hero.wounds.every((wound) => wound === 0)).toBe(true);
        expect([...hero.leads, ...hero.proofs].every((n) => n === 0)).toBe(true);
      }
    },
  );

  rule('AG-SETUP-004', 'a random first player begins, and turns pass in seating order', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, index) => start(`first-${index}`).first));
    expect(firsts).toEqual(new Set([0, 1, 2, 3]));
    const table = newAdventure(['geralt', 'triss', 'dandelion'], 'order');
    const { first } = table.state;
    for (const player of [table.ada, table.bea, table.cyn]) player.does(player.offers()[0] as string);
    const seen: number[] = [];
    for (let turns = 0; turns < 4; turns++) {
      const seat = table.state.active;
      seen.push(seat);
      const round = table.state.round * 10 + seat;
      for (let answers = 0; answers < 200 && table.state.round * 10 + table.state.active === round; answers++) {
        const [waiting] = table.scenario.table.waitingFor();
        const player = [table.ada, table.bea, table.cyn][waiting?.seat ?? 0];
        player?.does(player.offers()[0] as string);
      }
    }
    expect(seen).toEqual([first, (first + 1) % 3, (first + 2) % 3, first]);
  });

  rule('AG-SETUP-007', 'the war marker starts on the topmost space, which is not resolved', () => {
    const state = start('war');
    expect(state.war).toBe(0);
    expect(state.zones.map(({ monsters }) => monsters.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(state.stacks.map((stack) => stack.length)).toEqual([7, 9, 8]);
  });

  rule(
    'AG-SETUP-008',
    'every zone starts with a foul fate token and a face-down monster, silver in yellow and blue',
    () => {
      const { zones } = adventureGame.view(start('zones'), 0);
      expect(zones.map(({ region, hasFoulFate }) => [region, hasFoulFate])).toEqual(
        REGIONS.map((region) => [region, true]),
      );
      const tiers = Object.fromEntries(
        zones.map(({ region, monsters }) => [region, monsters.map(({ tier }) => tier).join()]),
      );
      expect(tiers).toEqual({
        gray: 'bronze',
        purple: 'bronze',
        red: 'bronze',
        blue: 'silver',
        yellow: 'silver',
        green: 'bronze',
      });
      expect(
        zones.every(({ monsters }) => monsters.every(({ isFaceUp, monster }) => !isFaceUp && monster === null)),
      ).toBe(true);
    },
  );

  rule('AG-SETUP-009', 'every deck is shuffled by itself, and monsters lie in three stacks by type', () => {
    const [one, other] = [start('shuffle-1'), start('shuffle-2')];
    for (const deck of [0, 1, 2] as const) {
      expect(one.decks[deck]).toHaveLength(40);
      expect(one.decks[deck].every((card) => INVESTIGATION[card]?.deck === ['red', 'blue', 'purple'][deck])).toBe(true);
      expect(one.decks[deck]).not.toEqual(other.decks[deck]);
      expect(one.questDecks[deck]).toHaveLength(16);
      expect(one.questDecks[deck]).not.toEqual(other.questDecks[deck]);
    }
    expect([one.decks[3].length, one.fortuneDeck.length]).toEqual([40, 20]);
    expect(one.decks[3]).not.toEqual(other.decks[3]);
    expect(one.fortuneDeck).not.toEqual(other.fortuneDeck);
    expect(one.stacks).not.toEqual(other.stacks);
    for (const [seat, { deck }] of one.heroes.entries()) expect(deck).not.toEqual(other.heroes[seat]?.deck);
    one.stacks.forEach((stack, tier) => {
      expect(stack.every((kind) => MONSTERS[kind]?.tier === ['bronze', 'silver', 'gold'][tier])).toBe(true);
    });
  });

  rule('AG-SETUP-010', 'each player has the own development deck and two action tokens, and no card in play', () => {
    const { heroes } = start('sheets');
    for (const hero of heroes) {
      const { id } = heroFacts(hero.hero);
      expect(hero.developed).toEqual([]);
      const own = copiesOf(DEVELOPMENT, (card) => DEVELOPMENT[card]?.hero === id);
      expect(hero.deck.toSorted((a, b) => a - b)).toEqual(own);
      expect(own).toHaveLength(15);
    }
    const table = newAdventure(['geralt', 'triss'], 'tokens');
    table.ada.does(table.ada.offers()[0] as string);
    table.bea.does(table.bea.offers()[0] as string);
    expect(table.view.heroes.flatMap(({ spaces }) => spaces.filter(({ hasToken }) => hasToken))).toEqual([]);
    const both = adventureTable({});
    both.ada.does('rest', 'brew');
    expect(both.ada.tokens).toHaveLength(2);
    both.ada.isOffered('turn', ['end-turn']);
  });

  rule(
    ['AG-SETUP-002', 'AG-SETUP-011'],
    'each is dealt two quest cards in turn order, keeps one unseen, and all are shown together',
    () => {
      const table = newAdventure(['geralt', 'triss', 'dandelion'], 'quests');
      const dealt = table.told('cards-drawn').map(({ seat }) => seat);
      expect(table.told('cards-drawn').every((drawn) => drawn.rule === 'AG-SETUP-002')).toBe(true);
      const { first } = table.state;
      expect(dealt).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
      for (const [player, deck] of [
        [table.ada, 'red'],
        [table.bea, 'blue'],
        [table.cyn, 'purple'],
      ] as const) {
        player.isAsked('keep-quest');
        const cards = player.area.drawn.cards ?? [];
        expect(cards).toHaveLength(2);
        expect(cards.every((id) => table.state.questDecks.flat().every((quest) => questFacts(quest).id !== id))).toBe(
          true,
        );
        expect(table.view.questDecks[deck].count).toBe(14);
      }
      const [kept = '', thrown = ''] = table.bea.offers();
      table.bea.does(kept);
      expect(table.ada.view().heroes[1]?.quest).toBeNull();
      expect(table.ada.view().heroes[1]?.drawn.cards).toBeNull();
      expect(table.view.support).toEqual([]);
      expect(table.view.questDecks.blue.discard).toEqual([]);
      table.ada.does(table.ada.offers()[1] as string);
      table.cyn.does(table.cyn.offers()[0] as string);
      expect(table.ada.view().heroes[1]?.quest?.quest).toBe(kept);
      expect(table.view.questDecks.blue.discard).toEqual([thrown]);
      expect(table.view.support.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    },
  );
});

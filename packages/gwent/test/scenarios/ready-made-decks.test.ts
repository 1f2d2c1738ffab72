import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { Faction } from '../../src/cards';
import { deckCounts, deckFaults } from '../../src/deck/deck';
import { READY_MADE } from '../../src/deck/ready-made';
import { gwentDuel } from '../gwent-table';

/** The units with a white star, as our one source has them; a number is that of the copies. */
const STARS: Record<Faction, string> = {
  monsters: `imlerith kayran arachas:2 arachas-behemoth celaeno-harpy cockatrice crone-brewess endrega fire-elemental
    forktail frightener gargoyle ghoul:2 grave-hag griffin ice-giant nekker plague-maiden vampire-garkain werewolf wyvern`,
  nilfgaard: `tibor-eggebracht assire-var-anahid cahir-mawr-dyffryn-aep-ceallach cynthia etolian-auxiliary-archers
    impera-brigade-guard:3 nausicaa-cavalry-rider:2 rainfarn renuald-aep-matsen rotten-mangonel shilard-fitz-oesterlen
    siege-engineer siege-technician stefan-skellen vanhemar vattier-de-rideaux vreemde young-emissary
    zerrikanian-fire-scorpion`,
  'northern-realms': `ballista:2 blue-stripes-commando:2 dethmold dun-banner-medic kaedweni-siege-expert:3 keira-metz
    poor-fucking-infantry:2 prince-stennis redanian-foot-soldier:2 sabrina-glevissig sheldon-skaggs siege-tower
    siegfried-of-denesle sile-de-tansarville trebuchet:2 ves yarpen-zigrin`,
  scoiatael: `iorveth ciaran-aep-easnillien dennis-cranmer dol-blathanna-archer dol-blathanna-scout:2
    dwarven-skirmisher:3 elven-skirmisher:2 filavandrel-aen-fidhail havekar-healer havekar-smuggler ida-emean-aep-sivney
    mahakaman-defender:3 riordain toruviel vrihedd-brigade-recruit vrihedd-brigade-veteran:2`,
  skellige: `hjalmar berserker birna-bran blueboy-lugos clan-an-craite-warrior:3 clan-brokvar-archer:2
    clan-drummond-shield-maiden clan-heymaey-skald clan-tordarroch-armorsmith donar-an-hindar holger-blackhand
    light-longship:2 madman-lugos svanrige udalryk war-longship:2 young-berserker`,
};
const WEATHER = 'biting-frost:2 impenetrable-fog:2 torrential-rain clear-weather';

const LEADERS: Record<Faction, string> = {
  monsters: 'eredin-king-of-the-wild-hunt',
  nilfgaard: 'emhyr-var-emreis-his-imperial-majesty',
  'northern-realms': 'foltest-king-of-temeria',
  scoiatael: 'francesca-findabair-pureblood-elf',
  skellige: 'crach-an-craite-wild-boar-of-the-sea',
};
const UNITS: Record<Faction, number> = {
  monsters: 23,
  nilfgaard: 22,
  'northern-realms': 24,
  scoiatael: 23,
  skellige: 22,
};

function copiesIn(list: string): Record<string, number> {
  return Object.fromEntries(
    list.split(/\s+/).map((entry) => {
      const [id = '', copies = '1'] = entry.split(':');
      return [id, Number(copies)];
    }),
  );
}

const starters = READY_MADE.filter(({ kind }) => kind === 'starter');

describe('ready-made decks for beginners', () => {
  rule('GW-START-001', 'each faction has one deck made of its starred cards', () => {
    expect(starters.map(({ faction }) => faction).sort()).toEqual(Object.keys(STARS).sort());
    for (const { faction, cards } of starters) {
      const mardroeme = faction === 'skellige' ? ' mardroeme' : '';
      expect(cards, faction).toEqual(copiesIn(`${STARS[faction]} ${WEATHER}${mardroeme}`));
    }
  });

  rule('GW-START-001', 'a deck of our own design does not call itself a starter deck', () => {
    for (const deck of READY_MADE) {
      expect(deck.id.startsWith('starter-'), deck.id).toBe(deck.kind === 'starter');
      expect(deck.origin === 'our-design', deck.id).toBe(deck.kind === 'themed');
    }
  });

  rule('GW-START-002', 'the starred secondary deck of Skellige holds two cards', () => {
    const table = gwentDuel(['starter-skellige', 'starter-monsters']);
    expect(table.ada.secondary).toEqual(['transformed-vildkaarl', 'transformed-young-vildkaarl']);
    expect(starters.filter(({ secondary }) => secondary !== undefined).map(({ faction }) => faction)).toEqual([
      'skellige',
    ]);
  });

  rule('GW-START-003', 'each is a legal deck: one leader, 22 to 24 units, the same six weather cards', () => {
    for (const deck of starters) {
      const { faction, leader, cards } = deck;
      expect(deckFaults(deck), faction).toEqual([]);
      expect(leader).toBe(LEADERS[faction]);
      expect(deckCounts(deck), faction).toEqual({ units: UNITS[faction], specials: faction === 'skellige' ? 7 : 6 });
      expect(cards).toMatchObject(copiesIn(WEATHER));
      expect(cards.mardroeme).toBe(faction === 'skellige' ? 1 : undefined);
    }
  });

  rule('GW-START-003', 'each is played as it is', () => {
    for (const { id, faction, leader, cards } of starters) {
      const { ada, state } = gwentDuel([id, 'themed-white-frost']);
      expect(state.sides[0].faction).toBe(faction);
      expect(ada.view().sides[0].leader.id).toBe(leader);
      const dealt: Record<string, number> = {};
      const begun = state.phase === 'opening' ? ada.deck : [...ada.hand, ...ada.deck];
      for (const card of begun) dealt[card] = (dealt[card] ?? 0) + 1;
      expect(dealt, faction).toEqual(cards);
    }
  });
});

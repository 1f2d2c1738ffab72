import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { areAdjacent, LOCATIONS, locationById, MAP, ROUTES, regionOf, regionsBeside, waysFrom } from '../../src/map';
import { REGIONS, type RegionName } from '../../src/pack';
import { adventureTable, newAdventure } from '../adventure-table';

const at = locationById;

describe('travelling', () => {
  rule(['AG-TRAVEL-001', 'AG-TRAVEL-002'], 'one route or two; at the destination the leads shown there', () => {
    const one = adventureTable({ ada: { at: 'vengerberg' } });
    one.ada.does('travel');
    one.ada.isOffered('route', ['to:rivia', 'to:dol-blathanna', 'to:ellander', 'to:shaerrawedd']);
    one.ada.does('to:dol-blathanna');
    one.ada.may('stop', 'to:ellander');
    one.ada.does('stop');
    expect([one.ada.at, one.ada.leads]).toEqual(['dol-blathanna', [0, 2, 0]]);

    const two = adventureTable({ ada: { at: 'vengerberg' }, decks: { foulFate: ['thief-in-the-night'] } });
    two.ada.does('travel', 'to:shaerrawedd', 'to:ard-carraigh');
    two.ada.isAsked('lead-colour');
    two.ada.does('purple');
    expect([two.ada.at, two.ada.leads]).toEqual(['ard-carraigh', [0, 0, 1]]);
    two.ada.isAsked('turn');
  });

  rule('AG-TRAVEL-003', 'passing through gives no leads', () => {
    const table = adventureTable({ ada: { at: 'vengerberg' }, decks: { foulFate: ['thief-in-the-night'] } });
    table.ada.does('travel', 'to:dol-blathanna', 'to:shaerrawedd');
    expect(table.ada.leads).toEqual([0, 1, 0]);
  });

  rule(['AG-TRAVEL-004', 'AG-FOUL-002'], 'two routes bring a foul fate card after the leads, one route none', () => {
    const two = adventureTable({ ada: { at: 'kaer-morhen' }, decks: { foulFate: ['lost-papers'] } });
    two.ada.does('travel', 'to:ard-carraigh', 'to:tretogor');
    expect(two.told('foul-fate-drawn')).toHaveLength(1);
    expect(two.ada.leads).toEqual([0, 0, 0]); // the lead of Tretogor was there to be lost
    expect(two.discard('foul-fate')).toEqual(['lost-papers']);
    const one = adventureTable({ ada: { at: 'ard-carraigh' }, decks: { foulFate: ['lost-papers'] } });
    one.ada.does('travel', 'to:tretogor', 'stop');
    expect([one.ada.leads, one.discard('foul-fate')]).toEqual([[0, 1, 0], []]);
  });

  rule('AG-TRAVEL-005', 'first the leads, then the heart, then foul fate', () => {
    const table = adventureTable({
      ada: { at: 'jaruga', wounds: { own: 'minor' } },
      decks: { foulFate: ['marsh-fever'] },
    });
    table.ada.does('travel', 'to:brokilon', 'to:duen-canell');
    expect(table.ada.leads).toEqual([0, 1, 0]);
    expect(table.told('foul-fate-drawn')).toEqual([]);
    table.ada.isOffered('heal', ['skip', 'own']);
    table.ada.does('own', 'minor:travel');
    expect(table.order('gained', 'healed', 'foul-fate-drawn')).toEqual(['gained', 'healed', 'foul-fate-drawn']);
  });

  rule('AG-TRAVEL-006', 'a token beside travel and two routes are two cards, the token first', () => {
    const table = adventureTable({
      ada: { at: 'kaer-morhen', gold: 4, foulFate: ['travel'] },
      decks: { foulFate: ['lost-papers', 'thief-in-the-night'] },
    });
    table.ada.does('travel');
    expect(table.told('foul-fate-drawn').map(({ card }) => card)).toEqual(['thief-in-the-night']);
    table.ada.does('to:ard-carraigh', 'to:tretogor');
    expect(table.told('foul-fate-drawn').map(({ card, rule: cited }) => [card, cited])).toEqual([
      ['thief-in-the-night', 'AG-FOUL-003'],
      ['lost-papers', 'AG-TRAVEL-004'],
    ]);
  });
});

describe('movement', () => {
  rule(['AG-MOVE-001', 'AG-MOVE-003'], 'an effect may move a hero too, but brings no leads', () => {
    const table = adventureTable({ ada: { at: 'vengerberg' }, decks: { red: ['blood-trail'] } });
    table.ada.does('investigate', 'red');
    table.ada.isOffered('route', ['stop', 'to:rivia', 'to:dol-blathanna', 'to:ellander', 'to:shaerrawedd']);
    table.ada.does('to:dol-blathanna');
    expect([table.ada.at, table.ada.leads]).toEqual(['dol-blathanna', [1, 0, 0]]); // the card's own red lead only
    expect(table.told('foul-fate-drawn')).toEqual([]);
  });

  rule('AG-MOVE-002', 'no route twice in one action, so not there and back', () => {
    const table = adventureTable({ ada: { at: 'vizima' } });
    table.ada.does('travel', 'to:maribor');
    table.ada.isBlocked('to:vizima', 'AG-MOVE-002');
    table.ada.may('to:rivia');
  });

  rule('AG-MOVE-004', 'other movement costs sea fares and heals at a heart like travel', () => {
    const table = adventureTable({
      ada: { at: 'cintra', gold: 1, wounds: { own: 'severe' } },
      decks: { red: ['blood-trail'] },
    });
    table.ada.does('investigate', 'red', 'to:duen-canell');
    expect(table.ada.gold).toBe(0);
    table.ada.does('own');
    expect(table.ada.wounds).toEqual(['own:minor']);
    const poor = adventureTable({ ada: { at: 'cintra' }, decks: { red: ['blood-trail'] } });
    poor.ada.does('investigate', 'red');
    poor.ada.isBlocked('to:duen-canell', 'AG-ROUTE-004');
    const sent = adventureTable({ ada: { at: 'vizima', wounds: { own: 'minor' } }, decks: { blue: ['wild-portal'] } });
    sent.ada.does('investigate', 'blue');
    sent.bea.does('to:ellander');
    sent.ada.does('own');
    expect([sent.ada.at, sent.ada.wounds]).toEqual(['ellander', []]);
  });
});

describe('routes', () => {
  rule('AG-ROUTE-001', 'every location has a route to another', () => {
    expect(LOCATIONS).toHaveLength(17);
    for (const [place] of LOCATIONS.entries()) expect(waysFrom(place).length).toBeGreaterThan(0);
  });

  rule('AG-ROUTE-002', 'Novigrad to Duén Canell by sea costs two gold, paid before moving', () => {
    const table = adventureTable({ ada: { at: 'novigrad', gold: 3 } });
    table.ada.does('travel', 'to:duen-canell', 'stop');
    expect([table.ada.gold, table.ada.at]).toEqual([1, 'duen-canell']);
    expect(table.order('spent', 'moved')).toEqual(['spent', 'moved']);
  });

  rule('AG-ROUTE-003', 'Duén Canell to Cintra by sea costs one gold, paid before moving', () => {
    const table = adventureTable({ ada: { at: 'cintra', gold: 1 } });
    table.ada.does('travel', 'to:duen-canell', 'stop');
    expect([table.ada.gold, table.ada.at]).toEqual([0, 'duen-canell']);
    expect(table.order('spent', 'moved')).toEqual(['spent', 'moved']);
  });

  rule(['AG-ROUTE-004', 'AG-SPEND-006'], 'who cannot pay the whole fare may not sail; two legs are two fares', () => {
    const poor = adventureTable({ ada: { at: 'novigrad', gold: 1 } });
    poor.ada.does('travel');
    poor.ada.isBlocked('to:duen-canell', 'AG-ROUTE-004');
    const two = adventureTable({ ada: { at: 'novigrad', gold: 2 } });
    two.ada.does('travel', 'to:duen-canell');
    two.ada.isBlocked('to:cintra', 'AG-ROUTE-004');
    const three = adventureTable({ ada: { at: 'novigrad', gold: 3 }, decks: { foulFate: ['broken-axle'] } });
    three.ada.does('travel', 'to:duen-canell', 'to:cintra');
    expect([three.ada.gold, three.ada.at]).toEqual([0, 'cintra']);
  });

  rule(
    ['AG-ROUTE-005', 'AG-ROUTE-006'],
    'places joined by an intersection are all adjacent, each pair by one route',
    () => {
      const meeting = ['dol-blathanna', 'vengerberg', 'ellander', 'shaerrawedd'];
      for (const one of meeting)
        for (const other of meeting) if (one !== other) expect(areAdjacent(at(one), at(other))).toBe(true);
      const crossings = new Map<string, Set<string>>();
      for (const { between, intersection } of ROUTES) {
        if (intersection === null) continue;
        const places = crossings.get(intersection) ?? new Set();
        for (const place of between) places.add(place);
        crossings.set(intersection, places);
      }
      expect([...(crossings.get('x1') ?? [])].sort()).toEqual(meeting.toSorted());
      for (const places of crossings.values()) {
        for (const one of places) {
          for (const other of places) {
            if (one === other) continue;
            const joining = ROUTES.filter(({ between }) => between.includes(one) && between.includes(other));
            expect(joining).toHaveLength(1);
          }
        }
      }
    },
  );

  rule('AG-ROUTE-007', 'at an intersection each pair is a route of its own', () => {
    const table = adventureTable({ ada: { at: 'vengerberg' } });
    table.ada.does('travel', 'to:ellander');
    table.ada.may('to:dol-blathanna', 'to:shaerrawedd');
    table.ada.isBlocked('to:vengerberg', 'AG-MOVE-002');
  });

  rule('AG-ADJ-001', 'locations are adjacent when one route joins them', () => {
    expect(areAdjacent(at('kaer-morhen'), at('ard-carraigh'))).toBe(true);
    expect(areAdjacent(at('kaer-morhen'), at('tretogor'))).toBe(false);
    expect(areAdjacent(at('novigrad'), at('duen-canell'))).toBe(true); // by sea
    const table = adventureTable({ ada: { at: 'kaer-morhen' } });
    table.ada.does('travel');
    table.ada.isOffered('route', ['to:ard-carraigh']);
  });
});

describe('locations', () => {
  rule('AG-LOC-001', 'a location has four spaces, so all heroes can be there at once', () => {
    expect(LOCATIONS.every(({ spaces }) => spaces === 4)).toBe(true);
    const table = adventureTable({
      ada: { at: 'rivia' },
      bea: { at: 'vengerberg' },
      cyn: { at: 'vengerberg' },
      dov: { at: 'vengerberg' },
    });
    table.ada.does('travel', 'to:vengerberg', 'stop');
    expect([table.ada, table.bea, table.cyn, table.dov].map((player) => player.at)).toEqual(
      Array(4).fill('vengerberg'),
    );
  });

  rule('AG-LOC-002', 'Brokilon, Jaruga and Ellander give no leads, every other place does', () => {
    const none = LOCATIONS.filter(({ leads }) => leads.length === 0).map(({ id }) => id);
    expect(none.toSorted()).toEqual(['brokilon', 'ellander', 'jaruga']);
    const table = adventureTable({ ada: { at: 'rivia' } });
    table.ada.does('travel', 'to:jaruga', 'stop');
    expect(table.ada.leads).toEqual([0, 0, 0]);
  });

  rule('AG-LOC-003', 'the hearts are at Duén Canell and Ellander', () => {
    expect(
      LOCATIONS.filter(({ heart }) => heart)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['duen-canell', 'ellander']);
    for (const [from, to] of [
      ['vizima', 'ellander'],
      ['brokilon', 'duen-canell'],
    ] as const) {
      const table = adventureTable({ ada: { at: from, gold: 2, wounds: { own: 'minor' } } });
      table.ada.does('travel', `to:${to}`, 'stop');
      table.ada.isAsked('heal');
    }
  });

  rule('AG-LOC-004', 'the heart removes a minor wound or turns a severe one, if the hero likes', () => {
    const sketch = { ada: { at: 'vizima', wounds: { own: 'severe', develop: 'minor' } } } as const;
    const turned = adventureTable(sketch);
    turned.ada.does('travel', 'to:ellander', 'stop');
    turned.ada.isOffered('heal', ['skip', 'own', 'develop']);
    turned.ada.does('own');
    expect(turned.ada.wounds).toEqual(['develop:minor', 'own:minor']);
    const removed = adventureTable(sketch);
    removed.ada.does('travel', 'to:ellander', 'stop', 'develop');
    expect(removed.ada.wounds).toEqual(['own:severe']);
    const left = adventureTable(sketch);
    left.ada.does('travel', 'to:ellander', 'stop', 'skip');
    expect(left.ada.wounds).toEqual(['develop:minor', 'own:severe']);
  });

  rule('AG-LOC-005', 'the heart helps where a movement ends, not on the way and not while staying', () => {
    const through = adventureTable({
      ada: { at: 'vizima', wounds: { own: 'minor' } },
      decks: { foulFate: ['thief-in-the-night'] },
    });
    through.ada.does('travel', 'to:ellander', 'to:vengerberg');
    through.ada.isAsked('turn');
    expect(through.ada.wounds).toEqual(['own:minor']);
    const staying = adventureTable({ ada: { at: 'ellander', wounds: { develop: 'minor', travel: 'minor' } } });
    staying.ada.does('brew');
    expect(staying.ada.wounds).toEqual(['travel:minor', 'develop:minor']);
    staying.ada.isAsked('turn');
    const unmoved = adventureTable({
      ada: { at: 'ellander', wounds: { own: 'minor' } },
      decks: { red: ['blood-trail'] },
    });
    unmoved.ada.does('investigate', 'red', 'stop');
    unmoved.ada.isAsked('turn');
  });
});

describe('regions', () => {
  const neighbours = (name: RegionName) =>
    regionsBeside(REGIONS.indexOf(name))
      .map((region) => REGIONS[region] as string)
      .toSorted();

  rule('AG-REGION-001', 'there are six, and every location belongs to one', () => {
    expect(REGIONS).toHaveLength(6);
    expect(new Set(LOCATIONS.map(({ region }) => region))).toEqual(new Set(REGIONS));
  });
  rule('AG-REGION-002', 'every region has one obstacle zone', () => {
    expect(adventureTable({}).view.zones.map(({ region }) => region)).toEqual([...REGIONS]);
    expect(newAdventure(['geralt', 'triss']).state.zones).toHaveLength(6);
    expect(MAP.startingObstacles.zones.map(({ region }) => region).toSorted()).toEqual([...REGIONS].toSorted());
  });
  rule('AG-REGION-003', 'a hero is in the region of the location', () => {
    expect(REGIONS[regionOf(at('cintra'))]).toBe('yellow');
    const table = adventureTable({
      ada: { at: 'cintra', gold: 2 },
      zones: { yellow: { foulFate: true }, red: { foulFate: true } },
      decks: { foulFate: ['thief-in-the-night'] },
    });
    table.ada.does('end-turn');
    expect([table.zone('yellow'), table.zone('red')]).toEqual([[], ['foul-fate']]);
  });
  rule(['AG-REGION-004', 'AG-ADJ-002'], 'gray touches purple and red', () =>
    expect(neighbours('gray')).toEqual(['purple', 'red']),
  );
  rule('AG-REGION-005', 'purple touches gray, green and red', () =>
    expect(neighbours('purple')).toEqual(['gray', 'green', 'red']),
  );
  rule('AG-REGION-006', 'red touches all others', () =>
    expect(neighbours('red')).toEqual(['blue', 'gray', 'green', 'purple', 'yellow']),
  );
  rule('AG-REGION-007', 'blue touches red and yellow', () => expect(neighbours('blue')).toEqual(['red', 'yellow']));
  rule('AG-REGION-008', 'yellow touches red, green and blue', () =>
    expect(neighbours('yellow')).toEqual(['blue', 'green', 'red']),
  );
  rule('AG-REGION-009', 'green touches purple, yellow and red', () =>
    expect(neighbours('green')).toEqual(['purple', 'red', 'yellow']),
  );
  rule('AG-ADJ-002', 'regions are adjacent when a single route joins places of both, by sea too', () => {
    const direct = ROUTES.some(({ between: [a, b] }) => new Set([regionOf(at(a)), regionOf(at(b))]).size === 2);
    expect(direct).toBe(true);
    expect(neighbours('purple')).toContain('green'); // only the sea joins Novigrad and Duén Canell
    expect(neighbours('gray')).not.toContain('green'); // Ard Carraigh to Brokilon takes several routes
    const table = adventureTable({
      ada: { at: 'kaer-morhen' },
      zones: { gray: { foulFate: true } },
      decks: { foulFate: ['monsters-on-the-move'] },
      stacks: { bronze: ['drowner', 'ghoul'] },
    });
    table.ada.does('end-turn');
    table.ada.isOffered('place-monster', ['purple', 'red']);
  });
});

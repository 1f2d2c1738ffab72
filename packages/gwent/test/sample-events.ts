import type { Cause, GwentEvent } from '../src/events';

type Samples = { readonly [T in GwentEvent['type']]: readonly Extract<GwentEvent, { type: T }>[] };

const CAUSES: Readonly<Record<Cause, string>> = {
  muster: 'ghoul',
  medic: 'young-emissary',
  summon: 'hemdall',
  berserker: 'transformed-vildkaarl',
  skellige: 'clan-heymaey-skald',
  leader: 'war-longship',
};

const placed = Object.entries(CAUSES).map(([cause, card]) => ({
  type: 'placed' as const,
  seat: 0,
  card,
  side: 0,
  row: 'close' as const,
  from: 'deck' as const,
  cause: cause as Cause,
  rule: 'GW-UNIT-004' as const,
}));

/** At least one event of every type, all by seat 0, and every form that a type is worded in. */
export const SAMPLE_EVENTS: Samples = {
  'coin-tossed': [{ type: 'coin-tossed', starter: 0, rule: 'GW-SETUP-003' }],
  'starter-chosen': [{ type: 'starter-chosen', seat: 0, starter: 1, rule: 'GW-SCO-001' }],
  'hand-dealt': [{ type: 'hand-dealt', seat: 0, cards: ['ves', 'thaler'], rule: 'GW-SETUP-005' }],
  exchanged: [{ type: 'exchanged', seat: 0, out: 'foglet', in: 'biting-frost', rule: 'GW-MULL-002' }],
  'exchange-done': [0, 1, 2].map((count) => ({ type: 'exchange-done', seat: 0, count, rule: 'GW-MULL-001' })),
  'round-started': [{ type: 'round-started', round: 1, starter: 0, rule: 'GW-ROUND-006' }],
  played: [
    { type: 'played', seat: 0, card: 'torrential-rain', row: null, side: null, rule: 'GW-PLAY-001' },
    { type: 'played', seat: 0, card: 'yaevinn', row: 'close', side: 0, rule: 'GW-UNIT-002' },
    { type: 'played', seat: 0, card: 'yaevinn', row: 'ranged', side: 0, rule: 'GW-UNIT-002' },
    { type: 'played', seat: 0, card: 'thaler', row: 'siege', side: 1, rule: 'GW-SPY-001' },
  ],
  placed,
  drew: [
    { type: 'drew', seat: 0, cards: ['foglet', 'kaedweni-siege-expert'], rule: 'GW-SPY-003' },
    { type: 'drew', seat: 0, cards: ['ves'], rule: 'GW-NR-001' },
    { type: 'drew', seat: 0, cards: [], rule: 'GW-SPY-004' },
  ],
  shuffled: [{ type: 'shuffled', seat: 0, rule: 'GW-LEADER-033' }],
  decoyed: [{ type: 'decoyed', seat: 0, card: 'siege-tower', row: 'siege', rule: 'GW-DECOY-001' }],
  scorched: [
    { type: 'scorched', seat: 0, losses: [{ side: 1, row: 'close', card: 'ves' }], rule: 'GW-SCORCH-001' },
    {
      type: 'scorched',
      seat: 0,
      losses: [
        { side: 0, row: 'siege', card: 'catapult' },
        { side: 1, row: 'siege', card: 'catapult' },
        { side: 1, row: 'close', card: 'griffin' },
      ],
      rule: 'GW-SCORCH-002',
    },
  ],
  transformed: [
    {
      type: 'transformed',
      side: 0,
      row: 'ranged',
      from: 'young-berserker',
      into: 'transformed-young-vildkaarl',
      rule: 'GW-BERSERK-005',
    },
  ],
  'weather-cleared': [{ type: 'weather-cleared', seat: 0, cards: ['biting-frost'], rule: 'GW-WEATHER-007' }],
  'leader-used': [{ type: 'leader-used', seat: 0, leader: 'foltest-king-of-temeria', rule: 'GW-LEADER-018' }],
  'row-doubled': [{ type: 'row-doubled', seat: 0, row: 'ranged', rule: 'GW-HORN-009' }],
  'no-effect': [{ type: 'no-effect', seat: 0, rule: 'GW-LEADER-034' }],
  discarded: [{ type: 'discarded', seat: 0, card: 'fiend', rule: 'GW-LEADER-012' }],
  took: [
    { type: 'took', seat: 0, card: 'ice-giant', from: 'deck', owner: 0, rule: 'GW-LEADER-009' },
    { type: 'took', seat: 0, card: 'milva', from: 'discard', owner: 1, rule: 'GW-LEADER-036' },
  ],
  peeked: [
    { type: 'peeked', seat: 0, cards: ['vesemir', 'young-emissary', 'decoy'], rule: 'GW-LEADER-016' },
    { type: 'peeked', seat: 0, cards: ['vesemir'], rule: 'GW-LEADER-016' },
    { type: 'peeked', seat: 0, cards: [], rule: 'GW-LEADER-016' },
  ],
  moved: [{ type: 'moved', side: 0, card: 'barclay-els', from: 'close', to: 'ranged', rule: 'GW-LEADER-024' }],
  'discards-reshuffled': [0, 1, 7].map((count) => ({
    type: 'discards-reshuffled',
    seat: 0,
    count,
    rule: 'GW-LEADER-029',
  })),
  passed: [{ type: 'passed', seat: 0, rule: 'GW-TURN-004' }],
  'round-ended': [
    { type: 'round-ended', round: 2, totals: [61, 48], winner: 0, losers: [1], rule: 'GW-ROUND-002' },
    { type: 'round-ended', round: 2, totals: [48, 48], winner: null, losers: [0, 1], rule: 'GW-ROUND-004' },
  ],
  kept: [{ type: 'kept', side: 0, card: 'harpy', row: 'close', rule: 'GW-MON-002' }],
  'battlefield-cleared': [{ type: 'battlefield-cleared', rule: 'GW-ROUND-005' }],
  'game-ended': [
    { type: 'game-ended', winner: 0, rule: 'GW-GEM-002' },
    { type: 'game-ended', winner: null, rule: 'GW-GEM-003' },
  ],
};

import { nextOpening } from '../../base/turn/turn';
import type { Module } from '../../core/module';
import { SPECIAL_ATTACKS } from '../../parts/special-attacks/state';
import { LEGEND_ABILITIES } from './abilities';
import { driveAwayPart } from './drive-away';
import { tellHunt } from './events';
import { LEGEND_CARDS } from './facts';
import { huntInvariants, scrambleHunt } from './hidden';
import { layHunt } from './lay';
import { escapedEnd, huntAction, legendFoe, slainEnd, specialWord } from './legend-foe';
import { legendId, placeId, stalk } from './movement';
import { type HuntOptions, huntOptions } from './options';
import { change, LEGENDARY_HUNT, type LegendaryHuntState, legendaryHunt } from './state';
import { tokenPhase } from './tokens';
import { viewHunt } from './view';
import { huntWorths, judgeHunt, stayWorth } from './worth';

/** A legendary monster stalks the map, and whoever beats it first has won. @rule OW-COMBINE-001, OW-COMBINE-002, OW-LH-001 */
export const legendaryHuntModule: Module<LegendaryHuntState, HuntOptions> = {
  manifest: {
    id: LEGENDARY_HUNT,
    comes: 'by-choice',
    requires: [SPECIAL_ATTACKS],
    excludes: { 'wild-hunt': 'OW-COMBINE-002' },
    options: huntOptions,
  },
  lay: layHunt,
  view: viewHunt,
  scramble: scrambleHunt,
  invariants: huntInvariants,
  worths: huntWorths,
  judge: judgeHunt,
  words: { attackEffects: { special: specialWord }, foeAbilities: LEGEND_ABILITIES },
  lists: {
    // Its miniature stands where its card says. @rule OW-LH-004
    opening: {
      add: [
        {
          id: 'legendary-hunt-opening',
          // biome-ignore lint/correctness/useYield: it asks nothing
          step: function* (play) {
            const at = placeId(play.state, legendaryHunt.of(play.state).at);
            tellHunt(play, { what: 'appeared', seat: null, monster: legendId(play.state), at, rule: 'OW-LH-004' });
            nextOpening(play);
          },
        },
      ],
    },
    journey: { after: { act: [driveAwayPart] } },
    // Between phases I and II, and before anything else there. @rule OW-LH-026, OW-LH-058
    phases: { after: { journey: [{ id: 'destruction-token', step: tokenPhase }] } },
    actions: { before: { monster: [huntAction] } },
    roundPhases: { add: [{ id: LEGENDARY_HUNT, step: stalk }] },
    fightCards: { add: LEGEND_CARDS },
    foes: { add: [legendFoe] },
    ends: { add: [slainEnd] },
  },
  hooks: {
    // @rule OW-LH-010, OW-LH-011
    mayAct: (state, _, at) => (legendaryHunt.of(state).at === at ? 'OW-LH-010' : null),
    // biome-ignore lint/correctness/useYield: it asks nothing
    onLevel: function* (play) {
      return legendaryHunt.of(play.state).isQuiet;
    },
    // biome-ignore lint/correctness/useYield: it asks nothing
    onFightEnd: function* (play) {
      if (legendaryHunt.of(play.state).regained > 0) change(play, { regained: 0 });
    },
    modifyCount: (n, state, what) => (what === 'tokens-on-board' ? legendaryHunt.of(state).board.length : n),
    modifyStayWorth: stayWorth,
  },
  // The top of the track is no victory, nor are four trophies. @rule OW-LH-049, OW-SOLO-034
  without: { solo: { lists: { ends: { leaveOut: ['top-spot'] } } } },
  with: { solo: { lists: { ends: { leaveOut: ['four-trophies'], add: [escapedEnd] } } } },
};

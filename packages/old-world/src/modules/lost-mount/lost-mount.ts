import { finishPhase, nextOpening } from '../../base/turn/turn';
import type { Module } from '../../core/module';
import { NONE, seatToTheRight } from '../../core/state';
import { mountEntry } from './find-mount';
import { placeMount } from './place-mount';
import { ASIDE, LOST_MOUNT, type LostMountState, lostMount } from './state';
import { viewMount } from './view';
import { mountWorths } from './worth';

/** A stray horse on the map: reach it, roll, perhaps draw, and set it loose again. */
export const lostMountModule: Module<LostMountState> = {
  // It runs beside everything but the Wild Hunt. @rule OW-COMBINE-007
  manifest: { id: LOST_MOUNT, comes: 'by-choice', excludes: { 'wild-hunt': 'OW-COMBINE-007' } },
  lay: () => ASIDE,
  view: viewMount,
  invariants: ({ at, foundBy }) => (at !== NONE && foundBy !== NONE ? ['the mount stands and is led'] : []),
  worths: mountWorths,
  lists: {
    // The last in turn order places it, when everything else is laid out. @rule OW-LM-001
    opening: {
      add: [
        {
          id: 'lost-mount-opening',
          step: function* (play) {
            yield* placeMount(play, seatToTheRight(play.state, play.state.first));
            nextOpening(play);
          },
        },
      ],
    },
    entries: { add: [mountEntry] },
    // Between phases I and II, by whoever has found it. @rule OW-LM-004, OW-LH-058
    phases: {
      before: {
        deed: [
          {
            id: LOST_MOUNT,
            step: function* (play) {
              const seat = play.state.active;
              if (lostMount.of(play.state).foundBy === seat) yield* placeMount(play, seat);
              finishPhase(play, seat);
            },
          },
        ],
      },
    },
  },
};

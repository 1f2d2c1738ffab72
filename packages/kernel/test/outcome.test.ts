import { describe, expect, it } from 'vitest';
import { placesWithout } from '../src';

describe('places when a seat gives up', () => {
  it.each([
    { leaver: 0, scores: [30, 9, 21], places: [3, 2, 1] },
    { leaver: 2, scores: [4, 4, 9], places: [1, 1, 3] },
    { leaver: 1, scores: [0, 0], places: [1, 2] },
    { leaver: 1, scores: [2, 5, 3, 3, 1], places: [3, 5, 1, 1, 4] },
    { leaver: 0, scores: [7], places: [1] },
  ])('puts $leaver last and the others by $scores', ({ leaver, scores, places }) => {
    expect(placesWithout(leaver, scores)).toEqual(places);
  });
});

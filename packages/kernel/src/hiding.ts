import type { Seat, Viewer } from './flow';

/** Who may read what lies in a place. */
export type Readers = 'everyone' | 'owner' | 'nobody';

/** Hiding is declared once per place; views, events and options all ask this table. */
export type Hiding<Place extends string> = Readonly<Record<Place, Readers>>;

export function mayRead<Place extends string>(
  hiding: Hiding<Place>,
  place: Place,
  owner: Seat,
  viewer: Viewer,
): boolean {
  if (viewer === 'everything') return true;
  const readers = hiding[place];
  return readers === 'everyone' || (readers === 'owner' && viewer === owner);
}

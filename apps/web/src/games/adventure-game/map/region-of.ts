import { LOCATIONS, type RegionName } from '@medallion/adventure-game';

export function regionOf(place: string): RegionName {
  return LOCATIONS.find(({ id }) => id === place)?.region ?? 'gray';
}

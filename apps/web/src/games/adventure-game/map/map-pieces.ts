import { LOCATIONS } from '@medallion/adventure-game';
import { type Box, type Label, layPieces, type Piece, type Printed } from '../../../table/map/map-layout';
import { heroOf, type Scene } from '../table/scene';
import { placeName } from '../table/words';
import { foulPiece, monsterPiece, pawnPiece, printMap, questPiece, shadowPiece } from './piece-kinds';
import { questPlaces } from './quest-places';

const printed = new Map<string, Printed>();

function printedMap(): Printed {
  const places = LOCATIONS.map(({ id }) => ({ id, name: placeName(id) }));
  const key = places.map(({ name }) => name).join();
  const found = printed.get(key) ?? printMap(places);
  printed.set(key, found);
  return found;
}

/** All pieces of a table, what seldom moves first. */
function piecesOf(scene: Scene): readonly Piece[] {
  const { zones, heroes } = scene.view;
  const deed = scene.staged?.shown.event;
  const mine = heroes.filter(({ seat }) => seat === scene.me);
  const others = heroes.filter(({ seat }) => seat !== scene.me);
  return [
    ...zones.flatMap(({ region, monsters }) => monsters.map((_, index) => monsterPiece(region, index))),
    ...zones.flatMap(({ region, hasFoulFate }) => (hasFoulFate ? [foulPiece(region)] : [])),
    ...[...new Set(questPlaces(heroOf(scene, scene.me)))].map(questPiece),
    ...[...mine, ...others].map(pawnPiece),
    ...(deed?.type === 'moved' ? [shadowPiece(deed.from)] : []),
  ];
}

interface MapLayout {
  readonly labels: readonly Label[];
  readonly boxes: ReadonlyMap<string, Box>;
}

const layouts = new WeakMap<Scene, MapLayout>();

/** Where everything stands, reckoned once for each drawing. */
export function layoutOf(scene: Scene): MapLayout {
  const known = layouts.get(scene);
  if (known !== undefined) return known;
  const map = printedMap();
  const layout = { labels: map.labels, boxes: layPieces(piecesOf(scene), map) };
  layouts.set(scene, layout);
  return layout;
}

/** Where the pieces of a region stand, as one word: it changes also when those of a neighbour make room. */
export function standOf(scene: Scene, region: string): string {
  const own = [...layoutOf(scene).boxes].filter(([id]) => id.split(' ')[1] === region);
  return own.map(([, { x, y }]) => `${x} ${y}`).join();
}

/** Where a piece stands. */
export function pointAt(scene: Scene, id: string): readonly [number, number] {
  const { x, y } = layoutOf(scene).boxes.get(id) ?? { x: 0, y: 0 };
  return [x, y];
}

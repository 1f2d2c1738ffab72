import { type Box, type Label, layPieces, type Piece, type Printed } from '../../../table/map/map-layout';
import { type Scene, waysTo, witcherOf } from '../table/scene';
import { named } from '../text/say-old-world';
import { type PieceKind, pieceAt, pieceId, printMap } from './piece-kinds';

const printed = new Map<string, Printed>();

function printedMap({ view }: Scene): Printed {
  const places = view.locations.map(({ id, position }) => ({ id, position, name: named('location', id) }));
  const key = places.map(({ name }) => name).join();
  const found = printed.get(key) ?? printMap(places);
  printed.set(key, found);
  return found;
}

/** All pieces of a table, what seldom moves first: a price that is asked for moves nobody. */
export function piecesOf(scene: Scene): readonly Piece[] {
  const { view, me } = scene;
  const { quests, trails } = witcherOf(scene, me);
  const placeOf = new Map(view.locations.map((place) => [place.id, place]));
  const pieces = (kind: PieceKind, all: readonly (readonly [what: string | number, at: string | null])[]) =>
    all.flatMap(([what, at]) => {
      const place = at === null ? undefined : placeOf.get(at);
      return place === undefined ? [] : [pieceAt(kind, what, place)];
    });
  const isMine = (at: string, of: readonly { readonly at: string | null }[]) => of.some((one) => one.at === at);
  const places = view.locations.map(({ id }) => id);
  const pawns = view.witchers.map(({ seat, at }) => [seat, at] as const);
  return [
    ...pieces(
      'monster',
      view.lairs.flatMap(({ monster, at }) => (monster === null ? [] : [[monster, at] as const])),
    ),
    ...scene.modules.flatMap(({ mapPieces }) => mapPieces?.(scene) ?? []),
    ...pieces(
      'quest',
      places.filter((at) => isMine(at, quests)).map((at) => ['mine', at]),
    ),
    ...pieces(
      'trail',
      places.filter((at) => isMine(at, trails)).map((at) => ['mine', at]),
    ),
    ...pieces(
      'shut',
      view.locations.filter((place) => place.isTavernClosed).map(({ id }) => ['tavern', id]),
    ),
    ...pieces('pawn', [...pawns.filter(([seat]) => seat === me), ...pawns.filter(([seat]) => seat !== me)]),
    ...pieces(
      'price',
      places.filter((at) => waysTo(scene, at).length > 0).map((at) => ['step', at]),
    ),
  ];
}

export interface MapLayout {
  readonly labels: readonly Label[];
  readonly boxes: ReadonlyMap<string, Box>;
}

const layouts = new WeakMap<Scene, MapLayout>();

/** Where everything stands, reckoned once for each drawing. */
export function layoutOf(scene: Scene): MapLayout {
  const known = layouts.get(scene);
  if (known !== undefined) return known;
  const map = printedMap(scene);
  const layout = { labels: map.labels, boxes: layPieces(piecesOf(scene), map) };
  layouts.set(scene, layout);
  return layout;
}

/** Where a piece stands; null where it does not lie on the map. */
export function boxOf(scene: Scene, kind: PieceKind, what: string | number, at: string): Box | null {
  return layoutOf(scene).boxes.get(pieceId(kind, what, at)) ?? null;
}

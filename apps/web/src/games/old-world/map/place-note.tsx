import './place-note.css';
import { BASE_BOARD, type LocationView, locationActionText } from '@medallion/old-world';
import { language } from '../../../settings/settings';
import { GOODS_ICONS, monsterIcon } from '../art/emblems';
import { Crest, Emblem, roman, TerrainMark } from '../table/pieces';
import { placeOf, type Scene, waysTo, witcherOf } from '../table/scene';
import { cheapestWay, isPlain, type WayKind } from '../table/way-kinds';
import { witcherName } from '../table/words';
import { capital, named, sayOldWorld, speak } from '../text/say-old-world';

const LOCATIONS = new Map(BASE_BOARD.locations.map((place) => [place.id, place]));

export { cheapestWay };

/** From what on a place can be entered, and what a kind of payment is called; of an aid its own words say it. */
export function fromWords(kind: WayKind): string {
  return isPlain(kind) ? sayOldWorld(`way.from.${kind}`) : speak(`payment.${kind}.from`);
}
export function payWords(kind: WayKind): string {
  return isPlain(kind) ? sayOldWorld(`pay.${kind}`) : speak(`payment.${kind}`);
}

/** What this player wants at a place: quests and trails that lead here. */
export function aimsOf(scene: Scene, place: string): readonly string[] {
  const { quests, trails } = witcherOf(scene, scene.me);
  return [
    ...quests.filter(({ at }) => at === place).map(() => sayOldWorld('place.quest')),
    ...trails.filter(({ at }) => at === place).map(({ gold }) => sayOldWorld('place.trail', { gold })),
  ];
}

/** What the action of a place does; an empty text where there is none. */
export function actionWords({ id }: LocationView): string {
  const facts = LOCATIONS.get(id);
  return facts === undefined ? '' : locationActionText(language.value, facts);
}

/** What a place is, aloud. */
export function placeWords(scene: Scene, place: LocationView): string {
  const cheapest = cheapestWay(waysTo(scene, place.id));
  const here = [
    ...place.monsters.map((monster) => named('monster', monster)),
    ...place.witchers.map((seat) => witcherName(scene, seat)),
  ];
  return [
    `${named('location', place.id)} (${place.number})`,
    speak(`terrain.${place.terrain}`),
    cheapest === null ? '' : fromWords(cheapest),
    actionWords(place),
    place.harbour ? sayOldWorld('place.harbour') : '',
    place.isTavernClosed ? sayOldWorld('place.closed') : '',
    here.length === 0 ? '' : sayOldWorld('place.here', { who: here.join(', ') }),
    ...aimsOf(scene, place.id),
  ]
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('; ');
}

/** Everything about a place on a slip: its action, who and what is there, what leads here. */
export function PlaceFacts({ scene, place }: { readonly scene: Scene; readonly place: LocationView }) {
  return (
    <>
      <p class="place-note-act">{actionWords(place)}</p>
      {place.isTavernClosed ? <p class="place-note-shut">{sayOldWorld('place.closed')}</p> : null}
      {place.harbour ? (
        <p class="place-note-line">
          <Emblem name={GOODS_ICONS.harbour} /> {sayOldWorld('place.harbour')}
        </p>
      ) : null}
      {place.monsters.map((monster) => {
        const lair = scene.view.lairs.find((one) => one.monster === monster);
        return (
          <p key={monster} class="place-note-line">
            <Emblem name={monsterIcon(monster)} /> {named('monster', monster)}, {roman(lair?.level ?? 1)} ·{' '}
            {lair?.life ?? 0}
          </p>
        );
      })}
      {place.witchers.map((seat) => (
        <p key={seat} class="place-note-line">
          <Crest school={witcherOf(scene, seat).school} /> {witcherName(scene, seat)}
        </p>
      ))}
      {aimsOf(scene, place.id).map((aim) => (
        <p key={aim} class="place-note-line aim">
          <Emblem name={GOODS_ICONS.quest} /> {aim}
        </p>
      ))}
    </>
  );
}

interface PlaceNoteProps {
  readonly scene: Scene;
  readonly place: string;
  /** Somebody points at it or holds it: it is then explained on a phone as well. */
  readonly isAsked: boolean;
}

/** Explains the place under the pointer or the focus. */
export function PlaceNote({ scene, place: id, isAsked }: PlaceNoteProps) {
  const place = placeOf(scene, id);
  if (place === null) return null;
  return (
    <aside class={isAsked ? 'place-note asked paper' : 'place-note paper'} aria-hidden="true">
      <h3 class="display">
        <TerrainMark terrain={place.terrain} /> {named('location', place.id)}
      </h3>
      <p class="place-note-kind">
        {place.number} · {capital(speak(`terrain.${place.terrain}`))}
      </p>
      <PlaceFacts scene={scene} place={place} />
    </aside>
  );
}

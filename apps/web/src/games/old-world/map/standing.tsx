import './standing.css';
import type { LairView } from '@medallion/old-world';
import type { ComponentChildren } from 'preact';
import { Figure } from '../../../table/cards/emblem';
import { Pawn } from '../../../table/map/pawn';
import { monsterIcon, schoolIcon } from '../art/emblems';
import { roman, schoolClass } from '../table/pieces';
import { placeOf, type Scene, waysTo, witcherOf } from '../table/scene';
import { cheapestWay } from '../table/way-kinds';
import { witcherName } from '../table/words';
import { named, sayOldWorld } from '../text/say-old-world';
import { boxOf } from './map-pieces';
import { MonsterPlate, PriceMark, QuestMark, ShutMark, TrailMark } from './marks';
import type { PieceKind } from './piece-kinds';
import { aimsOf, fromWords } from './place-note';

interface StandingProps {
  readonly scene: Scene;
  readonly kind: PieceKind;
  readonly what: string | number;
  readonly at: string;
  readonly class: string;
  readonly note: string;
  readonly children: ComponentChildren;
}

/** A piece beside its place, where the layout of the map has room for it, with a note that says what it is. */
export function Standing({ scene, kind, what, at, class: look, note, children }: StandingProps) {
  const box = boxOf(scene, kind, what, at);
  if (box === null) return null;
  return (
    <g
      class={look}
      style={{ transform: `translate(${box.x}px, ${box.y}px)` }}
      data-piece={kind}
      data-note={note}
      data-at={at}
    >
      {children}
    </g>
  );
}

/** Where a monster lurks: to the right of its place, with level and life above it. */
export function Lair({ scene, lair }: { readonly scene: Scene; readonly lair: LairView }) {
  const place = lair.at === null ? null : placeOf(scene, lair.at);
  if (lair.monster === null || place === null) return null;
  const { monster, level, life } = lair;
  const words = sayOldWorld('map.monster', {
    monster: named('monster', monster),
    level: roman(level ?? 1),
    life: life ?? 0,
    place: named('location', place.id),
  });
  return (
    <Standing scene={scene} kind="monster" what={monster} at={place.id} class={`mon lv${level ?? 1}`} note={words}>
      <g transform="translate(0 6)">
        <circle r="21" class="monster-rim" />
        <circle r="17" class="monster-field" />
        <Figure class="monster-icon" name={monsterIcon(monster)} x={-14} y={-14} size={28} />
        <MonsterPlate level={level ?? 1} life={life ?? 0} />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own */}
        <circle
          r="21"
          class="touch"
          role="button"
          tabIndex={0}
          aria-label={words}
          onClick={() => scene.act.openMonster(monster)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') scene.act.openMonster(monster);
          }}
        />
      </g>
    </Standing>
  );
}

/** The four marks, each in a shape of its own: what leads me here, what a step costs, and where no tavern is open. */
export function Marks({ scene }: { readonly scene: Scene }) {
  const { quests, trails } = witcherOf(scene, scene.me);
  return (
    <>
      {scene.view.locations.map(({ id, terrain, isTavernClosed }) => {
        const mark = { scene, at: id };
        const hasQuest = quests.some(({ at }) => at === id);
        const hasTrail = trails.some(({ at }) => at === id);
        const aims = aimsOf(scene, id);
        const cheapest = cheapestWay(waysTo(scene, id));
        if (!(hasQuest || hasTrail || isTavernClosed) && cheapest === null) return null;
        return (
          <g key={id}>
            {hasQuest ? (
              <Standing {...mark} kind="quest" what="mine" class="mark-quest" note={aims[0] ?? ''}>
                <QuestMark />
              </Standing>
            ) : null}
            {hasTrail ? (
              <Standing {...mark} kind="trail" what="mine" class={`mark-trail t-${terrain}`} note={aims.at(-1) ?? ''}>
                <TrailMark />
              </Standing>
            ) : null}
            {isTavernClosed ? (
              <Standing {...mark} kind="shut" what="tavern" class="mark-shut" note={sayOldWorld('place.closed')}>
                <ShutMark />
              </Standing>
            ) : null}
            {cheapest === null ? null : (
              <Standing {...mark} kind="price" what="step" class="mark-price" note={fromWords(cheapest)}>
                <PriceMark kind={cheapest} terrain={terrain} />
              </Standing>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The witchers, mine nearest to the place. */
export function Pawns({ scene }: { readonly scene: Scene }) {
  const { witchers, active } = scene.view;
  return (
    <>
      {witchers.map(({ seat, school, at }) => {
        const place = at === null ? null : placeOf(scene, at);
        if (place === null) return null;
        const looks = ['wit', schoolClass(school), seat === scene.me ? 'me' : '', seat === active ? 'turn' : ''];
        return (
          <Standing
            key={seat}
            scene={scene}
            kind="pawn"
            what={seat}
            at={place.id}
            class={looks.filter(Boolean).join(' ')}
            note={`${witcherName(scene, seat)}, ${named('location', place.id)}`}
          >
            <g transform="translate(0 8.5) scale(0.94 1)">
              <Pawn icon={schoolIcon(school)} />
            </g>
          </Standing>
        );
      })}
    </>
  );
}

import type { LocationView } from '@medallion/old-world';
import { Figure } from '../../../table/cards/emblem';
import { TERRAIN_ICONS } from '../art/emblems';
import { roman } from '../table/pieces';
import type { WayKind } from '../table/way-kinds';

/** A hanging scroll with a red seal: a quest leads here. */
export function QuestMark() {
  return (
    <>
      <path class="mark-scroll" d="M-9 -12H9V9L5 6 1 9 -3 6 -9 9Z" />
      <path class="mark-lines" d="M-5 -7H5M-5 -3H5M-5 1H0" />
      <circle class="mark-seal" cx="4" cy="6" r="5" />
    </>
  );
}

/** A hexagon with tracks: a trail can be found here. */
export function TrailMark() {
  return (
    <>
      <path class="mark-hexagon" d="M-6 -12H6L12 0 6 12H-6L-12 0Z" />
      <path class="mark-tracks" d="M-4 5l1.5-3M-1 0l1.5-3M3 -4l1.5-3M1 6l1.5-3" />
    </>
  );
}

/** A hanging sign, crossed out: the tavern is closed. */
export function ShutMark() {
  return (
    <>
      <path class="mark-rope" d="M-9 -11V-5M9 -11V-5M-13 -11H13" />
      <path class="mark-sign" d="M-13 -5H13V10H-13Z" />
      <path class="mark-cross" d="M-11 -3 11 8M11 -3-11 8" />
    </>
  );
}

/** A monster's level and life. */
export function MonsterPlate({ level, life }: { readonly level: number; readonly life: number }) {
  return (
    <>
      <rect x="-23" y="-33" width="46" height="17" rx="3" class="monster-tag" />
      <text x="-6" y="-20" class="monster-words">
        {roman(level)} · {life}
      </text>
      <path
        class="monster-life"
        d="M15 -20C10 -24 10 -29 13 -29 15 -29 15 -27 15 -27 15 -27 15 -29 17 -29 20 -29 20 -24 15 -20Z"
      />
    </>
  );
}

interface PriceProps {
  readonly kind: WayKind;
  readonly terrain: LocationView['terrain'];
}

/** A dark tag with a hole: the card that pays, and how many. */
export function PriceMark({ kind, terrain }: PriceProps) {
  return (
    <>
      <path class="mark-tag" d="M-22 0-15 -9H22V9H-15Z" />
      <circle class="mark-hole" cx="-15" r="2" />
      {kind === 'free' ? (
        <text class="mark-words" x="3" y="5">
          0
        </text>
      ) : (
        <>
          <rect
            class={kind === 'match' ? `mark-card t-${terrain}` : 'mark-card any'}
            x="-9"
            y="-7"
            width="11"
            height="14"
            rx="1.5"
          />
          {kind === 'match' ? (
            <Figure class="mark-terrain" name={TERRAIN_ICONS[terrain]} x={-8} y={-4.5} size={9} />
          ) : null}
          <text class="mark-words" x="12" y="5">
            {kind === 'gold' ? '+1' : kind === 'two' ? '2' : '1'}
          </text>
          {kind === 'gold' ? <circle class="mark-coin" cx="18" cy="-7" r="3.5" /> : null}
        </>
      )}
    </>
  );
}

import './pieces.css';
import type { ComponentChildren } from 'preact';
import { Emblem } from '../../../table/cards/emblem';
import { schoolIcon, TERRAIN_ICONS } from '../art/emblems';

export { Emblem };

export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V'] as const;
export const roman = (level: number): string => ROMAN[level] ?? String(level);

export function schoolClass(school: string | null): string {
  return `sc-${school ?? 'none'}`;
}

export function Crest({ school, class: extra = '' }: { readonly school: string | null; readonly class?: string }) {
  return (
    <span class={`crest ${schoolClass(school)} ${extra}`} aria-hidden="true">
      <Emblem name={schoolIcon(school)} />
    </span>
  );
}

export function TerrainMark({ terrain }: { readonly terrain: string }) {
  return (
    <span class={`terr-mark ${terrain} t-${terrain}`} aria-hidden="true">
      <Emblem name={TERRAIN_ICONS[terrain as keyof typeof TERRAIN_ICONS]} />
    </span>
  );
}

interface CountProps {
  readonly icon: string;
  readonly n: ComponentChildren;
  readonly words: string;
}

/** A figure with a number; the words are for those who hear it. */
export function Count({ icon, n, words }: CountProps) {
  return (
    <span class="count" title={words}>
      <Emblem name={icon} /> <b aria-hidden="true">{n}</b>
      <span class="sr">{words}</span>
    </span>
  );
}

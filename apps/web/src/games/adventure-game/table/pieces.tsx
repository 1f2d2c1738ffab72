import './pieces.css';
import type { HeroId } from '@medallion/adventure-game';
import { Emblem } from '../../../table/cards/emblem';
import { HERO_ICONS } from '../art/emblems';

export { Emblem };

export type LeadKind = 'red' | 'blue' | 'purple' | 'any';

/** Leads differ by shape as well as colour. */
const LEAD_PATHS: Readonly<Record<LeadKind, string>> = {
  red: 'M-9 -9H9V9H-9Z',
  blue: 'M0 -11 11 0 0 11 -11 0Z',
  purple: 'M0 -10A10 10 0 1 1 0 10 10 10 0 1 1 0 -10Z',
  any: 'M0 -10 11 9H-11Z',
};

export function leadPath(kind: string): string {
  return LEAD_PATHS[kind as LeadKind] ?? LEAD_PATHS.any;
}

export function LeadMark({ kind }: { readonly kind: string }) {
  return (
    <svg class={`lead-mark ld-${kind}`} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path d={leadPath(kind)} />
    </svg>
  );
}

/** A small picture of a thing that can be had: a lead, a proof, gold. */
export function GoodsMark({ kind }: { readonly kind: string }) {
  if (kind === 'gold') return <Emblem name="two-coins" class="gold-mark" />;
  if (kind.endsWith('-proof')) return <Emblem name="wax-seal" class={`seal-${kind.replace('-proof', '')}`} />;
  return <LeadMark kind={kind} />;
}

export function HeroCrest({ hero, class: extra = '' }: { readonly hero: HeroId; readonly class?: string }) {
  return (
    <span class={`crest hc-${hero} ${extra}`} aria-hidden="true">
      <Emblem name={HERO_ICONS[hero]} />
    </span>
  );
}

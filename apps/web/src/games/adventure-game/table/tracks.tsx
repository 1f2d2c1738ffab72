import './tracks.css';
import { MAP } from '@medallion/adventure-game';
import { HERO_ICONS, SUPPORT_ICONS, TOKEN_ICONS } from '../art/emblems';
import { SUPPORT_CHART, WAR_DIAL } from '../map/layout';
import { sayAdventure, speak } from '../text/say-adventure';
import { Emblem } from './pieces';
import { supportWords } from './quest-card';
import type { Scene } from './scene';
import { shortHero } from './words';

const SPACES = MAP.warTrack.spaces;
const TIER_MARKS = { bronze: 'I', silver: 'II', gold: 'III' } as const;
const VP_SPACES = 80;

/** The war track as a dial: the hand points at what the last advance brought. */
export function WarDial({ war }: { readonly war: number }) {
  const next = SPACES[(war + 1) % SPACES.length] ?? 'bronze';
  const nextWords =
    next === 'foul-fate' ? sayAdventure('card.foul-fate') : speak('option.face-down', { tier: speak(`tier.${next}`) });
  const words = sayAdventure('war.label', { space: war + 1, of: SPACES.length, next: nextWords });
  // The name of the dial stays out of the way of its hand.
  const isHandDown = war > SPACES.length / 4 && war < (SPACES.length * 3) / 4;
  const { at, side } = WAR_DIAL;
  return (
    <svg
      class="war"
      x={at[0] - side / 2}
      y={at[1] - side / 2}
      width={side}
      height={side}
      viewBox="0 0 220 220"
      role="img"
      aria-label={words}
      data-note={words}
    >
      <circle cx="110" cy="110" r="106" class="w-a" />
      <circle cx="110" cy="110" r="62" class="w-b" />
      {SPACES.map((kind, index) => {
        const angle = (index / SPACES.length) * 2 * Math.PI;
        const transform = `translate(${110 + Math.sin(angle) * 84} ${110 - Math.cos(angle) * 84})`;
        const at = index === war ? ' at' : '';
        return kind === 'foul-fate' ? (
          <g key={index} class={`wt fate${at}`} transform={transform}>
            <path d="M0 -17 17 0 0 17 -17 0Z" />
            <use href={`#gi-${TOKEN_ICONS['foul-fate']}`} x="-9" y="-9" width="18" height="18" />
          </g>
        ) : (
          <g key={index} class={`wt ${kind}${at}`} transform={transform}>
            <circle r="16" />
            <text y="6">{TIER_MARKS[kind]}</text>
          </g>
        );
      })}
      <g transform={`translate(110 110) rotate(${(war / SPACES.length) * 360})`}>
        <path d="M0 -58 9 -30 4 -30 4 14 -4 14 -4 -30 -9 -30Z" class="hand-w" />
      </g>
      <circle cx="110" cy="110" r="9" class="w-c" />
      <text x="110" y={isHandDown ? 88 : 146} class="w-t">
        {sayAdventure('war.title')}
      </text>
    </svg>
  );
}

/** Whose quest can still be supported, and for what: printed on the sea in the corner of the map. */
export function SupportChart({ scene }: { readonly scene: Scene }) {
  const { support, heroes } = scene.view;
  const [left, bottom] = SUPPORT_CHART.at;
  return (
    <>
      {support.map(({ seat, type }, place) => {
        const hero = heroes[seat];
        if (hero === undefined) return null;
        const words = supportWords(hero, type);
        const y = bottom - (support.length - 1 - place) * SUPPORT_CHART.step;
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing, named
          <g
            key={seat}
            class={`support-mark hc-${hero.hero}`}
            transform={`translate(${left} ${y})`}
            role="img"
            aria-label={words}
            data-note={words}
          >
            <rect x="-19" y="-17" width="76" height="34" rx="4" class="support-plate" />
            <circle r="14" class="support-disc" />
            <use href={`#gi-${HERO_ICONS[hero.hero]}`} x="-10" y="-10" width="20" height="20" class="support-hero" />
            <use href={`#gi-${SUPPORT_ICONS[type]}`} x="25" y="-11" width="22" height="22" class="support-kind" />
          </g>
        );
      })}
    </>
  );
}

/** The track of victory points along the foot of the map. */
export function VpTrack({ scene }: { readonly scene: Scene }) {
  const { heroes } = scene.view;
  return (
    <ol class="vp-track" aria-label={sayAdventure('vp.track')}>
      {heroes.map(({ seat, hero, vp, vpSpace }) => {
        const beside = heroes.filter((other) => other.vpSpace === vpSpace && other.seat < seat).length;
        return (
          <li
            key={seat}
            class={`hc-${hero}`}
            style={{ '--at': `${(vpSpace / VP_SPACES) * 100}%`, '--beside': String(beside) }}
            title={sayAdventure('vp.of', { player: shortHero(hero), vp })}
          >
            <Emblem name={HERO_ICONS[hero]} />
            <span class="sr">{sayAdventure('vp.of', { player: shortHero(hero), vp })}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Who plays, in turn order, with the points; each opens that hero's play area. */
export function TurnOrder({ scene }: { readonly scene: Scene }) {
  const { heroes, active, phase } = scene.view;
  // Whoever is asked in the midst of another's turn sees whose answer is waited for.
  const turn = scene.question === null ? active : scene.me;
  return (
    <ul class="order">
      {heroes.map(({ seat, hero, vp, completed }) => (
        <li key={seat}>
          <button
            type="button"
            class={`hc-${hero}${seat === turn && phase !== 'first-quests' ? ' now' : ''}`}
            onClick={() => scene.act.openHero(seat)}
          >
            <Emblem name={HERO_ICONS[hero]} />
            <span class="sr">{sayAdventure('order.of', { player: shortHero(hero), vp, quests: completed.count })}</span>
            <b aria-hidden="true">{shortHero(hero)}</b>
            <span class="order-vp" aria-hidden="true">
              {vp}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

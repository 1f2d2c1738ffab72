import type { ShellIcon } from '../../art/shell-icons';
import { say, sayIfKnown } from '../../text/say';

export const GWENT_FACTIONS = ['northern-realms', 'nilfgaard', 'monsters', 'scoiatael', 'skellige'] as const;
export type GwentFaction = (typeof GWENT_FACTIONS)[number];
export const GWENT_ROWS = ['close', 'ranged', 'siege'] as const;
export type GwentRow = (typeof GWENT_ROWS)[number];
export type GwentCardKind = 'unit' | 'hero' | 'special' | 'weather';

/** All that a card shows. Plain data, so that the table, the deck builder, replays and the rulebook can all fill it. */
export interface GwentCardFace {
  readonly id: string;
  /** In the person's language. */
  readonly name: string;
  readonly faction: GwentFaction | 'neutral';
  readonly kind: GwentCardKind;
  /** Two rows for an agile unit, none for specials and weather. */
  readonly rows: readonly GwentRow[];
  /** Strength as printed; null for specials and weather. */
  readonly printed: number | null;
  /** Strength now, when it may differ from the print. */
  readonly strength?: number | null;
  /** Ids as in the pack: `tight-bond`, `scorch-row`, ... For specials and weather their effect. */
  readonly abilities: readonly string[];
}

interface FactionLook {
  /** Class that sets the colours `--f-mid`, `--f-deep`, `--f-light`, `--f-text`. */
  readonly colours: string;
  /** Symbol of the cut behind the figure. */
  readonly backdrop: string;
  readonly crest: ShellIcon;
}

const look = (short: string, crest: ShellIcon): FactionLook => ({
  colours: `f-${short}`,
  backdrop: `bd-${short}`,
  crest,
});

export const FACTION_LOOKS = {
  'northern-realms': look('northern', 'lion'),
  nilfgaard: look('nilfgaard', 'barbed-sun'),
  monsters: look('monsters', 'sharp-smile'),
  scoiatael: look('scoiatael', 'oak-leaf'),
  skellige: look('skellige', 'drakkar'),
  neutral: look('neutral', 'crossroad'),
  weather: look('weather', 'sunrise'),
} as const satisfies Record<GwentFaction | 'neutral' | 'weather', FactionLook>;

export const lookOf = (face: Pick<GwentCardFace, 'faction' | 'kind'>): FactionLook =>
  FACTION_LOOKS[face.kind === 'weather' ? 'weather' : face.faction];

export const ROW_ICONS = { close: 'crossed-swords', ranged: 'high-shot', siege: 'catapult' } as const satisfies Record<
  GwentRow,
  ShellIcon
>;

/** The square tag: an agile unit shows the forked arrow instead of its two rows. */
export function rowIcon(rows: readonly GwentRow[]): ShellIcon | null {
  const [first, second] = rows;
  if (first === undefined) return null;
  return second === undefined ? ROW_ICONS[first] : 'split-arrows';
}

const ABILITY_ICONS: Readonly<Record<string, ShellIcon>> = {
  'tight-bond': 'linked-rings',
  muster: 'three-friends',
  medic: 'caduceus',
  spy: 'domino-mask',
  'morale-boost': 'flying-flag',
  horn: 'hunting-horn',
  scorch: 'burning-embers',
  'scorch-row': 'burning-embers',
  'scorch-field': 'burning-embers',
  berserker: 'bear-face',
  mardroeme: 'mushrooms',
  summon: 'raise-skeleton',
  decoy: 'scarecrow',
  'clear-weather': 'sunrise',
};

const WEATHER_ICONS: Readonly<Record<string, ShellIcon>> = {
  'biting-frost': 'snowflake-2',
  'impenetrable-fog': 'fog',
  'torrential-rain': 'heavy-rain',
  'skellige-storm': 'lightning-storm',
  'clear-weather': 'sunrise',
};

/** The round tags. Weather cards say which weather they bring. */
export function abilityIcons(face: Pick<GwentCardFace, 'id' | 'abilities'>): readonly ShellIcon[] {
  const weather = WEATHER_ICONS[face.id];
  if (weather) return [weather];
  return face.abilities.flatMap((ability) => ABILITY_ICONS[ability] ?? []);
}

export const abilityIcon = (ability: string): ShellIcon | null => ABILITY_ICONS[ability] ?? null;
export const weatherIcon = (cardId: string): ShellIcon | null => WEATHER_ICONS[cardId] ?? null;

/** What a screen reader hears: name, kind, where it may stand, strength and how it differs, abilities. */
export function cardLabel(face: GwentCardFace): string {
  const { name, kind, rows, printed, abilities } = face;
  const strength = face.strength ?? printed;
  const parts: readonly (string | null)[] = [
    name,
    kind === 'unit' ? null : say(`gwent.kind.${kind}`),
    rows.length > 1 ? say('gwent.row.agile') : rows[0] ? say(`gwent.row.${rows[0]}`) : null,
    strength === null ? null : say('gwent.card.strength', { strength }),
    printed === null || strength === printed ? null : say('gwent.card.printed', { strength: printed }),
    ...(kind === 'weather' ? [] : abilities.map((ability) => sayIfKnown(`gwent.ability.${ability}`))),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/**
 * The figure of everything in Old World, by its names in the game-icons set. The build makes a sheet of them.
 * Things come before people, and one icon means one thing.
 */
export const COLOR_ICONS = {
  blue: 'quick-slash',
  red: 'axe-swing',
  green: 'dodge',
  yellow: 'magic-shield',
  purple: 'fire-spell-cast',
  grey: 'card-random',
} as const;

export const EFFECT_ICONS = {
  damage: 'gladius',
  shield: 'checked-shield',
  draw: 'card-draw',
  take: 'card-pickup',
  return: 'return-arrow',
  trash: 'burning-embers',
} as const;

export const TERRAIN_ICONS = { forest: 'pine-tree', mountain: 'mountains', water: 'waves', wild: 'compass' } as const;

export const SCHOOL_ICONS = {
  wolf: 'wolf-howl',
  griffin: 'griffin-symbol',
  cat: 'cat',
  bear: 'bear-head',
  viper: 'snake-tongue',
  manticore: 'scorpion-tail',
  ciri: 'swallow',
} as const;

export const ATTRIBUTE_ICONS = {
  combat: 'gladius',
  defense: 'checked-shield',
  alchemy: 'cauldron',
  specialty: 'medal',
} as const;

export const GOODS_ICONS = {
  gold: 'two-coins',
  potion: 'round-potion',
  trophy: 'trophy',
  trail: 'footsteps',
  level: 'upgrade',
  quest: 'scroll-unfurled',
  deck: 'stack',
  hand: 'card-draw',
  discard: 'tombstone',
  harbour: 'anchor',
  companion: 'knapsack',
  dice: 'perspective-dice-five',
  crown: 'laurel-crown',
} as const;

export const ACTION_ICONS = {
  training: 'upgrade',
  rumour: 'conversation',
  potion: 'round-potion',
  gambling: 'perspective-dice-five',
  'pool-clearing': 'card-discard',
  'card-exchange': 'trade',
} as const;

/** Things that hunts bring. */
export const HUNT_ICONS = {
  weakness: 'bullseye',
  passive: 'bleeding-wound',
  bomb: 'unlit-bomb',
  mutagen: 'tentacle-heart',
  unique: 'medal',
  advanced: 'gears',
  destruction: 'earth-crack',
  tracks: 'paw-print',
  protection: 'bordered-shield',
  claws: 'claw-slashes',
} as const;

/** Things that further stories bring. */
export const TALE_ICONS = { token: 'position-marker', secret: 'secret-book', fortune: 'crystal-ball' } as const;
/** Marks of the tables that are laid with one press. */
export const PRESET_ICONS = { first: 'wyvern', competitive: 'skull-crossed-bones', alone: 'wolf-howl' } as const;

export const DEED_ICONS = { fight: 'crossed-swords', meditate: 'meditation', explore: 'lantern-flame' } as const;
export const ATTACK_ICONS = { charge: 'charging-bull', bite: 'fangs' } as const;

export const MONSTER_ICONS: Readonly<Record<string, string>> = {
  arachas: 'spider-alt',
  archespore: 'carnivorous-plant',
  barghest: 'hound',
  'drowners-nest': 'gluttonous-smile',
  ekimmara: 'swamp-bat',
  foglet: 'fog',
  'ghouls-nest': 'shambling-zombie',
  harpy: 'harpy',
  'nekkers-nest': 'goblin-head',
  rotfiend: 'half-dead',
  fiend: 'minotaur',
  'grave-hag': 'evil-hand',
  griffin: 'griffin-symbol',
  manticore: 'scorpion',
  nightwraith: 'haunting',
  noonwraith: 'spectre',
  penitent: 'cowled',
  'water-hag': 'swamp',
  weavess: 'spinning-wheel',
  werewolf: 'werewolf',
  whispess: 'human-ear',
  wyvern: 'wyvern',
  brewess: 'cauldron',
  bruxa: 'female-vampire',
  glustyworp: 'earth-worm',
  leshen: 'stag-head',
  striga: 'sharped-teeth-skull',
  troll: 'troll',
  yghern: 'centipede',
  frightener: 'praying-mantis',
  'ice-giant': 'ice-golem',
  'imperial-golem': 'rock-golem',
  cyclops: 'cyclops',
  toad: 'frog',
  'unseen-elder': 'vampire-dracula',
  'gaunter-odimm': 'mirror-mirror',
  kayran: 'kraken-tentacle',
};

/** By the name of the card, which several cards share. */
const CARD_ICONS: Readonly<Record<string, string>> = {
  'quick-slash': 'quick-slash',
  cleave: 'battle-axe',
  'push-away': 'push',
  'aard-sign': 'wind-hole',
  'yrden-sign': 'rune-stone',
  'swift-cut': 'sword-slice',
  'windmill-slash': 'spinning-sword',
  'maiming-cut': 'bloody-sword',
  'severe-blow': 'sword-brandish',
  'precise-blow': 'sword-wound',
  'crushing-blow': 'hammer-drop',
  screen: 'round-shield',
  block: 'shield-bash',
  reflex: 'dodging',
  ward: 'energy-shield',
  'magic-trap': 'wolf-trap',
  'great-ward': 'vibrating-shield',
  'sign-strike': 'bolt-spell-cast',
  'armour-melt': 'fire-ray',
  'sign-mastery': 'magic-palm',
};

const POTION_ICONS: Readonly<Record<string, string>> = {
  swallow: 'standing-potion',
  blizzard: 'round-potion',
  'black-blood': 'drink-me',
  'petris-philter': 'bubbling-flask',
  'maribor-forest': 'square-bottle',
  thunderbolt: 'potion-ball',
  'tawny-owl': 'heart-bottle',
};

const COMPANION_ICONS: Readonly<Record<string, string>> = {
  armor: 'leather-armor',
  'silver-dust': 'dust-cloud',
  crossbow: 'crossbow',
  'hunting-hound': 'sniffing-dog',
  mule: 'donkey',
  'healers-satchel': 'medical-pack-alt',
  'lucky-die': 'perspective-dice-five',
  'runed-scabbard': 'sword-hilt',
  bard: 'lyre',
  'field-still': 'fizzing-flask',
  'steel-bracers': 'bracers',
  spyglass: 'spyglass',
  'trained-hawk': 'hawk-emblem',
  'oxenfurt-dice': 'rolling-dice-cup',
  whetstone: 'stone-block',
  'blessed-charm': 'prayer-beads',
  saddlebags: 'saddle',
  apprentice: 'graduate-cap',
  'grappling-hook': 'grapple',
  waders: 'boots',
  'woodsmans-cloak': 'cape',
  'oil-flask': 'amphora',
  'chess-set': 'chess-knight',
  'fortune-teller': 'crystal-ball',
  'chain-whip': 'whip',
};

/** Figures that end in a straight cut at a side: over so much of their width they fade there, as if the dark began. */
const OPEN_SIDES: Readonly<Record<string, readonly [left: number, right: number]>> = {
  'bear-head': [0.32, 0.05],
  hound: [0.22, 0.05],
  'evil-hand': [0.3, 0.05],
  centipede: [0.16, 0.05],
  troll: [0.18, 0.18],
  'spider-alt': [0.13, 0.13],
  wyvern: [0.1, 0.1],
};
const CLOSED = [0.05, 0.05] as const;

export const figureFades = (figure: string): readonly [left: number, right: number] => OPEN_SIDES[figure] ?? CLOSED;

const found = (icons: Readonly<Record<string, string>>, id: string, other: string): string =>
  Object.hasOwn(icons, id) ? (icons[id] ?? other) : other;

export const monsterIcon = (id: string): string => found(MONSTER_ICONS, id, 'sharp-smile');
export const cardIcon = (name: string, color: keyof typeof COLOR_ICONS): string =>
  found(CARD_ICONS, name, COLOR_ICONS[color]);
export const potionIcon = (id: string): string => found(POTION_ICONS, id, GOODS_ICONS.potion);
export const companionIcon = (id: string): string => found(COMPANION_ICONS, id, GOODS_ICONS.companion);
export const schoolIcon = (id: string | null): string => found(SCHOOL_ICONS, id ?? '', 'hood');

/** Trophies: of attributes, of schools (`school-wolf`) and of monsters. */
export function trophyIcon(id: string): string {
  if (Object.hasOwn(ATTRIBUTE_ICONS, id)) return ATTRIBUTE_ICONS[id as keyof typeof ATTRIBUTE_ICONS];
  return id.startsWith('school-') ? schoolIcon(id.slice('school-'.length)) : monsterIcon(id);
}

const PLAIN = ['rolling-dices', 'walking-boot', 'campfire'] as const;

export const OLD_WORLD_EMBLEMS: readonly string[] = [
  ...[
    COLOR_ICONS,
    EFFECT_ICONS,
    TERRAIN_ICONS,
    SCHOOL_ICONS,
    ATTRIBUTE_ICONS,
    GOODS_ICONS,
    ACTION_ICONS,
    DEED_ICONS,
    HUNT_ICONS,
    TALE_ICONS,
    PRESET_ICONS,
  ].flatMap((icons) => Object.values(icons)),
  ...[ATTACK_ICONS, MONSTER_ICONS, CARD_ICONS, POTION_ICONS, COMPANION_ICONS].flatMap((icons) => Object.values(icons)),
  ...PLAIN,
];

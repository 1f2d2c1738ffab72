import { MONSTERS, monsterAbilityText, type OldWorldOption, optionOf, potionText } from '@medallion/old-world';
import { language } from '../../../settings/settings';
import {
  ACTION_ICONS,
  ATTACK_ICONS,
  ATTRIBUTE_ICONS,
  companionIcon,
  DEED_ICONS,
  EFFECT_ICONS,
  GOODS_ICONS,
  monsterIcon,
  potionIcon,
  schoolIcon,
  TERRAIN_ICONS,
  trophyIcon,
} from '../art/emblems';
import { actionWords } from '../map/place-note';
import type { SlipFace } from '../module-screens';
import { named, sayOldWorld } from '../text/say-old-world';
import { specialtyWords } from './own-board';
import { roman } from './pieces';
import { POTION_FACTS } from './potions';
import { placeOf, type Scene, witcherOf } from './scene';
import { questPlaceWords } from './words';

type Kind<Name extends OldWorldOption['kind']> = Extract<OldWorldOption, { kind: Name }>;

const NO_FACE: SlipFace = {};
const PLAIN_FACE: SlipFace = { isPlain: true };

function monsterFace({ monster }: Kind<'monster'>): SlipFace {
  const facts = MONSTERS.find(({ id }) => id === monster);
  if (facts === undefined) return NO_FACE;
  const note = `${roman(facts.level)} · ${facts.life}. ${monsterAbilityText(language.value, facts.ability)}`;
  return { icon: monsterIcon(monster), note };
}

function duelFace(scene: Scene, option: Kind<'duel'>): SlipFace {
  const { school, shield, deck, hand } = witcherOf(scene, option.with);
  const note = sayOldWorld('duel.note', { shield, deck: deck.count, hand: hand.count });
  return { icon: schoolIcon(school), note };
}

function exploreFace(scene: Scene, { deck }: Kind<'explore'>): SlipFace {
  return {
    icon: deck === 'city' ? DEED_ICONS.explore : TERRAIN_ICONS.forest,
    note: deck === 'nothing' ? '' : sayOldWorld('deed.explore', { n: scene.view[deck] }),
  };
}

function actFace(scene: Scene, { action }: Kind<'act'>): SlipFace {
  const { at } = witcherOf(scene, scene.me);
  const place = at === null ? null : placeOf(scene, at);
  const icon =
    place?.attribute == null ? ACTION_ICONS[action as keyof typeof ACTION_ICONS] : ATTRIBUTE_ICONS[place.attribute];
  return { icon, note: place === null ? '' : actionWords(place) };
}

function questFace(scene: Scene, { card }: Kind<'quest'>): SlipFace {
  const quest = witcherOf(scene, scene.me).quests.find((one) => one.card === card);
  return { icon: GOODS_ICONS.quest, note: quest === undefined ? '' : questPlaceWords(quest) };
}

/** What a training costs, and the level it leads to. */
function attributeFace(scene: Scene, { attribute }: Kind<'attribute'>): SlipFace {
  const witcher = witcherOf(scene, scene.me);
  const icon = attribute === 'specialty' ? schoolIcon(witcher.school) : ATTRIBUTE_ICONS[attribute];
  const trained = witcher.attributes.find((one) => one.attribute === attribute);
  if (scene.question?.prompt !== 'train' || trained === undefined) return { icon };
  return { icon, note: sayOldWorld('train.note', { level: roman(trained.level + 1), n: trained.price }) };
}

/** The monster a trail leads to; whoever has a trail there gives it back for the new one. */
function terrainFace(scene: Scene, { terrain }: Kind<'terrain'>): SlipFace {
  const icon = TERRAIN_ICONS[terrain];
  if (scene.question?.prompt !== 'trail-terrain') return { icon };
  const monster = scene.view.lairs.find((lair) => lair.terrain === terrain)?.monster ?? null;
  const isHeld = witcherOf(scene, scene.me).trails.some((trail) => trail.terrain === terrain);
  const note = [monster === null ? '' : named('monster', monster), isHeld ? sayOldWorld('trail.instead') : '']
    .filter(Boolean)
    .join('; ');
  return { icon, note };
}

function potionFace({ potion }: Kind<'potion'>): SlipFace {
  const facts = POTION_FACTS.get(potion);
  return { icon: potionIcon(potion), note: facts === undefined ? '' : potionText(language.value, facts) };
}

function specialtyFace(scene: Scene): SlipFace {
  const witcher = witcherOf(scene, scene.me);
  const note = scene.question?.prompt === 'fight-use' ? specialtyWords(scene, witcher) : '';
  return { icon: schoolIcon(witcher.school), note };
}

/** What is chosen on the way: steps, places, cards to read, things of one's own. */
type TravelKind =
  | ('move' | 'act' | 'poker' | 'quest' | 'duel' | 'monster' | 'meditate' | 'explore' | 'way' | 'school')
  | ('attribute' | 'terrain' | 'potion');
type TravelOption = Kind<TravelKind>;

function travelFace(scene: Scene, option: TravelOption): SlipFace {
  switch (option.kind) {
    case 'act':
      return actFace(scene, option);
    case 'poker':
      return { icon: GOODS_ICONS.dice, note: sayOldWorld('poker.note') };
    case 'quest':
      return questFace(scene, option);
    case 'duel':
      return duelFace(scene, option);
    case 'monster':
      return monsterFace(option);
    case 'meditate':
      return { icon: DEED_ICONS.meditate, note: sayOldWorld('deed.meditate') };
    case 'explore':
      return exploreFace(scene, option);
    case 'attribute':
      return attributeFace(scene, option);
    case 'terrain':
      return terrainFace(scene, option);
    case 'potion':
      return potionFace(option);
    case 'move':
    case 'way':
    case 'school':
      return NO_FACE;
  }
}

function faceOfOption(scene: Scene, option: OldWorldOption): SlipFace {
  switch (option.kind) {
    case 'drink':
      return { icon: potionIcon(option.potion) };
    case 'trophy':
      return { icon: trophyIcon(option.trophy) };
    case 'equipment':
      return { icon: companionIcon(option.equipment) };
    case 'specialty':
      return specialtyFace(scene);
    case 'take':
      return { icon: EFFECT_ICONS.take };
    case 'attack':
      return { icon: ATTACK_ICONS[option.attack] };
    case 'wager':
      return option.on === 'none' ? PLAIN_FACE : NO_FACE;
    case 'end':
    case 'done':
    case 'go-on':
    case 'stop':
    case 'pass':
    case 'keep':
      return PLAIN_FACE;
    case 'card':
    case 'fight-card':
    case 'reroll':
    case 'play':
    case 'play-by':
    case 'play-as':
    case 'return':
    case 'entry':
      return NO_FACE;
    default:
      return travelFace(scene, option);
  }
}

/** How an option looks: those of the base by what they are, those of a module as it says. */
export function faceOf(scene: Scene, id: string): SlipFace {
  const prompt = scene.question?.prompt ?? '';
  for (const module of scene.modules) {
    const face = module.slip?.(scene, prompt, id) ?? null;
    if (face !== null) return face;
  }
  const option = optionOf(prompt, id);
  return option === null ? NO_FACE : faceOfOption(scene, option);
}

/** Answers that stand in the bar beside the question. */
export function isPlain(scene: Scene, id: string): boolean {
  return faceOf(scene, id).isPlain === true;
}

import { MONSTERS, monsterAbilityText, potionText } from '@medallion/old-world';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../pieces/icon';
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
import { named, sayOldWorld } from '../text/say-old-world';
import { ActionCard, cardFacts } from './action-card';
import { specialtyWords } from './own-board';
import { Emblem, roman } from './pieces';
import { POTION_FACTS } from './potions';
import { blockOf, placeOf, type Scene, witcherOf } from './scene';
import { optionWords, questPlaceWords } from './words';

/** Answers that stand in the bar beside the question. */
const PLAIN = new Set(['end', 'done', 'go-on', 'stop', 'pass', 'keep', 'none', 'skip']);

export const isPlain = (option: string): boolean => PLAIN.has(option);

interface SlipProps {
  readonly scene: Scene;
  readonly option: string;
  readonly icon?: string | undefined;
  readonly note?: ComponentChildren;
}

/** One answer as a slip of paper: a mark, its words, and what it means. */
export function Slip({ scene, option, icon, note }: SlipProps) {
  const { question, act } = scene;
  const rule = blockOf(scene, option);
  const face = (
    <>
      {icon === undefined ? null : (
        <span class="o-i">
          <Emblem name={icon} />
        </span>
      )}
      <span class="o-w">
        <b>{optionWords(scene, question?.prompt ?? '', option)}</b>
        {rule !== null || note === undefined || note === null || note === '' ? null : <small>{note}</small>}
      </span>
    </>
  );
  if (rule !== null) {
    return (
      <button type="button" class="slip-opt is-no" onClick={() => act.explain(rule)}>
        {face}
        <Icon name="padlock" />
      </button>
    );
  }
  return (
    <button type="button" class="slip-opt" data-option={option} onClick={() => act.answer(option)}>
      {face}
    </button>
  );
}

function fightNote(scene: Scene, id: string): string {
  const facts = MONSTERS.find((monster) => monster.id === id);
  if (facts !== undefined) {
    return `${roman(facts.level)} · ${facts.life}. ${monsterAbilityText(language.value, facts.ability)}`;
  }
  const seat = Number(id.replace('seat-', ''));
  const { shield, deck, hand } = witcherOf(scene, seat);
  return sayOldWorld('duel.note', { shield, deck: deck.count, hand: hand.count });
}

function iconOfToken(scene: Scene, id: string): string | undefined {
  if (Object.hasOwn(ATTRIBUTE_ICONS, id)) return ATTRIBUTE_ICONS[id as keyof typeof ATTRIBUTE_ICONS];
  if (Object.hasOwn(TERRAIN_ICONS, id)) return TERRAIN_ICONS[id as keyof typeof TERRAIN_ICONS];
  if (Object.hasOwn(ATTACK_ICONS, id)) return ATTACK_ICONS[id as keyof typeof ATTACK_ICONS];
  if (POTION_FACTS.has(id)) return potionIcon(id);
  if (id.startsWith('seat-')) return schoolIcon(witcherOf(scene, Number(id.slice(5))).school);
  if (MONSTERS.some((monster) => monster.id === id)) return monsterIcon(id);
  return undefined;
}

/** What a training costs, and the level it leads to. */
function trainingNote(scene: Scene, id: string): string {
  const trained = witcherOf(scene, scene.me).attributes.find(({ attribute }) => attribute === id);
  if (scene.question?.prompt !== 'train' || trained === undefined) return '';
  return sayOldWorld('train.note', { level: roman(trained.level + 1), n: trained.price });
}

/** The monster a trail leads to; whoever has a trail there gives it back for the new one. */
function trailNote(scene: Scene, id: string): string {
  const monster = scene.view.lairs.find(({ terrain }) => terrain === id)?.monster ?? null;
  const isHeld = witcherOf(scene, scene.me).trails.some(({ terrain }) => terrain === id);
  return [monster === null ? '' : named('monster', monster), isHeld ? sayOldWorld('trail.instead') : '']
    .filter(Boolean)
    .join('; ');
}

/** What an option of two parts is about: `fight:griffin`, `explore:city`, `trophy:combat`. */
function headed(scene: Scene, option: string, head: string, id: string) {
  const common = { key: option, scene, option };
  const me = witcherOf(scene, scene.me);
  switch (head) {
    case 'fight':
      return <Slip {...common} icon={iconOfToken(scene, id)} note={fightNote(scene, id)} />;
    case 'meditate':
      return <Slip {...common} icon={DEED_ICONS.meditate} note={sayOldWorld('deed.meditate')} />;
    case 'explore':
      return (
        <Slip
          {...common}
          icon={id === 'city' ? DEED_ICONS.explore : TERRAIN_ICONS.forest}
          note={id === 'city' || id === 'wilds' ? sayOldWorld('deed.explore', { n: scene.view[id] }) : ''}
        />
      );
    case 'act': {
      const place = me.at === null ? null : placeOf(scene, me.at);
      const icon =
        place?.attribute == null ? ACTION_ICONS[id as keyof typeof ACTION_ICONS] : ATTRIBUTE_ICONS[place.attribute];
      return <Slip {...common} icon={icon} note={place === null ? '' : actionWords(place)} />;
    }
    case 'poker':
      return <Slip {...common} icon={GOODS_ICONS.dice} note={sayOldWorld('poker.note')} />;
    case 'quest': {
      const quest = me.quests.find(({ card }) => card === id);
      return <Slip {...common} icon={GOODS_ICONS.quest} note={quest === undefined ? '' : questPlaceWords(quest)} />;
    }
    case 'potion':
      return <Slip {...common} icon={potionIcon(id)} />;
    case 'trophy':
      return <Slip {...common} icon={trophyIcon(id)} />;
    case 'equipment':
      return <Slip {...common} icon={companionIcon(id)} />;
    default:
      return <Slip {...common} />;
  }
}

export function choiceFor(scene: Scene, option: string) {
  const [head = '', id = ''] = option.split(':');
  if (id !== '') return headed(scene, option, head, id);
  if (option === 'specialty') {
    const { school } = witcherOf(scene, scene.me);
    const note =
      scene.question?.prompt === 'fight-use'
        ? specialtyWords(scene, witcherOf(scene, scene.me))
        : trainingNote(scene, option);
    return <Slip key={option} scene={scene} option={option} icon={schoolIcon(school)} note={note} />;
  }
  if (option === 'take') return <Slip key={option} scene={scene} option={option} icon={EFFECT_ICONS.take} />;
  const potion = POTION_FACTS.get(option);
  if (potion !== undefined) {
    return (
      <Slip
        key={option}
        scene={scene}
        option={option}
        icon={potionIcon(option)}
        note={potionText(language.value, potion)}
      />
    );
  }
  return (
    <Slip
      key={option}
      scene={scene}
      option={option}
      icon={iconOfToken(scene, option)}
      note={scene.question?.prompt === 'trail-terrain' ? trailNote(scene, option) : trainingNote(scene, option)}
    />
  );
}

/** Cards to choose from that lie neither in the hand nor in the market. */
function CardChoices({ scene, cards }: { readonly scene: Scene; readonly cards: readonly string[] }) {
  if (cards.length === 0) return null;
  return (
    <div class="card-choices">
      {cards.map((card) => (
        <ActionCard key={card} card={card} class="lit" option={card} onPress={() => scene.act.answer(card)} />
      ))}
    </div>
  );
}

/** Meditation is blocked for each attribute alike: it is said once, and not at all beside one that is open. */
function isRepeated(id: string, open: readonly string[], blocked: readonly { readonly id: string }[]): boolean {
  if (!id.startsWith('meditate:')) return false;
  const first = blocked.find((other) => other.id.startsWith('meditate:'))?.id;
  return id !== first || open.some((option) => option.startsWith('meditate:'));
}

/** A quest that leads elsewhere: its flag on the map and the board say so, and a slip for each would bury the rest. */
function isElsewhere(scene: Scene, id: string): boolean {
  if (!id.startsWith('quest:')) return false;
  const { quests, at } = witcherOf(scene, scene.me);
  return quests.some((quest) => `quest:${quest.card}` === id && quest.at !== at);
}

/** Every answer that is not a step on the map, a card of the hand or the market, or a button of the bar. */
export function Choices({ scene, without }: { readonly scene: Scene; readonly without: ReadonlySet<string> }) {
  const { question } = scene;
  if (question === null) return null;
  const rest = question.options.filter((id) => !isPlain(id) && !id.startsWith('move:') && !without.has(id));
  const cards = rest.filter((id) => cardFacts(id) !== null);
  const slips = rest.filter((id) => cardFacts(id) === null);
  const blocked = question.blocked
    .map(({ id }) => id)
    .filter((id) => cardFacts(id) === null && !isPlain(id) && !isElsewhere(scene, id))
    .filter((id) => !isRepeated(id, rest, question.blocked));
  if (rest.length + blocked.length === 0) return null;
  return (
    <div class="choices">
      <CardChoices scene={scene} cards={cards} />
      {slips.length + blocked.length === 0 ? null : (
        <div class="slip-opts">{[...slips, ...blocked].map((option) => choiceFor(scene, option))}</div>
      )}
    </div>
  );
}

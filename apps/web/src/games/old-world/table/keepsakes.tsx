import './keepsakes.css';
import {
  companionText,
  optionId,
  potionText,
  TROPHIES,
  titleOf,
  trophyName,
  trophyText,
  type WitcherView,
} from '@medallion/old-world';
import { language } from '../../../settings/settings';
import { noteProps } from '../../../table/notes/notes';
import { companionIcon, GOODS_ICONS, potionIcon, TERRAIN_ICONS, trophyIcon } from '../art/emblems';
import { capital, named, sayOldWorld, speak } from '../text/say-old-world';
import { Emblem } from './pieces';
import { POTION_FACTS } from './potions';
import { answerProps, isMe, type Scene } from './scene';
import { questPlaceWords } from './words';

interface Keepsake {
  readonly key: string;
  readonly icon: string;
  readonly name: string;
  /** What it does, or where it leads. */
  readonly words: string;
  readonly answer: ReturnType<typeof answerProps>;
  readonly class?: string;
}

interface BoardPart {
  readonly scene: Scene;
  readonly witcher: WitcherView;
}

const answerOf = ({ scene, witcher }: BoardPart, option: string) =>
  isMe(scene, witcher.seat) ? answerProps(scene, option) : null;

function potionsOf(part: BoardPart): readonly Keepsake[] {
  return part.witcher.potions.map((potion, index) => {
    const facts = POTION_FACTS.get(potion);
    return {
      key: `${potion}-${index}`,
      icon: potionIcon(potion),
      name: named('potion', potion),
      words: facts === undefined ? '' : potionText(language.value, facts),
      answer: answerOf(part, potion),
    };
  });
}

function trailsOf({ scene, witcher }: BoardPart): readonly Keepsake[] {
  return witcher.trails.map(({ terrain, kind, at, gold }) => {
    const monster = scene.view.lairs.find((lair) => lair.terrain === terrain)?.monster ?? null;
    const isQuest = kind === 'quest' && at !== null;
    return {
      key: terrain,
      icon: TERRAIN_ICONS[terrain as keyof typeof TERRAIN_ICONS],
      name: capital(speak(`terrain.${terrain}`)),
      words: isQuest
        ? sayOldWorld('board.trail-quest', { place: named('location', at), gold })
        : monster === null
          ? sayOldWorld('board.trail', { terrain: speak(`terrain.${terrain}`) })
          : sayOldWorld('board.trail-of', { monster: named('monster', monster) }),
      answer: null,
      class: `t-${terrain}`,
    };
  });
}

function questsOf(part: BoardPart): readonly Keepsake[] {
  return part.witcher.quests.map((quest) => ({
    key: quest.card,
    icon: GOODS_ICONS.quest,
    name: titleOf(language.value, quest.card),
    words: questPlaceWords(quest),
    answer: answerOf(part, optionId('journey', { kind: 'quest', card: quest.card })),
  }));
}

function trophiesOf({ witcher }: BoardPart): readonly Keepsake[] {
  return witcher.trophies.map((trophy, index) => {
    const facts = TROPHIES.find(({ id }) => id === trophy);
    return {
      key: `${trophy}-${index}`,
      icon: trophyIcon(trophy),
      name: shortTrophy(trophy),
      words: facts === undefined ? '' : trophyText(language.value, facts),
      answer: null,
    };
  });
}

/** The heading says that these are trophies: a name is enough. */
function shortTrophy(trophy: string): string {
  const facts = TROPHIES.find(({ id }) => id === trophy);
  switch (facts?.kind) {
    case 'monster':
      return named('monster', facts.of);
    case 'attribute':
      return capital(speak(`attribute.${facts.of}`));
    default:
      return trophyName(language.value, trophy);
  }
}

function companionsOf({ witcher }: BoardPart): readonly Keepsake[] {
  return witcher.companions.flatMap(({ companion }) =>
    companion === null
      ? []
      : [
          {
            key: companion,
            icon: companionIcon(companion),
            name: named('companion', companion),
            words: companionText(language.value, companion),
            answer: null,
          },
        ],
  );
}

function Item({ item }: { readonly item: Keepsake }) {
  const { icon, name, words, answer, class: extra = '' } = item;
  const face = (
    <>
      <Emblem name={icon} />
      <span class="keep-words">
        <b>{name}</b>
        <small>{words}</small>
      </span>
    </>
  );
  const note = noteProps(name, words);
  return answer === null ? (
    <li class={`keep ${extra}`} {...note}>
      {face}
    </li>
  ) : (
    <li>
      <button type="button" class={`keep is-can ${extra}`} data-note={note['data-note']} {...answer}>
        {face}
      </button>
    </li>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly items: readonly Keepsake[];
}

/** More than two lose their second line, more than three their names: the board has to stay whole. Their notes say all. */
function KeepShelf({ title, items }: ShelfProps) {
  const look = items.length > 3 ? 'keeps is-crowd' : items.length > 1 ? 'keeps is-many' : 'keeps';
  return (
    <section class={look} aria-label={title}>
      <h3 class="smallcap">{title}</h3>
      {items.length === 0 ? (
        <p class="keep-none">{sayOldWorld('board.none')}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a module lays on a witcher's board, below what every witcher carries; nothing takes no room. */
export function ModuleShelf(shelf: ShelfProps) {
  return shelf.items.length === 0 ? null : <KeepShelf {...shelf} />;
}

/** All that a witcher carries and has won, each with what it does. */
export function Keepsakes(part: BoardPart) {
  const { potionLimit } = part.witcher;
  const potions = potionsOf(part);
  const companions = companionsOf(part);
  return (
    <div class="keep-shelves">
      <KeepShelf title={sayOldWorld('board.potions', { n: potions.length, of: potionLimit })} items={potions} />
      <KeepShelf title={sayOldWorld('board.trails')} items={trailsOf(part)} />
      <KeepShelf title={sayOldWorld('board.quests')} items={questsOf(part)} />
      <KeepShelf title={sayOldWorld('board.trophies')} items={trophiesOf(part)} />
      {companions.length === 0 ? null : <KeepShelf title={sayOldWorld('board.companions')} items={companions} />}
    </div>
  );
}

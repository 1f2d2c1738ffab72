import './free-operations.css';
import { QUESTS, SUPPORT } from '@medallion/adventure-game';
import type { AskedQuestion, Seat } from '@medallion/kernel';
import { TOKEN_ICONS } from '../art/emblems';
import { sayAdventure, speak } from '../text/say-adventure';
import { faceOf } from './card';
import { Emblem } from './pieces';
import { claimWords, supportCost } from './quest-card';
import { blockOf, heroOf, type Scene } from './scene';
import { optionWords, placeName, shortHero } from './words';

const KINDS = ['claim', 'support', 'exchange', 'trade'] as const;
type Kind = (typeof KINDS)[number];
const ICONS: Readonly<Record<Kind, string>> = {
  claim: TOKEN_ICONS.done,
  support: TOKEN_ICONS.support,
  exchange: TOKEN_ICONS.proof,
  trade: TOKEN_ICONS.trade,
};

/** What can be done for nothing, or what there would be to do. */
interface Operation {
  readonly key: string;
  readonly icon: string;
  readonly title: string;
  readonly note: string;
  readonly option: string | null;
  /** Why it cannot be done, where a rule says so. */
  readonly rule: string | null;
}

const COLORS = ['red', 'blue', 'purple'] as const;

function kindOf(option: string): Kind | 'card' | 'other' {
  const [head = ''] = option.split(':');
  if (head === 'main-quest' || head === 'side-quest') return 'claim';
  if (head === 'support' || head === 'exchange' || head === 'trade') return head;
  return ['use', 'use-stronger', 'bribe', 'fortune', 'task'].includes(head) ? 'card' : 'other';
}

const seatIn = (option: string): Seat => Number(option.split('seat-')[1]);

/** The words of something that can be done now. */
function openWords(scene: Scene, question: AskedQuestion, option: string): Pick<Operation, 'title' | 'note'> {
  const words = optionWords(scene.view, question, option);
  const hero = heroOf(scene, scene.me);
  const quest = QUESTS.find(({ id }) => id === hero.quest?.quest);
  const [kind, id = ''] = option.split(':');
  switch (kindOf(option)) {
    case 'claim': {
      const side = kind === 'side-quest' ? quest?.sides[Number(id) - 1] : undefined;
      if (side !== undefined) return { title: claimWords(side), note: sayAdventure('free.side') };
      return { title: words, note: sayAdventure('free.main', { vp: quest?.main.vp ?? 0 }) };
    }
    case 'support': {
      const other = heroOf(scene, seatIn(option));
      const type = QUESTS.find((one) => one.id === other.quest?.quest)?.support;
      const player = shortHero(other.hero);
      const cost = type === undefined ? '' : supportCost(type, 'resource');
      const { supporter, owner } = SUPPORT.supportVp;
      return {
        title: sayAdventure('support.do', { player, vp: supporter }),
        note: sayAdventure('free.support', { player, cost, vp: owner }),
      };
    }
    case 'exchange': {
      const color = id as (typeof COLORS)[number];
      return {
        title: sayAdventure('sheet.exchange', { rate: hero.rates[color] }),
        note: speak(`count.${color}`, { n: hero.leads[color] }),
      };
    }
    case 'trade':
      return { title: words, note: sayAdventure('free.trade', { place: placeName(hero.at) }) };
    default:
      return { title: words, note: cardNote(kind ?? '', id) };
  }
}

/** What a card that can be used says. */
function cardNote(kind: string, id: string): string {
  if (kind === 'fortune') return faceOf('fortune', id).texts.join(' ');
  if (kind === 'task') return faceOf('investigation', id).texts.join(' ');
  const face = faceOf('development', id);
  return (face.texts.length > 0 ? face : faceOf('development', id.replace(/-\d+$/, ''))).texts.join(' ');
}

/** The colour that is nearest to a proof, and how many leads are short. */
function nearestProof(scene: Scene): string {
  const { rates, leads } = heroOf(scene, scene.me);
  const [color] = [...COLORS].sort((one, other) => rates[one] - leads[one] - (rates[other] - leads[other]));
  if (color === undefined) return '';
  return sayAdventure('free.short', {
    leads: speak(`count.${color}`, { n: rates[color] }),
    short: rates[color] - leads[color],
  });
}

/** What cannot be done now stays in its place and says what is missing. */
function closed(scene: Scene, kind: Kind): Operation {
  const others = scene.view.heroes.filter(({ seat }) => seat !== scene.me);
  const rules: Readonly<Record<Kind, string | null>> = {
    claim: blockOf(scene, 'main-quest'),
    support: others.flatMap(({ seat }) => blockOf(scene, `support:seat-${seat}`) ?? [])[0] ?? null,
    exchange: blockOf(scene, 'exchange:red'),
    trade: others.flatMap(({ seat }) => blockOf(scene, `trade:seat-${seat}`) ?? [])[0] ?? null,
  };
  const rule = rules[kind];
  const note = kind === 'exchange' ? nearestProof(scene) : sayAdventure(`free.none.${kind}`);
  return { key: kind, icon: ICONS[kind], title: sayAdventure(`free.${kind}.name`), note, option: null, rule };
}

/** These answers stand on the line of the question. */
const ON_THE_LINE = ['end-turn', 'stand-up'];

function operationsOf(scene: Scene, question: AskedQuestion): readonly Operation[] {
  const actions = new Set(heroOf(scene, scene.me).spaces.map(({ action }) => action));
  const free = question.options.filter((id) => !ON_THE_LINE.includes(id) && !actions.has(id));
  const rank = (option: string) => [...KINDS, 'card', 'other'].indexOf(kindOf(option));
  const open = [...free]
    .sort((one, other) => rank(one) - rank(other))
    .map((option): Operation => {
      const kind = kindOf(option);
      const icon = kind === 'card' || kind === 'other' ? 'candle-flame' : ICONS[kind];
      return { key: option, icon, ...openWords(scene, question, option), option, rule: null };
    });
  const missing = KINDS.filter((kind) => !free.some((option) => kindOf(option) === kind));
  return [...open, ...missing.map((kind) => closed(scene, kind))];
}

/** What is free at any time of one's turn, all in one row: what can be done first, then what is still missing. */
export function FreeOperations({ scene }: { readonly scene: Scene }) {
  const { question, act } = scene;
  if (question?.prompt !== 'turn') return null;
  return (
    <section class="free-operations" aria-label={sayAdventure('free.label')}>
      <h2 class="smallcap">{sayAdventure('free.label')}</h2>
      <div class="free-row">
        {operationsOf(scene, question).map(({ key, icon, title, note, option, rule }) => (
          <button
            key={key}
            type="button"
            class={option === null ? 'free-operation is-off' : 'free-operation is-can'}
            {...(option === null
              ? rule === null
                ? { 'aria-disabled': true }
                : { onClick: () => act.explain(rule) }
              : { 'data-option': option, onClick: () => act.answer(option) })}
          >
            <Emblem name={icon} />
            <span>
              <b>{title}</b>
              <small>{note}</small>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

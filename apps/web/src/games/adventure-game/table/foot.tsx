import './foot.css';
import { type AdventureEvent, type AdventureView, QUESTS, SUPPORT, secondRouteRisk } from '@medallion/adventure-game';
import type { AskedQuestion } from '@medallion/kernel';
import { listOf } from '@medallion/text';
import type { LogLine } from '../../../play/session';
import { language } from '../../../settings/settings';
import { ChronicleList } from '../../../table/chronicle/chronicle';
import { toldLines } from '../../../table/chronicle/told-lines';
import { SheetTabs } from '../../../table/frame/table-frame';
import type { Hinted } from '../../../table/question/hints';
import { percent } from '../../../table/question/percent';
import { HintButton, PromptBar, UndoButton } from '../../../table/question/prompt-bar';
import { isWatched } from '../../../table/staging/staged-table';
import { ACTION_ICONS, TOKEN_ICONS } from '../art/emblems';
import { counselState } from '../counsel/view-state';
import { StagedTurn } from '../staging/staged-turn';
import { blockedWords, named, sayAdventure, speak } from '../text/say-adventure';
import { Choices } from './choices';
import { MyHand } from './hand';
import { Emblem } from './pieces';
import { claimWords } from './quest-card';
import { answerProps, heroOf, offers, type Scene, SHEETS, type SheetName } from './scene';
import {
  heroNames,
  lineWords,
  moveWords,
  optionWords,
  questionWords,
  regionOf,
  seatOfLine,
  waitingWords,
} from './words';

interface ChronicleProps {
  readonly view: AdventureView;
  readonly log: readonly LogLine<AdventureEvent>[];
}

export function Chronicle({ view, log }: ChronicleProps) {
  const lines = toldLines(log, [language.value, ...heroNames(view)].join(), (line) => {
    const seat = seatOfLine(line);
    return {
      key: line.key,
      words: lineWords(view, line),
      rule: line.kind === 'event' ? line.event.rule : null,
      colours: seat === null ? 'hc-none' : `hc-${view.heroes[seat]?.hero ?? 'none'}`,
      isBreak: line.kind === 'event' && line.event.type === 'turn-started',
    };
  });
  return <ChronicleList lines={lines} />;
}

interface FootProps {
  readonly scene: Scene;
  readonly explained: string | null;
  readonly hinted: Hinted;
  readonly undo: () => void;
  readonly hint: () => void;
}

/** The actions as a row of their own: on a phone the sheet is put away, and the thumb needs them. */
function ActionRow({ scene }: { readonly scene: Scene }) {
  const hero = heroOf(scene, scene.me);
  if (scene.question?.prompt !== 'turn') return null;
  return (
    <div class="action-row">
      {hero.spaces.map(({ space, action, wound, hasToken, hasFoulFate }) => {
        if (action === null) return null;
        const answer = answerProps(scene, action);
        const rule = scene.question?.blocked.find(({ id }) => id === action)?.rule ?? null;
        return (
          <button
            key={space}
            type="button"
            class={['act-btn', wound === null ? '' : 'hurt', hasToken ? 'used' : '', answer === null ? '' : 'is-can']
              .filter(Boolean)
              .join(' ')}
            {...(answer ?? { onClick: () => (rule === null ? undefined : scene.act.explain(rule)) })}
          >
            <Emblem name={ACTION_ICONS[action as 'travel']} />
            <span>{speak(`action.${action}`)}</span>
            {hasFoulFate ? <Emblem name={TOKEN_ICONS['foul-fate']} class="ff-dot" /> : null}
          </button>
        );
      })}
    </div>
  );
}

/** What an operation is, and how many points it brings. */
function slipWords(scene: Scene, question: AskedQuestion, option: string): string {
  const words = optionWords(scene.view, question, option);
  const quest = QUESTS.find(({ id }) => id === heroOf(scene, scene.me).quest?.quest);
  const [kind, n] = option.split(':');
  const side = kind === 'side-quest' ? quest?.sides[Number(n) - 1] : undefined;
  if (side !== undefined) return claimWords(side);
  if (kind === 'main-quest' && quest !== undefined) return `${words} (+${quest.main.vp})`;
  return kind === 'support' ? `${words} (+${SUPPORT.supportVp.supporter})` : words;
}

/** What else can be done in a turn, as slips: on wide screens the same things glow where they lie. */
function TurnSlips({ scene }: { readonly scene: Scene }) {
  const { question, act } = scene;
  if (question?.prompt !== 'turn') return null;
  const actions = new Set(heroOf(scene, scene.me).spaces.map(({ action }) => action));
  const rest = question.options.filter((id) => id !== 'end-turn' && !actions.has(id));
  if (rest.length === 0) return null;
  return (
    <div class="turn-slips">
      {rest.map((option) => (
        <button key={option} type="button" class="turn-slip" data-option={option} onClick={() => act.answer(option)}>
          {slipWords(scene, question, option)}
        </button>
      ))}
    </div>
  );
}

/** What the end of the turn brings: the obstacle that waits here, with its odds, or the war track. */
function EndPreview({ scene }: { readonly scene: Scene }) {
  const { question, view } = scene;
  if (question?.prompt !== 'turn' || !offers(scene, 'end-turn')) return null;
  const zone = view.zones.find(({ region }) => region === regionOf(heroOf(scene, scene.me).at));
  if (zone === undefined) return null;
  const known = zone.monsters.flatMap(({ monster }) => (monster === null ? [] : [monster]));
  const hidden = zone.monsters.length - known.length;
  if (zone.monsters.length === 0 && !zone.hasFoulFate) return <p class="end-note">{sayAdventure('end-turn.war')}</p>;
  const waiting = [
    ...known.map((enemy) => foeWords(scene, enemy)),
    ...(hidden > 0 ? [sayAdventure('end-turn.hidden', { hidden })] : []),
    ...(zone.hasFoulFate ? [sayAdventure('end-turn.fate')] : []),
  ];
  return (
    <p class={known.length > 0 ? 'end-note fight' : 'end-note'}>
      {sayAdventure('end-turn.obstacle', {
        what: listOf(language.value, waiting, 'or'),
        n: waiting.length + Math.max(0, hidden - 1),
      })}
    </p>
  );
}

/** A monster that is known, with the odds against it as soon as they are counted. */
function foeWords({ counsel }: Scene, enemy: string): string {
  const odds = counsel?.odds[enemy];
  if (odds === undefined) return named('enemy', enemy);
  const { attack, defence } = odds;
  return sayAdventure('end-turn.foe', {
    enemy: named('enemy', enemy),
    attack: percent(attack),
    defence: percent(defence),
  });
}

/** The question; nobody should find out from the log that no further turn comes. @rule AG-END-001 */
function askWords({ question, session, view }: Scene): string {
  if (question === null) return waitingWords(session, view);
  return question.prompt === 'turn' && view.endedBy !== null ? sayAdventure('last-turn') : questionWords(question);
}

/** How an offer was taken: the scene of the trade is gone by the time it is answered. */
function TradeNote({ scene }: { readonly scene: Scene }) {
  const last = scene.session.log.value.at(-1);
  if (last?.kind !== 'event' || (last.event.type !== 'trade-refused' && last.event.type !== 'traded')) return null;
  return (
    <p class="end-note" role="status">
      <b>{lineWords(scene.view, last)}</b>
    </p>
  );
}

/** What a second road would bring, before it is taken. */
function RoadPreview({ scene }: { readonly scene: Scene }) {
  const { question, view } = scene;
  if (question?.prompt !== 'route' || view.doing !== 'travel' || !offers(scene, 'stop')) return null;
  if (!question.options.some((id) => id.startsWith('to:'))) return null;
  const { battle, wound } = secondRouteRisk(counselState(view));
  return <p class="end-note">{sayAdventure('route.stop', { battle: percent(battle), wound: percent(wound) })}</p>;
}

/** What can be answered on each sheet, by how the options begin. */
const ON_SHEETS: Readonly<Record<SheetName, readonly string[]>> = {
  hero: ['exchange'],
  quest: ['side', 'main'],
  cards: ['use', 'bribe', 'fortune', 'task'],
  others: ['trade', 'support'],
  log: [],
};

function Tabs({ scene }: { readonly scene: Scene }) {
  const options = scene.question?.prompt === 'turn' ? scene.question.options : [];
  const isLit = (sheet: SheetName) => options.some((id) => ON_SHEETS[sheet].some((start) => id.startsWith(start)));
  return <SheetTabs scene={scene} sheets={SHEETS} words={(sheet) => sayAdventure(`tab.${sheet}`)} isLit={isLit} />;
}

/** The question with its answers, the cards before the player, and the chronicle. */
export function Foot({ scene, explained, hinted, undo, hint }: FootProps) {
  const { session, question, view } = scene;
  const move = session.canUndo.value;
  const end = answerProps(scene, 'end-turn');
  return (
    <div class="foot">
      <div class="foot-l">
        {question === null && session.outcome.value === null && isWatched(scene) ? (
          <StagedTurn scene={scene} />
        ) : (
          <PromptBar
            question={question?.prompt ?? null}
            words={askWords(scene)}
            blocked={explained === null ? null : { words: blockedWords(explained), rule: explained }}
            hinted={hinted}
          >
            {move === null ? null : <UndoButton move={moveWords(view, move)} onPress={undo} />}
            {session.hint === undefined || question === null ? null : <HintButton onPress={hint} />}
            {end === null ? null : (
              <button
                type="button"
                class={question?.options.length === 1 ? 'pbtn' : 'btn'}
                aria-keyshortcuts="E"
                {...end}
              >
                {speak('option.end-turn')}
              </button>
            )}
          </PromptBar>
        )}
        <TradeNote scene={scene} />
        <EndPreview scene={scene} />
        <RoadPreview scene={scene} />
        <ActionRow scene={scene} />
        <TurnSlips scene={scene} />
        {question === null || question.prompt === 'turn' ? <MyHand scene={scene} /> : <Choices scene={scene} />}
      </div>
      <Tabs scene={scene} />
    </div>
  );
}

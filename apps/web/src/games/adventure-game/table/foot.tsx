import './foot.css';
import { type AdventureEvent, type AdventureView, secondRouteRisk } from '@medallion/adventure-game';
import { listOf } from '@medallion/text';
import type { LogLine } from '../../../play/session';
import { language } from '../../../settings/settings';
import { ChronicleList } from '../../../table/chronicle/chronicle';
import { toldLines } from '../../../table/chronicle/told-lines';
import { SheetTabs } from '../../../table/frame/table-frame';
import type { Hinted } from '../../../table/question/hints';
import { percent } from '../../../table/question/percent';
import { QuestionLine } from '../../../table/question/question-line';
import { isWatched } from '../../../table/staging/staged-table';
import { ACTION_ICONS } from '../art/emblems';
import { counselState } from '../counsel/view-state';
import { StagedTurn } from '../staging/staged-turn';
import { blockedWords, named, sayAdventure, speak } from '../text/say-adventure';
import { ActionSlips } from './action-slips';
import { askNote } from './ask-note';
import { Choices } from './choices/choices';
import { FreeOperations } from './free-operations';
import { answerProps, heroOf, offers, type Scene, SHEETS, type SheetName } from './scene';
import { heroNames, lineWords, moveWords, questionWords, regionOf, seatOfLine, waitingWords } from './words';

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

const heroActions: ReadonlySet<string> = new Set(Object.keys(ACTION_ICONS));
const ACTIONS_A_TURN = 2;
const actionsLeft = ({ actions }: AdventureView): number => Math.max(0, ACTIONS_A_TURN - actions);

interface FootProps {
  readonly scene: Scene;
  readonly explained: string | null;
  readonly hinted: Hinted;
  readonly undo: () => void;
  readonly hint: () => void;
}

/** What the end of the turn brings: the obstacle that waits here, with its odds, or the war track. */
function endPreview(scene: Scene): string | null {
  const { question, view } = scene;
  if (question?.prompt !== 'turn' || !offers(scene, 'end-turn')) return null;
  const zone = view.zones.find(({ region }) => region === regionOf(heroOf(scene, scene.me).at));
  if (zone === undefined) return null;
  const region = speak(`region.${zone.region}`);
  const known = zone.monsters.flatMap(({ monster }) => (monster === null ? [] : [monster]));
  const hidden = zone.monsters.length - known.length;
  if (zone.monsters.length === 0 && !zone.hasFoulFate) return sayAdventure('end-turn.war', { region });
  // Of many their names are enough: each tells its odds where one of them is chosen.
  const isBrief = known.length + hidden > 2;
  const waiting = [
    ...known.map((enemy) => (isBrief ? named('enemy', enemy) : foeWords(scene, enemy))),
    ...(hidden > 0 ? [sayAdventure('end-turn.hidden', { hidden })] : []),
    ...(zone.hasFoulFate ? [sayAdventure('end-turn.fate')] : []),
  ];
  return sayAdventure('end-turn.obstacle', {
    region,
    what: listOf(language.value, waiting, 'or'),
    n: waiting.length + Math.max(0, hidden - 1),
  });
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
  if (question.prompt !== 'turn') return questionWords(question);
  if (view.endedBy !== null) return sayAdventure('last-turn');
  const left = actionsLeft(view);
  const isPlain = question.options.includes('end-turn') && question.options.length > 1;
  if (!isPlain) return questionWords(question);
  return left === 0 ? sayAdventure('ask.turn-done') : sayAdventure('ask.turn-left', { n: left });
}

/** How an offer was taken: the scene of the trade is gone by the time it is answered. */
function tradeNote({ session, view }: Scene): string | null {
  const last = session.log.value.at(-1);
  if (last?.kind !== 'event' || (last.event.type !== 'trade-refused' && last.event.type !== 'traded')) return null;
  return lineWords(view, last);
}

/** What a second road would bring, before it is taken. */
function roadPreview(scene: Scene): string | null {
  const { question, view } = scene;
  if (question?.prompt !== 'route' || view.doing !== 'travel' || !offers(scene, 'stop')) return null;
  if (!question.options.some((id) => id.startsWith('to:'))) return null;
  const { battle, wound } = secondRouteRisk(counselState(view));
  return sayAdventure('route.stop', { battle: percent(battle), wound: percent(wound) });
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

/** An action that is left unused is lost, so the button says so. */
function unusedWords({ view, question }: Scene): string {
  const left = actionsLeft(view);
  const canAct = question?.options.some((id) => heroActions.has(id)) ?? false;
  return left > 0 && canAct ? sayAdventure('end-turn.unused', { n: left }) : '';
}

/** The question on its line, and under it everything that can be done about it. */
export function Foot({ scene, explained, hinted, undo, hint }: FootProps) {
  const { session, question, view } = scene;
  const move = session.canUndo.value;
  const end = answerProps(scene, 'end-turn');
  const standUp = answerProps(scene, 'stand-up');
  const isTurn = question === null || question.prompt === 'turn';
  const reason = tradeNote(scene) ?? endPreview(scene) ?? roadPreview(scene) ?? askNote(scene);
  return (
    <div class="foot">
      {question === null && session.outcome.value === null && isWatched(scene) ? (
        <StagedTurn scene={scene} />
      ) : (
        <QuestionLine
          question={question?.prompt ?? null}
          words={askWords(scene)}
          reason={reason}
          blocked={explained === null ? null : { words: blockedWords(explained), rule: explained }}
          hinted={hinted}
          undo={move === null ? null : { move: moveWords(view, move), onPress: undo }}
          hint={session.hint === undefined || question === null ? null : hint}
        >
          {standUp === null ? null : (
            <button type="button" class="pbtn" {...standUp}>
              {speak('option.stand-up')}
            </button>
          )}
          {end === null ? null : (
            <button
              type="button"
              class={question?.options.length === 1 ? 'pbtn' : 'btn'}
              aria-keyshortcuts="E"
              {...end}
            >
              <span>
                {speak('option.end-turn')}
                <span class="wide-only">{unusedWords(scene)}</span>
              </span>
            </button>
          )}
        </QuestionLine>
      )}
      <div class={isTurn ? 'foot-area' : 'foot-area is-asked'}>
        {reason === null ? null : <p class="foot-note">{reason}</p>}
        {isTurn ? (
          <>
            <ActionSlips scene={scene} />
            <FreeOperations scene={scene} />
          </>
        ) : (
          <Choices scene={scene} />
        )}
      </div>
      <Tabs scene={scene} />
    </div>
  );
}

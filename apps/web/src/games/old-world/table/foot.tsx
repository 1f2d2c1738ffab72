import './foot.css';
import type { OldWorldEvent } from '@medallion/old-world';
import { Icon } from '../../../pieces/icon';
import type { LogLine } from '../../../play/session';
import { language } from '../../../settings/settings';
import { ChronicleList } from '../../../table/chronicle/chronicle';
import { toldLines } from '../../../table/chronicle/told-lines';
import { Slice } from '../../../table/drawing/slice';
import { SheetTabs } from '../../../table/frame/table-frame';
import type { Hinted } from '../../../table/question/hints';
import { QuestionLine } from '../../../table/question/question-line';
import { isWatched } from '../../../table/staging/staged-table';
import { StagedSlips, StagedTurn } from '../staging/staged-turn';
import { blockedWords, sayOldWorld } from '../text/say-old-world';
import { Choices } from './choices';
import { Hand, handOption } from './hand';
import { asksMarket, Market, marketShows } from './market';
import { askedWords, PayKinds, progressOf, reasonOf } from './paying';
import { schoolClass } from './pieces';
import { type Scene, SHEETS, witcherOf } from './scene';
import { isPlain } from './slip-face';
import { lineWords, moveWords, optionWords, seatOfLine, waitingWords, witcherNames } from './words';

interface ChronicleProps {
  readonly scene: Scene;
  readonly log: readonly LogLine<OldWorldEvent>[];
}

export function Chronicle({ scene: { session, view }, log }: ChronicleProps) {
  const schools = view.witchers.map(({ school }) => school);
  const by = [language.value, ...schools, ...witcherNames(session, view)].join();
  const lines = toldLines(log, by, (line) => {
    const seat = seatOfLine(line);
    return {
      key: line.key,
      words: lineWords(session, view, line),
      rule: line.kind === 'event' ? line.event.rule : null,
      colours: schoolClass(seat === null ? null : (schools[seat] ?? null)),
      isBreak: line.kind === 'event' && line.event.type === 'turn-started',
    };
  });
  return <ChronicleList lines={lines} />;
}

export interface AskProps {
  readonly scene: Scene;
  readonly explained: string | null;
  readonly hinted: Hinted;
  readonly undo: () => void;
  readonly hint: () => void;
  /** An answer that has a button of its own elsewhere. */
  readonly without?: string;
  /** What others did so far is read elsewhere on the table. */
  readonly hasSlips?: boolean;
}

/** Buttons for the answers that need no picture. */
function PlainAnswers({ scene, without }: { readonly scene: Scene; readonly without: string | undefined }) {
  const { question, act } = scene;
  if (question === null) return null;
  const plain = question.options.filter((option) => option !== without && isPlain(scene, option));
  return (
    <>
      {plain.map((option, index) => (
        <button
          key={option}
          type="button"
          class={index === plain.length - 1 ? 'pbtn' : 'btn'}
          data-option={option}
          aria-keyshortcuts="E"
          onClick={() => act.answer(option)}
        >
          {optionWords(scene, question.prompt, option)}
        </button>
      ))}
      {question.blocked.map(({ id, rule }) =>
        isPlain(scene, id) ? (
          <button key={id} type="button" class="btn" aria-disabled="true" onClick={() => act.explain(rule)}>
            {optionWords(scene, question.prompt, id)} <Icon name="padlock" />
          </button>
        ) : null,
      )}
    </>
  );
}

/** Somebody else plays, and what they do is shown. */
function isWatching(scene: Scene): boolean {
  return scene.question === null && scene.session.outcome.value === null && isWatched(scene);
}

/** The question with what was explained or advised, and the answers that are buttons; or whose turn is watched. */
export function Ask({ scene, explained, hinted, undo, hint, without, hasSlips = false }: AskProps) {
  const { session, question, view, aimed } = scene;
  const move = session.canUndo.value;
  if (isWatching(scene)) return <StagedTurn scene={scene} isAlone={hasSlips} />;
  return (
    <QuestionLine
      question={question?.prompt ?? null}
      words={askedWords(scene) ?? waitingWords(session, view)}
      progress={progressOf(scene)}
      reason={reasonOf(scene)}
      blocked={explained === null ? null : { words: blockedWords(explained), rule: explained }}
      hinted={hinted}
      undo={move === null ? null : { move: moveWords(session, view, move), onPress: undo }}
      hint={session.hint === undefined || question === null ? null : hint}
    >
      {aimed === null ? (
        <PlainAnswers scene={scene} without={without} />
      ) : (
        <button type="button" class="btn" onClick={() => scene.act.aim(null)}>
          {sayOldWorld('pay.back')}
        </button>
      )}
    </QuestionLine>
  );
}

/** What already lies on the table as an answer: cards of the hand and of the market. */
function shownOnTable(scene: Scene): ReadonlySet<string> {
  const { view, me } = scene;
  const hand = witcherOf(scene, me).hand.cards ?? [];
  const market = asksMarket(scene) ? view.markets.flatMap(({ row }) => row.flatMap((entry) => entry?.card ?? [])) : [];
  return new Set([...hand.flatMap((card) => handOption(scene, card) ?? []), ...market]);
}

/** The question with all its answers; under it the hand and the market. */
export function Foot(props: AskProps) {
  const { scene } = props;
  return (
    <div class={scene.aimed === null ? 'foot' : 'foot paying'}>
      <Ask {...props} hasSlips />
      <div class="shelf">
        <Hand scene={scene} />
        {isWatching(scene) && !scene.stage.isAgain.value ? <StagedSlips scene={scene} /> : null}
        {scene.aimed === null ? <Choices scene={scene} without={shownOnTable(scene)} /> : <PayKinds scene={scene} />}
        <Slice by={marketShows(scene)} turn={asksMarket(scene) ? undefined : 1} draw={() => <Market scene={scene} />} />
      </div>
      <SheetTabs scene={scene} sheets={SHEETS} words={(sheet) => sayOldWorld(`tab.${sheet}`)} />
    </div>
  );
}

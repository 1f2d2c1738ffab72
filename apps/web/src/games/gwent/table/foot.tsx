import './foot.css';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../pieces/icon';
import { settings } from '../../../settings/settings';
import type { Hinted } from '../../../table/question/hints';
import { HintButton, PromptBar, UndoButton } from '../../../table/question/prompt-bar';
import { blockedWords, sayGwent } from '../text/say-gwent';
import { Hand, Tray } from './hand';
import { isTray, offers } from './options';
import { cardInputs, nameOfCard, type Scene, sideOf } from './scene';
import { moveWords, questionWords, waitingWords } from './words';

/** Passing now would lose the round, or a gem to both, if nothing more is played. */
export function givesAwayRound(scene: Scene): boolean {
  const [mine, theirs] = [sideOf(scene, scene.me), sideOf(scene, scene.foe)];
  if ((scene.question?.options.length ?? 0) < 2) return false;
  if (mine.score.total !== theirs.score.total) return mine.score.total < theirs.score.total;
  return mine.faction !== 'nilfgaard' || theirs.faction === 'nilfgaard';
}

export function asksBeforePass(scene: Scene): boolean {
  return settings.value.askBeforePassing && givesAwayRound(scene);
}

export interface FootState {
  /** The pass has been pressed once, and would give the round away. */
  readonly isPassing: boolean;
  readonly explained: string | null;
  readonly hinted: Hinted;
}

interface FootActs {
  pass(): void;
  playOn(): void;
  undo(): void;
  hint(): void;
}

interface FootProps {
  readonly scene: Scene;
  readonly state: FootState;
  readonly acts: FootActs;
}

function PassButtons({ scene, state, acts }: FootProps) {
  if (!offers(scene.question, 'pass') || scene.lifted !== null) return null;
  if (!state.isPassing) {
    return (
      <button type="button" class="btn" data-option="pass" aria-keyshortcuts="P" onClick={acts.pass}>
        <Icon name="tattered-banner" /> <span>{sayGwent('pass')}</span>
      </button>
    );
  }
  return (
    <>
      <button type="button" class="btn btn-quiet" onClick={acts.playOn}>
        {sayGwent('pass.play-on')}
      </button>
      <button type="button" class="btn btn-main" data-option="pass" onClick={acts.pass}>
        <Icon name="tattered-banner" /> <span>{sayGwent('pass.sure')}</span>
      </button>
    </>
  );
}

function promptWords(scene: Scene, isPassing: boolean): string {
  const { question, lifted, session } = scene;
  if (question === null) return waitingWords(session);
  if (isPassing) return sayGwent('pass.ask');
  if (lifted !== null) return sayGwent('lifted.ask', { card: nameOfCard(lifted.card) });
  return questionWords(question);
}

function Prompt({ scene, state, acts }: FootProps) {
  const { question, lifted, act, session } = scene;
  const { explained, hinted } = state;
  const move = session.canUndo.value;
  const hasHint = session.hint !== undefined && question !== null && lifted === null && !state.isPassing;
  return (
    <PromptBar
      question={question?.prompt ?? null}
      words={promptWords(scene, state.isPassing)}
      blocked={explained === null ? null : { words: blockedWords(explained), rule: explained }}
      hinted={hinted}
    >
      {move === null ? null : (
        <UndoButton move={moveWords(move, sideOf(scene, move.seat).leader.id)} onPress={acts.undo} />
      )}
      {hasHint ? <HintButton onPress={acts.hint} /> : null}
      {lifted === null ? null : (
        <button type="button" class="btn" onClick={() => act.lift(null)}>
          {sayGwent('lifted.back')}
        </button>
      )}
      <PassButtons scene={scene} state={state} acts={acts} />
    </PromptBar>
  );
}

/** The question with its answers, and the hand under it. */
export function Foot(props: FootProps) {
  const { scene } = props;
  const cards = useMemo(
    () => (isTray(scene.question) ? <Tray scene={scene} /> : <Hand scene={scene} />),
    cardInputs(scene),
  );
  return (
    <div class="foot">
      <Prompt {...props} />
      {cards}
    </div>
  );
}

import './foot.css';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../pieces/icon';
import type { Hinted } from '../../../table/question/hints';
import { QuestionLine } from '../../../table/question/question-line';
import { blockedWords, sayGwent } from '../text/say-gwent';
import { Hand, Tray } from './hand';
import { handOption, isTray, offers } from './options';
import { passQuestion, passWords } from './passing';
import { cardInputs, nameOfCard, type Scene, sideOf } from './scene';
import { moveWords, questionWords, waitingWords } from './words';

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
        <Icon name="tattered-banner" /> <span>{passWords(scene)}</span>
      </button>
    );
  }
  return (
    <>
      <button type="button" class="btn" data-option="pass" onClick={acts.pass}>
        <Icon name="tattered-banner" /> <span>{sayGwent('pass.sure')}</span>
      </button>
      <button type="button" class="btn btn-main" data-play-on onClick={acts.playOn}>
        {sayGwent('pass.play-on')}
      </button>
    </>
  );
}

/** A lifted card goes back; where it has but one place, it can be played from here as well. */
function LiftedButtons({ scene: { question, lifted, act } }: { readonly scene: Scene }) {
  if (lifted === null) return null;
  const option = handOption(question, lifted.card);
  return (
    <>
      <button type="button" class="btn" onClick={() => act.lift(null)}>
        {sayGwent('lifted.back')}
      </button>
      {option === null ? null : (
        <button type="button" class="pbtn" data-option={option} onClick={() => act.answer(option)}>
          {sayGwent('lifted.go')}
        </button>
      )}
    </>
  );
}

function promptWords(scene: Scene, isPassing: boolean): string {
  const { question, lifted, session } = scene;
  if (question === null) return waitingWords(session);
  if (isPassing) return passQuestion(scene);
  if (lifted !== null) {
    const hasOne = handOption(question, lifted.card) !== null;
    return sayGwent(hasOne ? 'lifted.play' : 'lifted.ask', { card: nameOfCard(lifted.card) });
  }
  return questionWords(session, question);
}

function Prompt({ scene, state, acts }: FootProps) {
  const { question, lifted, session } = scene;
  const { explained, hinted } = state;
  const move = session.canUndo.value;
  const hasHint = session.hint !== undefined && question !== null && lifted === null && !state.isPassing;
  return (
    <QuestionLine
      question={question?.prompt ?? null}
      words={promptWords(scene, state.isPassing)}
      blocked={explained === null ? null : { words: blockedWords(explained), rule: explained }}
      hinted={hinted}
      undo={
        move === null || lifted !== null
          ? null
          : { move: moveWords(move, sideOf(scene, move.seat).leader.id), onPress: acts.undo }
      }
      hint={hasHint ? acts.hint : null}
    >
      <LiftedButtons scene={scene} />
      <PassButtons scene={scene} state={state} acts={acts} />
    </QuestionLine>
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

import { useMemo } from 'preact/hooks';
import { Icon } from '../../../pieces/icon';
import { RuleLink } from '../../../pieces/links';
import { settings } from '../../../settings/settings';
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
  readonly hinted: string | null;
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

function UndoButton({ scene, acts }: Pick<FootProps, 'scene' | 'acts'>) {
  const move = scene.session.canUndo.value;
  if (move === null) return null;
  const words = moveWords(move, sideOf(scene, move.seat).leader.id);
  return (
    <button
      type="button"
      class="btn btn-quiet undo"
      aria-keyshortcuts="U"
      aria-label={sayGwent('undo.move', { move: words })}
      onClick={acts.undo}
    >
      <Icon name="anticlockwise-rotation" /> <span>{sayGwent('undo.move', { move: words })}</span>
    </button>
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
  return (
    <div class="prompt" {...(question === null ? {} : { 'data-question': question.prompt })}>
      <div class="prompt-words">
        <p class={question === null ? 'ask waits' : 'ask'}>{promptWords(scene, state.isPassing)}</p>
        {explained === null ? null : (
          <p class="why" role="status">
            <Icon name="padlock" /> {blockedWords(explained)} <RuleLink rule={explained} />
          </p>
        )}
        {hinted === null ? null : (
          <p class="why" role="status">
            <Icon name="candle-flame" /> {hinted}
          </p>
        )}
      </div>
      <div class="prompt-act">
        <UndoButton scene={scene} acts={acts} />
        {session.hint === undefined || question === null || lifted !== null || state.isPassing ? null : (
          <button
            type="button"
            class="btn btn-quiet"
            aria-keyshortcuts="T"
            aria-label={sayGwent('hint')}
            onClick={acts.hint}
          >
            <Icon name="candle-flame" /> <span class="wide-only">{sayGwent('hint')}</span>
          </button>
        )}
        {lifted === null ? null : (
          <button type="button" class="btn" onClick={() => act.lift(null)}>
            {sayGwent('lifted.back')}
          </button>
        )}
        <PassButtons scene={scene} state={state} acts={acts} />
      </div>
    </div>
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

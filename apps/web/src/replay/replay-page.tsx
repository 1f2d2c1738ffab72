import './replay-page.css';
import './at-table.css';
import type { Viewer } from '@medallion/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { loadBoard } from '../games/boards';
import { Segments } from '../pieces/choice';
import { CopyButton } from '../pieces/copy';
import { Dialog } from '../pieces/dialog';
import { Page } from '../pieces/frame';
import { Icon } from '../pieces/icon';
import { Button } from '../pieces/links';
import { Loading, Sheet } from '../pieces/notes';
import { refusalWords } from '../play/text/say-play';
import { arrivals, hash } from '../router/router';
import { pathTo } from '../router/routes';
import type { BoardProps } from '../table/frame/board';
import { FairDialog } from './fair-dialog';
import { GoOnDialog } from './go-on-dialog';
import { MoveNow, MovesList } from './moves-list';
import { Playback } from './playback';
import { keepOpened, openReplay } from './read-replay';
import type { ReplayGame } from './replay-games';
import type { ReplaySession } from './replay-session';
import { sayReplay } from './say-replay';
import { Scrub } from './scrub';
import { positionIn, readShared, type SharedReplay, writeShared } from './shared-replay';

interface Opened {
  readonly session: ReplaySession;
  readonly kind: ReplayGame;
  readonly Board: ComponentType<BoardProps>;
  readonly shared: SharedReplay;
}

interface Refused {
  readonly code: string;
  readonly detail?: { readonly [name: string]: unknown };
}
type State = { readonly opened: Opened } | Refused | 'loading';

/** What the seats are called, also where nobody left a name. */
export function namesOf(shared: SharedReplay, seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => shared.names[seat] || sayReplay('player', { number: seat + 1 }));
}

async function open(text: string): Promise<State> {
  const shared = readShared(text);
  const named = { ...shared, names: shared.names.length > 0 ? shared.names : namesOf(shared, 2) };
  const found = await openReplay(named);
  if (!found.ok) return found.refusal;
  const Board = await loadBoard(found.session.game);
  if (Board === null) return { code: 'record-other-game' };
  found.session.goTo(positionIn(text));
  const whole = { ...named, record: found.compact };
  // A link that this page was opened with is worth keeping; games from the lists are kept there.
  if (arrivals.peek() === 0) void keepOpened(found.session, whole);
  return { opened: { session: found.session, kind: found.kind, Board, shared: whole } };
}

function Broken({ words }: { readonly words: string }) {
  return (
    <Page title={sayReplay('title')} class="stage-note">
      <Sheet
        kicker={sayReplay('broken-kicker')}
        title={sayReplay('broken-title')}
        acts={
          <Button look="ink" href={pathTo('replays')}>
            {sayReplay('to-list')}
          </Button>
        }
      >
        <p data-refusal>{words}</p>
      </Sheet>
    </Page>
  );
}

function ShareDialog({ shared, onClose }: { readonly shared: SharedReplay; readonly onClose: () => void }) {
  const link = `${location.origin}${pathTo('replay')}#${writeShared(shared)}`;
  return (
    <Dialog title={sayReplay('share-title')} onClose={onClose}>
      <p>{sayReplay('share-words')}</p>
      <textarea class="field-ink" readOnly rows={4} aria-label={sayReplay('link')} value={link} />
      <div class="replay-acts">
        <CopyButton
          text={link}
          words={sayReplay('copy')}
          doneWords={sayReplay('copied')}
          failedWords={sayReplay('not-copied')}
        />
        {'share' in navigator ? (
          <Button look="ink-line" onPress={() => void navigator.share({ url: link }).catch(() => undefined)}>
            <Icon name="share" /> {sayReplay('send')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

function saveFile({ session }: Opened): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(session.past.record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${session.game}-${session.past.record.check}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

function Eyes({ session, names }: { readonly session: ReplaySession; readonly names: readonly string[] }) {
  const choices = [
    ...names.map((words, seat) => ({ value: String(seat), words })),
    { value: 'everything', words: sayReplay('all-cards') },
  ];
  return (
    <Segments
      label={sayReplay('eyes')}
      choices={choices}
      chosen={String(session.viewer.value)}
      onChoose={(value) => {
        const viewer: Viewer = value === 'everything' ? 'everything' : Number(value);
        session.viewer.value = viewer;
      }}
    />
  );
}

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Arrows step and Space plays; heard before the board hears them, because nothing can be chosen on it here. */
function useKeys(session: ReplaySession, playback: Playback): void {
  useEffect(() => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => session.goTo(session.position.value - 1),
      ArrowRight: () => session.goTo(session.position.value + 1),
      Home: () => session.goTo(0),
      End: () => session.goTo(session.length),
      ' ': () => playback.toggle(),
    };
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
      if (isWithin(event.target, 'input, textarea, select, dialog')) return;
      if (event.key === ' ' && isWithin(event.target, 'button, a, summary')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key !== ' ') playback.stop();
      step();
    };
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      playback.stop();
    };
  }, [session, playback]);
}

function ReplayTable({ opened }: { readonly opened: Opened }) {
  const { session, kind, Board, shared } = opened;
  const playback = useMemo(() => new Playback(session), [session]);
  const dialog = useSignal<'share' | 'go-on' | 'fair' | null>(null);
  useKeys(session, playback);
  const people = namesOf(shared, session.past.seats);
  const names = kind.figures?.(session.past.views.at(-1), people) ?? people;
  const isOver = session.outcome.value !== null;
  const close = () => {
    dialog.value = null;
  };
  const part = { session, kind, names };
  return (
    <div class="replaying" data-position={session.position.value} data-moves={session.length}>
      <Board
        session={session}
        hasMoments={false}
        controls={<Scrub {...part} playback={playback} />}
        aside={
          <div class="replay-side">
            <section class="replay-card paper ruled">
              <MoveNow {...part} />
              <Eyes session={session} names={names} />
              <div class="replay-acts">
                <Button
                  look="ink"
                  disabled={isOver}
                  onPress={() => {
                    dialog.value = 'go-on';
                  }}
                >
                  {sayReplay('go-on')}
                </Button>
                <button
                  type="button"
                  class="inklink"
                  onClick={() => {
                    dialog.value = 'share';
                  }}
                >
                  {sayReplay('share')}
                </button>
                <button type="button" class="inklink" onClick={() => saveFile(opened)}>
                  {sayReplay('export')}
                </button>
                {shared.proof === null ? null : (
                  <button
                    type="button"
                    class="inklink"
                    onClick={() => {
                      dialog.value = 'fair';
                    }}
                  >
                    {sayReplay('fair-title')}
                  </button>
                )}
              </div>
              {isOver ? <p class="replay-hint">{sayReplay('go-on-over')}</p> : null}
            </section>
            <MovesList {...part} />
            <p class="sr">{sayReplay('keys')}</p>
          </div>
        }
      />
      {dialog.value === 'share' ? <ShareDialog shared={shared} onClose={close} /> : null}
      {dialog.value === 'fair' && shared.proof !== null ? (
        <FairDialog proof={shared.proof} seed={session.past.record.seed} names={people} onClose={close} />
      ) : null}
      {dialog.value === 'go-on' ? <GoOnDialog session={session} names={names} onClose={close} /> : null}
    </div>
  );
}

export function ReplayPage() {
  const state = useSignal<State>('loading');
  const text = hash.value;
  useEffect(() => {
    let isLate = false;
    state.value = 'loading';
    if (text !== '' && text !== 'main') {
      void open(text).then((next) => {
        if (!isLate) state.value = next;
      });
    }
    return () => {
      isLate = true;
    };
  }, [text, state]);
  if (text === '') return <Broken words={sayReplay('no-record')} />;
  if (state.value === 'loading') {
    return (
      <Page title={sayReplay('title')} class="stage-note">
        <Loading words={sayReplay('opening')} />
      </Page>
    );
  }
  if ('code' in state.value) return <Broken words={refusalWords(state.value.code, state.value.detail)} />;
  return <ReplayTable opened={state.value.opened} />;
}

import './table-menu.css';
import '../end/ways-on.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import type { NamedMove, SeatRequest } from '../../play/session';
import { setSetting, settings } from '../../settings/settings';
import type { Act } from '../question/one-at-a-time';
import { type AnySession, nameOf } from '../seats/seat-names';
import { sayTable } from '../text/say-table';
import { TableDialog } from './table-dialog';

interface MenuProps {
  readonly session: AnySession;
  readonly run: (act: Act) => void;
  readonly onClose: () => void;
}

const done = { ok: true, value: null } as const;

type MenuAct = 'menu.take-back' | 'menu.draw' | 'menu.resign';

/** What giving up comes to, by the number of others. */
const RESIGN_WORDS = ['menu.resign.alone', 'menu.resign.words'] as const;

/** What an act is called and comes to; what others have to agree to is said only where there are other people. */
function menuWords({ seats, viewer }: AnySession, id: MenuAct): readonly [title: string, words: string] {
  const others = seats.value.filter((_, seat) => seat !== viewer.value);
  const people = others.filter(({ kind }) => kind === 'person').length;
  if (id === 'menu.resign') return [sayTable(id), sayTable(RESIGN_WORDS[others.length] ?? 'menu.resign.many')];
  const said = id === 'menu.take-back' && people === 0 ? 'menu.take-back.alone' : id;
  return [sayTable(said), sayTable(`${said}.words`, { others: people })];
}

/** What can be done at the table beside playing; each line is there only if this table can do it. */
export function TableMenu({ session, run, onClose }: MenuProps) {
  const isGivingUp = useSignal(false);
  const isOver = session.outcome.value !== null;
  const acts = [
    { id: 'menu.take-back', icon: 'anticlockwise-rotation', act: session.requestTakeBack },
    { id: 'menu.draw', icon: 'trade', act: session.offerDraw },
    { id: 'menu.resign', icon: 'tattered-banner', act: session.resign },
  ] as const;
  const perform = (act: Act) => {
    onClose();
    run(() => act.call(session));
  };
  if (isGivingUp.value)
    return (
      <TableDialog title={sayTable('give-up.title')} class="table-menu" onClose={onClose}>
        <GiveUp session={session} perform={perform} onClose={onClose} />
      </TableDialog>
    );
  return (
    <TableDialog title={sayTable('menu.title')} class="table-menu" onClose={onClose}>
      {acts.map(({ id, icon, act }) =>
        act === undefined || isOver ? null : (
          <button
            key={id}
            type="button"
            class="keep-row"
            onClick={() => {
              if (id === 'menu.resign') isGivingUp.value = true;
              else perform(act);
            }}
          >
            <Icon name={icon} />
            <span>
              <b>{menuWords(session, id)[0]}</b>
              <small>{menuWords(session, id)[1]}</small>
            </span>
          </button>
        ),
      )}
    </TableDialog>
  );
}

interface GiveUpProps {
  readonly session: AnySession;
  readonly perform: (act: Act) => void;
  readonly onClose: () => void;
}

/** A whole evening may hang on it: asked once more, and whoever presses Enter plays on. */
function GiveUp({ session, perform, onClose }: GiveUpProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const { resign } = session;
  return (
    <>
      <p>{menuWords(session, 'menu.resign')[1]}</p>
      <div class="give-up">
        <button ref={stay} type="button" class="btn btn-main" onClick={onClose}>
          {sayTable('give-up.no')}
        </button>
        {resign === undefined ? null : (
          <button type="button" class="btn" data-give-up onClick={() => perform(resign)}>
            {sayTable('give-up.yes')}
          </button>
        )}
      </div>
    </>
  );
}

interface RequestsProps {
  readonly session: AnySession;
  readonly run: (act: Act) => void;
  readonly moveWords: (move: NamedMove) => string;
}

function requestWords({ session, moveWords }: RequestsProps, request: SeatRequest): string {
  const player = nameOf(session, request.by);
  if (request.kind === 'draw' || request.move === null) return sayTable('request.draw', { player });
  return sayTable('request.take-back', { player, move: moveWords(request.move) });
}

/** What another seat asks of this one. */
export function Requests(props: RequestsProps) {
  const { session, run } = props;
  return (
    <>
      {session.requests.value.map((request) => (
        <div key={`${request.kind}-${request.by}`} class="request paper ruled" role="alert">
          <p>{requestWords(props, request)}</p>
          {([true, false] as const).map((agree) => (
            <Button
              key={String(agree)}
              look={agree ? 'ink' : 'ink-line'}
              onPress={() => run(() => session.reply?.(request, agree) ?? Promise.resolve(done))}
            >
              {sayTable(agree ? 'request.agree' : 'request.refuse')}
            </Button>
          ))}
        </div>
      ))}
    </>
  );
}

function hasMenu({ resign, offerDraw, requestTakeBack, outcome }: AnySession): boolean {
  return outcome.value === null && [resign, offerDraw, requestTakeBack].some((act) => act !== undefined);
}

interface ToolsProps {
  readonly session: AnySession;
  readonly open: (dialog: 'help' | 'menu') => void;
}

/** The buttons of every table in the bar: what can be done here, sound, help. */
export function TableTools({ session, open }: ToolsProps) {
  const { sound } = settings.value;
  return (
    <>
      {hasMenu(session) ? (
        <button type="button" class="icon-btn" aria-label={sayTable('menu.title')} onClick={() => open('menu')}>
          <Icon name="tattered-banner" />
        </button>
      ) : null}
      <button
        type="button"
        class="icon-btn tool-sound"
        aria-label={sayTable(sound ? 'tool.silence' : 'tool.sound')}
        onClick={() => setSetting('sound', !sound)}
      >
        <Icon name={sound ? 'speaker' : 'speaker-off'} />
      </button>
      <button
        type="button"
        class="icon-btn"
        aria-label={sayTable('tool.help')}
        aria-keyshortcuts="H"
        onClick={() => open('help')}
      >
        <Icon name="info" />
      </button>
    </>
  );
}

import { Icon } from '../pieces/icon';
import { Button } from '../pieces/links';
import type { NamedMove, SeatRequest } from '../play/session';
import { setSetting, settings } from '../settings/settings';
import type { Act } from './one-at-a-time';
import { sayTable } from './say-table';
import { type AnySession, nameOf } from './seat-names';
import { TableDialog } from './table-dialog';

interface MenuProps {
  readonly session: AnySession;
  readonly run: (act: Act) => void;
  readonly onClose: () => void;
}

const done = { ok: true, value: null } as const;

/** What can be done at the table beside playing; each line is there only if this table can do it. */
export function TableMenu({ session, run, onClose }: MenuProps) {
  const isOver = session.outcome.value !== null;
  const acts = [
    { id: 'menu.take-back', icon: 'anticlockwise-rotation', act: session.requestTakeBack },
    { id: 'menu.draw', icon: 'trade', act: session.offerDraw },
    { id: 'menu.resign', icon: 'tattered-banner', act: session.resign },
  ] as const;
  const wordsOf = (id: (typeof acts)[number]['id']) =>
    id === 'menu.resign' && session.seats.value.length > 2 ? sayTable('menu.resign.many') : sayTable(`${id}.words`);
  return (
    <TableDialog title={sayTable('menu.title')} class="table-menu" onClose={onClose}>
      {acts.map(({ id, icon, act }) =>
        act === undefined || isOver ? null : (
          <button
            key={id}
            type="button"
            class="keep-row"
            onClick={() => {
              onClose();
              run(() => act.call(session));
            }}
          >
            <Icon name={icon} />
            <span>
              <b>{sayTable(id)}</b>
              <small>{wordsOf(id)}</small>
            </span>
          </button>
        ),
      )}
    </TableDialog>
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

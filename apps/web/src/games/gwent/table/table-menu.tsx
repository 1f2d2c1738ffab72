import { Icon } from '../../../pieces/icon';
import { Button } from '../../../pieces/links';
import type { SeatRequest, SessionReply } from '../../../play/session';
import { sayGwent } from '../text/say-gwent';
import { Dialog } from './dialog';
import { nameOf, type Scene, sideOf } from './scene';
import { moveWords } from './words';

interface MenuProps {
  readonly scene: Scene;
  readonly run: (act: () => Promise<SessionReply<unknown>>) => void;
  readonly onClose: () => void;
}

/** What can be done at the table beside playing; each line is there only if this table can do it. */
export function TableMenu({ scene, run, onClose }: MenuProps) {
  const { session } = scene;
  const isOver = session.outcome.value !== null;
  const acts = [
    { id: 'menu.take-back', icon: 'anticlockwise-rotation', act: session.requestTakeBack },
    { id: 'menu.draw', icon: 'trade', act: session.offerDraw },
    { id: 'menu.resign', icon: 'tattered-banner', act: session.resign },
  ] as const;
  return (
    <Dialog title={sayGwent('menu.title')} class="table-menu" onClose={onClose}>
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
              <b>{sayGwent(id)}</b>
              <small>{sayGwent(`${id}.words`)}</small>
            </span>
          </button>
        ),
      )}
    </Dialog>
  );
}

function requestWords(scene: Scene, request: SeatRequest): string {
  const player = nameOf(scene.session, request.by);
  if (request.kind === 'draw' || request.move === null) return sayGwent('request.draw', { player });
  const move = moveWords(request.move, sideOf(scene, request.move.seat).leader.id);
  return sayGwent('request.take-back', { player, move });
}

/** What another seat asks of this one. */
export function Requests({ scene, run }: Omit<MenuProps, 'onClose'>) {
  const { session } = scene;
  return (
    <>
      {session.requests.value.map((request) => (
        <div key={`${request.kind}-${request.by}`} class="request paper ruled" role="alert">
          <p>{requestWords(scene, request)}</p>
          {([true, false] as const).map((agree) => (
            <Button
              key={String(agree)}
              look={agree ? 'ink' : 'ink-line'}
              onPress={() => run(() => session.reply?.(request, agree) ?? Promise.resolve({ ok: true, value: null }))}
            >
              {sayGwent(agree ? 'request.agree' : 'request.refuse')}
            </Button>
          ))}
        </div>
      ))}
    </>
  );
}

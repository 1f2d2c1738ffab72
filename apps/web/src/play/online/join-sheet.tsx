import './join-sheet.css';
import { LIMITS, type TableState } from '@medallion/protocol';
import { useSignal } from '@preact/signals';
import { Page } from '../../pieces/frame';
import { Icon } from '../../pieces/icon';
import { Button } from '../../pieces/links';
import { Sheet } from '../../pieces/notes';
import { MAX_NAME } from '../../settings/settings';
import { ChoiceSelect } from './choice-select';
import { me, rename } from './identity';
import type { OnlineGame } from './online-games';
import type { OnlineSession } from './online-session';
import { codeWords, sayOnline, seatWords } from './say-online';
import { gameName } from './table-words';

interface JoinProps {
  readonly session: OnlineSession;
  readonly state: TableState;
  readonly game: OnlineGame;
  readonly accessKey: string | null;
  readonly onWatch: () => void;
}

/** Sits down at a free chair; the name is put right first, so that the others read the right one. */
export async function sitDown(
  { session, accessKey, game }: Pick<JoinProps, 'session' | 'accessKey' | 'game'>,
  wish: { readonly name: string; readonly choice: string | null; readonly luck: string },
): Promise<string | null> {
  if (wish.name.trim() !== '' && wish.name.trim() !== me.value?.name) {
    const renamed = await rename(wish.name);
    if (!renamed.ok) return codeWords(renamed.code, renamed.detail);
  }
  const luck = wish.luck.trim();
  const reply = await session.line.command({
    type: 'join',
    table: session.table,
    ready: true,
    ...(accessKey === null ? {} : { key: accessKey }),
    ...(wish.choice === null || game.isChoiceOpen ? {} : { choice: game.choiceJson(wish.choice) }),
    ...(luck === '' ? {} : { addition: luck }),
  });
  if (!reply.ok) return codeWords(reply.code, reply.detail);
  session.stream.restart();
  return null;
}

/** What an invite link leads to: a name, a deck, and a chair. */
export function JoinSheet(props: JoinProps) {
  const { state, game, onWatch } = props;
  const name = useSignal(me.value?.name ?? '');
  const choice = useSignal(game.choices().find(({ group }) => group === 'starter')?.id ?? '');
  const luck = useSignal('');
  const problem = useSignal('');
  const hosts = state.seats.filter(({ kind }) => kind === 'person').map(seatWords);
  const words =
    hosts.length === 0
      ? sayOnline('join.words-nobody', { game: gameName(state.game) })
      : sayOnline('join.words', { names: hosts.join(', '), game: gameName(state.game) });
  const agreed = game.agreed?.(state.config) ?? [];
  const sit = async () => {
    const refused = await sitDown(props, { name: name.value, choice: choice.value, luck: luck.value });
    problem.value = refused ?? '';
  };
  return (
    <Page title={sayOnline('table.title')} class="stage-note ol-join">
      <Sheet
        kicker={sayOnline('join.kicker')}
        title={sayOnline('join.title')}
        figure={<Icon name="crossed-swords" class="sheet-icon" />}
        acts={
          <>
            <Button look="ink-red" onPress={() => void sit()}>
              {sayOnline('join.sit')}
            </Button>
            <Button look="ink-line" onPress={onWatch}>
              {sayOnline('join.watch')}
            </Button>
          </>
        }
      >
        <p>{words}</p>
        {agreed.length === 0 ? null : <p>{sayOnline('join.with', { modules: agreed.join(', ') })}</p>}
        <div class="ol-join-form">
          <label class="ol-choice">
            <span>{sayOnline('you.name')}</span>
            <input
              class="field-ink"
              value={name.value}
              maxLength={MAX_NAME}
              onInput={(event) => {
                name.value = event.currentTarget.value;
              }}
            />
          </label>
          {game.isChoiceOpen ? null : (
            <ChoiceSelect
              game={game}
              look="field-ink"
              label={sayOnline('join.deck')}
              chosen={choice.value}
              onChoose={(id) => {
                choice.value = id;
              }}
            />
          )}
          <details>
            <summary>{sayOnline('join.more')}</summary>
            <p>{sayOnline('new.luck-words')}</p>
            <input
              class="field-ink"
              aria-label={sayOnline('new.luck')}
              placeholder={sayOnline('new.luck-example')}
              maxLength={LIMITS.additionLetters}
              autocomplete="off"
              value={luck.value}
              onInput={(event) => {
                luck.value = event.currentTarget.value;
              }}
            />
          </details>
        </div>
        <p role="alert">{problem.value}</p>
      </Sheet>
    </Page>
  );
}

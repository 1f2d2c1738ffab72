import '../pieces/dialog.css';
import './replays-page.css';
import { isDraw } from '@medallion/kernel';
import type { TableSummary } from '@medallion/protocol';
import { localeOf } from '@medallion/text';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { GAMES } from '../games/catalogue';
import { FileField } from '../pieces/file-field';
import { Page } from '../pieces/frame';
import { Icon } from '../pieces/icon';
import { Button } from '../pieces/links';
import { Empty } from '../pieces/notes';
import { showSlip } from '../pieces/slips';
import type { LocalTable } from '../play/local/store';
import { exportRecord, finishedLocalTables, seatName, tableTitle } from '../play/local/tables';
import { api } from '../play/online/api';
import { tokenNow } from '../play/online/identity';
import { codeWords, seatWords } from '../play/online/say-online';
import type { SessionOutcome, SessionReply } from '../play/session';
import { refusalWords } from '../play/text/say-play';
import { navigate } from '../router/router';
import { pathTo } from '../router/routes';
import { language } from '../settings/settings';
import { forgetReplay, keptReplays, readKeptReplays } from './kept-replays';
import { keepOpened, openReplay } from './read-replay';
import { sayReplay } from './say-replay';
import { readShared, type SharedReplay, writeShared } from './shared-replay';

const watchPath = (shared: SharedReplay) => `${pathTo('replay')}#${writeShared(shared)}`;

function when(time: number): string {
  return new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

function resultWords(outcome: Omit<SessionOutcome, 'by'> | null, names: readonly string[]): string {
  if (outcome === null) return '';
  if (outcome.together === 'lost') return sayReplay('lost-together');
  if (outcome.together === 'won' && outcome.places.length > 1) return sayReplay('won-together');
  if (isDraw(outcome)) return sayReplay('drawn');
  return sayReplay('won', { name: names[outcome.places.indexOf(1)] ?? '' });
}

interface RowProps {
  readonly game: string;
  readonly title: string;
  readonly note: string;
  readonly onWatch: () => void;
  readonly onForget?: () => void;
}

function Row({ game, title, note, onWatch, onForget }: RowProps) {
  return (
    <li class="replay-row">
      <Icon name={GAMES.find(({ id }) => id === game)?.icon ?? 'film-strip'} />
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <Button label={sayReplay('watch-game', { title })} onPress={onWatch}>
        {sayReplay('watch')}
      </Button>
      {onForget === undefined ? null : (
        <Button look="quiet" label={sayReplay('forget-game', { title })} onPress={onForget}>
          {sayReplay('forget')}
        </Button>
      )}
    </li>
  );
}

function Group({ title, empty, children }: { title: string; empty: string | null; children: ComponentChildren }) {
  return (
    <section class="panel">
      <h2 class="display">{title}</h2>
      {empty === null ? <ul>{children}</ul> : <Empty>{empty}</Empty>}
    </section>
  );
}

async function watchLocal(table: LocalTable): Promise<void> {
  const record = await exportRecord(table);
  if (!record.ok) {
    showSlip({ id: 'replay', words: refusalWords(record.refusal.code, record.refusal.detail) });
    return;
  }
  const names = table.seats.map(seatName);
  navigate(watchPath({ record: record.value.compact, names, ending: table.outcome, proof: null }));
}

function LocalGames() {
  const found = useSignal<SessionReply<readonly LocalTable[]> | null>(null);
  useEffect(() => {
    void finishedLocalTables().then((tables) => {
      found.value = tables;
    });
  }, [found]);
  const tables = found.value?.ok === true ? found.value.value : [];
  const none = found.value?.ok === false ? refusalWords(found.value.refusal.code) : sayReplay('none-local');
  return (
    <Group title={sayReplay('on-device')} empty={tables.length === 0 ? none : null}>
      {tables.map((table) => (
        <Row
          key={table.id}
          game={table.game}
          title={tableTitle(table)}
          note={[resultWords(table.outcome, table.seats.map(seatName)), when(table.updated)]
            .filter(Boolean)
            .join(' · ')}
          onWatch={() => void watchLocal(table)}
        />
      ))}
    </Group>
  );
}

/** The shared form of a finished online game, with what is needed to check its luck. */
async function watchOnline({ id, seats }: TableSummary): Promise<void> {
  const found = await api.record(id, null, tokenNow());
  if (!found.ok) {
    showSlip({ id: 'replay', words: codeWords(found.code, found.detail) });
    return;
  }
  const { record, fairness, outcome } = found.value;
  const { hash, serverSeed, additions } = fairness;
  const proof = serverSeed === null ? null : { hash, serverSeed, additions };
  navigate(watchPath({ record, names: seats.map(seatWords), ending: outcome, proof }));
}

function OnlineGames() {
  const tables = useSignal<readonly TableSummary[] | 'unreachable' | null>(null);
  useEffect(() => {
    void api.tables('finished', tokenNow()).then((found) => {
      tables.value = found.ok ? found.value : 'unreachable';
    });
  }, [tables]);
  const found = tables.value;
  if (found === null) return null;
  const list = found === 'unreachable' ? [] : found.filter(({ moves }) => moves > 0);
  const empty = found === 'unreachable' ? sayReplay('offline') : list.length === 0 ? sayReplay('none-online') : null;
  return (
    <Group title={sayReplay('online')} empty={empty}>
      {list.map((table) => {
        const names = table.seats.map(seatWords);
        return (
          <Row
            key={table.id}
            game={table.game}
            title={names.join(' · ')}
            note={[resultWords(table.outcome, names), when(table.updatedAt)].filter(Boolean).join(' · ')}
            onWatch={() => void watchOnline(table)}
          />
        );
      })}
    </Group>
  );
}

function KeptGames() {
  useEffect(() => {
    void readKeptReplays();
  }, []);
  const list = keptReplays.value;
  return (
    <Group title={sayReplay('kept')} empty={list.length === 0 ? sayReplay('none-kept') : null}>
      {list.map(({ id, game, names, shared, moves, keptAt }) => (
        <Row
          key={id}
          game={game}
          title={names.join(' · ')}
          note={`${sayReplay('moves-count', { count: moves })} · ${when(keptAt)}`}
          onWatch={() => navigate(`${pathTo('replay')}#${shared}`)}
          onForget={() => void forgetReplay(id)}
        />
      ))}
    </Group>
  );
}

function Import() {
  const text = useSignal('');
  const problem = useSignal('');
  const take = async () => {
    if (text.value.trim() === '') {
      problem.value = sayReplay('import-nothing');
      return;
    }
    const shared = readShared(text.value);
    const found = await openReplay(shared);
    if (found.ok) {
      const whole = { ...shared, record: found.compact };
      await keepOpened(found.session, whole);
      navigate(watchPath(whole));
    } else problem.value = refusalWords(found.refusal.code, found.refusal.detail);
  };
  const readFile = async (file: File | undefined) => {
    try {
      text.value = (await file?.text()) ?? '';
      await take();
    } catch {
      problem.value = sayReplay('import-file-failed');
    }
  };
  return (
    <section class="import paper ruled">
      <h2 class="display">{sayReplay('import-title')}</h2>
      <p>{sayReplay('import-words')}</p>
      <textarea
        class="field-ink"
        aria-label={sayReplay('import-label')}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <FileField
        words={sayReplay('import-file')}
        look="ink-line"
        accept=".json,.txt,application/json"
        onFile={(file) => void readFile(file)}
      />
      <p role="alert">{problem.value}</p>
      <Button look="ink" onPress={() => void take()}>
        {sayReplay('import-act')}
      </Button>
    </section>
  );
}

export function ReplaysPage() {
  return (
    <Page title={sayReplay('list-title')} class="page replays">
      <header>
        <h1 class="display">{sayReplay('list-title')}</h1>
        <p>{sayReplay('list-lede')}</p>
      </header>
      <div class="replays-grid">
        <div class="replays-lists">
          <LocalGames />
          <OnlineGames />
          <KeptGames />
        </div>
        <Import />
      </div>
    </Page>
  );
}

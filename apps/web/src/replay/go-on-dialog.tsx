import { levelsFor } from '@medallion/bots';
import { useSignal } from '@preact/signals';
import { Segments } from '../pieces/choice';
import { Dialog } from '../pieces/dialog';
import { Button } from '../pieces/links';
import type { LocalSeat } from '../play/local/store';
import { createLocalTable, pathToLocalTable } from '../play/local/tables';
import { levelName } from '../play/text/say-play';
import { navigate } from '../router/router';
import type { ReplaySession } from './replay-session';
import { sayReplay } from './say-replay';

interface GoOnProps {
  readonly session: ReplaySession;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** A local game from this very moment: same configuration, same seed, the answers up to here. */
export function GoOnDialog({ session, names, onClose }: GoOnProps) {
  const levels = levelsFor(session.game).map(({ id }) => id);
  const viewer = session.viewer.value;
  const seat = useSignal(typeof viewer === 'number' ? viewer : 0);
  const other = useSignal<'bot' | 'person'>('bot');
  const level = useSignal(levels.at(-1) ?? '');
  const sitDown = async () => {
    const { record, seats } = session.past;
    const id = await createLocalTable({
      game: record.game,
      version: record.version,
      config: record.config,
      seed: record.seed,
      answers: record.answers.slice(0, session.position.value),
      seats: Array.from({ length: seats }, (_, place) => seatAt(place)),
    });
    navigate(pathToLocalTable(record.game, id));
  };
  const seatAt = (place: number): LocalSeat => {
    if (other.value === 'person') return { kind: 'person', name: names[place] ?? null, level: null };
    return place === seat.value
      ? { kind: 'person', name: null, level: null }
      : { kind: 'bot', name: null, level: level.value };
  };
  return (
    <Dialog
      title={sayReplay('go-on')}
      onClose={onClose}
      acts={
        <Button look="ink-red" onPress={() => void sitDown()}>
          {sayReplay('go-on-act')}
        </Button>
      }
    >
      <p>{sayReplay('go-on-words')}</p>
      <h3>{sayReplay('go-on-seat')}</h3>
      <Segments
        label={sayReplay('go-on-seat')}
        choices={names.map((words, place) => ({ value: String(place), words }))}
        chosen={String(seat.value)}
        onChoose={(place) => {
          seat.value = Number(place);
        }}
      />
      <h3>{sayReplay('go-on-other')}</h3>
      <Segments
        label={sayReplay('go-on-other')}
        choices={[
          { value: 'bot', words: sayReplay('go-on-bot') },
          { value: 'person', words: sayReplay('go-on-person') },
        ]}
        chosen={other.value}
        onChoose={(value) => {
          other.value = value;
        }}
      />
      {other.value === 'person' ? null : (
        <>
          <h3>{sayReplay('go-on-level')}</h3>
          <Segments
            label={sayReplay('go-on-level')}
            choices={levels.map((id) => ({ value: id, words: levelName(id) }))}
            chosen={level.value}
            onChoose={(value) => {
              level.value = value;
            }}
          />
        </>
      )}
    </Dialog>
  );
}

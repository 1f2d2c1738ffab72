import { GAME_IDS } from '../../games/catalogue';
import { unfinishedLocalTables } from '../local/tables';
import { api } from '../online/api';
import { me, tokenNow } from '../online/identity';
import { tablePath } from '../online/links';
import { sayOnline, seatWords } from '../online/say-online';
import { gameName, stateWords } from '../online/table-words';
import { type WaitingTable, waitingTables } from './waiting';

async function onlineTables(): Promise<readonly WaitingTable[]> {
  const token = tokenNow();
  const found = token === null ? null : await api.tables('mine', token);
  if (found === null || !found.ok) return [];
  return found.value.flatMap((table) => {
    const game = GAME_IDS.find((id) => id === table.game);
    if (game === undefined) return [];
    const others = table.seats.filter(({ person }) => person === null || person.id !== me.value?.id);
    const names = others.map(seatWords).join(', ');
    return {
      key: `online-${table.id}`,
      game,
      href: tablePath(table.id),
      title: sayOnline('tables.table-of', { game: gameName(game), names }),
      note: stateWords(table),
      isMyTurn: table.isMyTurn,
    };
  });
}

/** Looks up what waits for this person, on the device and at the server; whoever waits for an answer comes first. */
export async function findWaiting(): Promise<void> {
  const local = await unfinishedLocalTables();
  waitingTables.value = local;
  const online = await onlineTables();
  waitingTables.value = [...online, ...local].sort((one, other) => Number(other.isMyTurn) - Number(one.isMyTurn));
}

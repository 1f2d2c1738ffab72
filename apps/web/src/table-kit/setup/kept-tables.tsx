import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../pieces/icon';
import { unfinishedLocalTables } from '../../play/local/tables';
import type { WaitingTable } from '../../tables/waiting';
import { sayTable } from '../say-table';

/** Games of this kind that are still going on at this device. */
export function KeptTables({ game }: { readonly game: string }) {
  const [tables, setTables] = useState<readonly WaitingTable[]>([]);
  useEffect(() => {
    void unfinishedLocalTables().then((all) => setTables(all.filter((table) => table.game === game)));
  }, [game]);
  if (tables.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="kept-title">
      <h2 id="kept-title" class="display">
        {sayTable('setup.going-on')}
      </h2>
      <ul class="kept-lines">
        {tables.map(({ key, href, title, note }) => (
          <li key={key}>
            <a href={href}>
              <Icon name="scroll-unfurled" />
              <span>
                <b>{title}</b>
                <small>{note}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useEffect, useState } from 'preact/hooks';
import { afterFrame } from '../../pieces/later';
import type { Rest } from './read-record';

type Read<Found> = (record: string, rest: Rest) => Promise<Found | null>;

/** What a record tells, once it is read; null until then, and where it cannot be. */
export function useHistory<Found>(record: string | null, load: () => Promise<Read<Found>>): Found | null {
  const [history, setHistory] = useState<Found | null>(null);
  useEffect(() => {
    if (record === null) return;
    let isWanted = true;
    const rest = () => new Promise<void>((resolve) => afterFrame(resolve));
    const read = async () => {
      const historyOf = await load();
      const found = await historyOf(record, rest);
      if (isWanted) setHistory(found);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [record]);
  return history;
}

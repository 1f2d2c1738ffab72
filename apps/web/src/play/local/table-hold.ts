/** A reload asks for the table before the browser has taken it from the page that is gone. */
const PATIENCE = 700;

export interface Hold {
  release(): void;
}

interface Wish {
  /** Takes the table from the page that has it. */
  readonly takesOver: boolean;
  /** Another page has taken the table. */
  readonly onLost: () => void;
}

const FREE: Hold = { release: () => undefined };

/**
 * One page at a time plays a table of this device: two would write over each other's answers. Null when another page
 * has it. A browser that keeps no locks (they are missing on plain HTTP) holds nothing back.
 */
export function holdTable(table: string, { takesOver, onLost }: Wish): Promise<Hold | null> {
  if (!('locks' in navigator)) return Promise.resolve(FREE);
  const options: LockOptions = takesOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = () =>
      new Promise<void>((release) => {
        isHeld = true;
        resolve({
          release: () => {
            isHeld = false;
            release();
          },
        });
      });
    // The request ends early in two ways: the wait was in vain, or the table was taken from us.
    navigator.locks.request(`medallion-table-${table}`, options, hold).catch(() => {
      if (isHeld) onLost();
      else resolve(null);
    });
  });
}

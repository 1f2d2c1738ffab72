/**
 * A reload asks for the table before the browser has taken it from the page that is gone: so many milliseconds it waits
 * before it asks again.
 */
const PATIENCE = [0, 200, 500];

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

function request(table: string, options: LockOptions, onLost: () => void): Promise<Hold | null> {
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = (lock: Lock | null) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((release) => {
        isHeld = true;
        resolve({
          release: () => {
            isHeld = false;
            release();
          },
        });
      });
    };
    // A request that was granted fails when the table is taken from us.
    navigator.locks.request(`medallion-table-${table}`, options, hold).catch(() => {
      if (isHeld) onLost();
      else resolve(null);
    });
  });
}

/**
 * One page at a time plays a table of this device: two would write over each other's answers. Null when another page
 * has it. A browser that keeps no locks (they are missing on plain HTTP) holds nothing back.
 *
 * It asks whether the table is free and does not wait against a clock: a busy device may take long to say yes.
 */
export async function holdTable(table: string, { takesOver, onLost }: Wish): Promise<Hold | null> {
  if (!('locks' in navigator)) return FREE;
  if (takesOver) return request(table, { steal: true }, onLost);
  for (const wait of PATIENCE) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const hold = await request(table, { ifAvailable: true }, onLost);
    if (hold !== null) return hold;
  }
  return null;
}

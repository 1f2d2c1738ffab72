import { existsSync, renameSync, rmSync } from 'node:fs';
import Database from 'libsql/promise';

const quoted = (path: string): string => `'${path.replaceAll("'", "''")}'`;

/** A statement that copies a database into a new file, whole and at rest, whoever writes to it meanwhile. */
export const copyInto = (path: string): string => `vacuum into ${quoted(path)}`;

/** Copies a database beside the event loop. The file appears under its name once it is complete. */
export async function backUp(from: string, into: string): Promise<void> {
  const half = `${into}.half`;
  if (existsSync(half)) rmSync(half);
  const db = new Database(from, {});
  try {
    await db.exec(copyInto(half));
  } finally {
    db.close();
  }
  renameSync(half, into);
}

import type { Json } from '@medallion/kernel';
import type { Reply } from './api';
import { type Command, connection } from './connection';

/** Sends one command from a page that watches no table. */
export async function commandOnce(command: Command): Promise<Reply<Json | null>> {
  const line = connection();
  const leave = line.join(
    () => undefined,
    () => undefined,
  );
  try {
    return await line.command(command);
  } finally {
    leave();
  }
}

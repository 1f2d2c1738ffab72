/** The columns of each table, for Kysely. Booleans are 0 and 1; JSON is text. */
export interface Schema {
  people: {
    id: string;
    name: string;
    generation: number;
    recovery: string | null;
    created_at: number;
  };
  mutes: { person: string; muted: string };
  tables: {
    id: string;
    game: string;
    version: number;
    host: string;
    command: string;
    invite_key: string;
    spectate_key: string;
    server_seed: string;
    created_at: number;
    phase: string;
    is_listed: number;
    has_open_seat: number;
    moves: number;
    updated_at: number;
    deadline: number | null;
    is_bot_turn: number;
    waiting: string;
    summary: string;
    /** The number of the first entry that is still to be sorted in. */
    number: number;
  };
  seatings: { person: string; table_id: string };
  /** The log of each table, some entries to a row: a list of lists as `entry-text.ts` writes them. */
  pages: { table_id: string; first: number; entries: string };
  /** A view of `pages`, one line for each entry: for whoever looks into the file. */
  entries: { table_id: string; number: number; command: string | null };
  /** Turns of many tables, committed in one row until they are sorted into `pages` and `tables`. */
  journal: { id: number; writes: string };
  chat: {
    table_id: string;
    number: number;
    time: number;
    person: string;
    name: string;
    command: string;
    text: string;
  };
}

/** Step by step from an empty file to the present; a step is never changed once released. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table people (
      id text primary key, name text not null, generation integer not null, recovery text unique, created_at integer not null
    ) without rowid`,
    'create table mutes (person text not null, muted text not null, primary key (person, muted)) without rowid',
    `create table tables (
      id text primary key, game text not null, version integer not null, host text not null, command text not null,
      invite_key text not null, spectate_key text not null, server_seed text not null, created_at integer not null,
      phase text not null, is_listed integer not null, has_open_seat integer not null, moves integer not null,
      updated_at integer not null, deadline integer, is_bot_turn integer not null, waiting text not null, summary text not null,
      unique (host, command)
    )`,
    'create index tables_listed on tables (phase, updated_at) where is_listed = 1',
    "create index tables_waking on tables (deadline) where phase = 'playing' and deadline is not null",
    "create index tables_bots on tables (id) where phase = 'playing' and is_bot_turn = 1",
    "create index tables_gathering on tables (updated_at) where phase = 'gathering'",
    'create table seatings (person text not null, table_id text not null, primary key (person, table_id)) without rowid',
    'create index seatings_by_table on seatings (table_id)',
    `create table entries (
      table_id text not null, number integer not null, time integer not null, kind text not null, seat integer,
      code integer, person text, command text, detail text, primary key (table_id, number)
    ) without rowid`,
    `create table chat (
      table_id text not null, number integer not null, time integer not null, person text not null, name text not null,
      command text not null, text text not null, primary key (table_id, number), unique (table_id, person, command)
    ) without rowid`,
  ],
  ['create table journal (id integer primary key, writes text not null)'],
  [
    'create table pages (table_id text not null, first integer not null, entries text not null, primary key (table_id, first)) without rowid',
    `insert into pages select table_id, min(number), json_group_array(json(line)) from (
      select table_id, number, json_array(number, time, kind, seat, code, person, command, json(detail)) as line
      from entries order by table_id, number
    ) group by table_id`,
    'alter table tables add column number integer not null default 0',
    'update tables set number = (select coalesce(max(number) + 1, 0) from entries where table_id = id)',
    'drop table entries',
    // For whoever looks into the file: one line for each entry.
    `create view entries as select table_id, value ->> 0 as number, value ->> 1 as time, value ->> 2 as kind,
      value ->> 3 as seat, value ->> 4 as code, value ->> 5 as person, value ->> 6 as command, value -> 7 as detail
      from pages, json_each(pages.entries)`,
  ],
];

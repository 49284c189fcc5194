import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { refuse } from './find-breaks.ts';
import { readSchema } from './schema.ts';

/** The migrations that are older than this rule. */
const GIVEN = 15;

/** Runs statements on a database with a table of every kind of condition, and says why they are refused. */
async function tryStatements(sql: string): Promise<string | null> {
  await reset();
  const run = async (text: string) => {
    for (const statement of text.split(/;\n/).filter((part) => part.trim())) await env.DB.prepare(statement).run();
  };
  await run(`create table trip (id integer primary key, name text not null, kind text check (kind in ('day', 'week'))) strict;
create table stop (trip integer, at text) strict;
create trigger count_trip after insert on trip begin update stop set at = 'now'; end`);
  const before = await readSchema(env.DB);
  await run(sql);
  return refuse(sql, before, await readSchema(env.DB));
}

const CONTRACT = '-- contract: breaks code before 6f8c4a01\n';

/** Builds the table trip anew with other columns, as SQLite demands it. */
const rebuild = (columns: string) =>
  `drop trigger count_trip;\ncreate table other (id integer primary key, ${columns}) strict;\ndrop table trip;\nalter table other rename to trip;
create trigger count_trip after insert on trip begin update stop set at = 'now'; end`;

describe('a migration', () => {
  test.each([
    ['another table', 'create table day (id integer primary key, name text not null unique) strict'],
    ['a column that may be empty', 'alter table trip add column note text'],
    ['a column with a default', "alter table trip add column note text not null default ''"],
    ['a condition of a new column', "alter table trip add column size text default 's' check (size in ('s', 'm'))"],
    ['an index', 'create index trip_name on trip (name)'],
    ['one more value in a list', rebuild("name text not null, kind text check (kind in ('day', 'week', 'month'))")],
    ['a value that may be missing', rebuild("name text, kind text check (kind in ('day', 'week'))")],
  ])('with %s passes, and is no contract', async (_, sql) => {
    expect(await tryStatements(sql)).toBeNull();
    expect(await tryStatements(CONTRACT + sql)).toBe('It says that it contracts, and takes nothing away');
  });

  test.each([
    ['a table', 'drop table stop', 'stop: it is gone'],
    ['the name of a table', 'alter table stop rename to halt', 'stop: it is gone'],
    ['a column', 'alter table stop drop column at', 'stop: the column at is gone'],
    ['the name of a column', 'alter table stop rename column at to moment', 'stop: the column at is gone'],
    [
      'a type',
      rebuild("name integer not null, kind text check (kind in ('day', 'week'))"),
      'trip: the column name is INTEGER, no longer TEXT',
    ],
    [
      'a column that may be empty',
      rebuild("name text not null, kind text not null default 'day' check (kind in ('day', 'week'))"),
      'trip: the column kind cannot be null any more',
    ],
    [
      'rows without a value',
      rebuild("name text not null, size text not null, kind text check (kind in ('day', 'week'))"),
      'trip: the column size needs a value, and has no default',
    ],
    [
      'a value of a list',
      rebuild("name text not null, kind text check (kind in ('day', 'month'))"),
      "trip: the condition (kind in ('day', 'month')) is new",
    ],
    ['equal rows', 'create unique index trip_name on trip (name)', 'trip: only one row may have the same name'],
    ['a trigger', 'drop trigger count_trip', 'trip: the trigger count_trip is gone'],
    [
      'what an insertion does',
      'create trigger count_stop after insert on stop begin delete from trip; end',
      'stop: the trigger count_stop is new',
    ],
  ])('that takes away %s is refused, unless it says that it contracts', async (_, sql, problem) => {
    expect(await tryStatements(sql)).toContain(`\n  ${problem}`);
    expect(await tryStatements(CONTRACT + sql)).toBeNull();
    expect(await tryStatements(`-- contract: breaks code\n${sql}`)).toContain(problem);
  });

  test('that lets rows refer to others is refused', async () => {
    const sql = `drop table stop;\ncreate table stop (trip integer references trip (id), at text) strict`;
    expect(await tryStatements(sql)).toContain('stop: it has to refer to trip of trip, on delete NO ACTION');
  });
});

/** Why each migration is refused, from one on. */
async function tryMigrations(first: number) {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, first));
  const refused: [name: string, reason: string][] = [];
  for (const { name, queries } of env.TEST_MIGRATIONS.slice(first)) {
    const before = await readSchema(env.DB);
    for (const query of queries) await env.DB.prepare(query).run();
    const reason = refuse(env.TEST_MIGRATION_TEXTS[name] ?? '', before, await readSchema(env.DB));
    if (reason) refused.push([name, reason]);
  }
  return refused;
}

test('the rule finds what the migrations of before it took away, and lets the others pass', async () => {
  const refused = await tryMigrations(8);
  expect(refused.map(([name, reason]) => [name, reason.split('\n  ').slice(1)])).toEqual([
    [
      '0010_counted_request.sql',
      ['itinerary_request: the trigger record_deleted_request does something else', 'corrected_address: it is gone'],
    ],
    [
      '0011_links.sql',
      ['record', 'forget'].map((verb) => `itinerary_request: the trigger ${verb}_private_link is new`),
    ],
  ]);
});

test('code of before survives every migration, or the migration says since when it contracts', async () => {
  expect(await tryMigrations(GIVEN)).toEqual([]);
});

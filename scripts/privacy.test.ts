import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { BROWSER_DATA, NOT_VISITORS } from '../shell/src/privacy/browser-data.ts';
import { NOT_ABOUT_A_PERSON, STORED_DATA } from '../shell/src/privacy/stored-data.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const list = (...patterns: string[]) => globSync(patterns, { cwd: ROOT }).sort();

/** The source that runs in browsers and Workers, without its tests. */
const SOURCES = list('{shell,shared-ui,shared-store,mfe-*,api-function}/{src,worker,public}/**/*.{ts,tsx,js}').filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);

/** Every column of every table that the site has: those of the migrations, and those that the source creates itself. */
function listColumns(): string[] {
  const database = new DatabaseSync(':memory:');
  for (const file of list('api-function/migrations/*.sql')) database.exec(read(file));
  for (const file of SOURCES)
    for (const [statement] of read(file).matchAll(/create table [^`;]+/gi)) database.exec(statement);
  const columns = database
    .prepare(
      `select t.name || '.' || c.name as name from sqlite_schema as t, pragma_table_info(t.name) as c
       where t.type = 'table' and t.name not like 'sqlite_%' order by name`,
    )
    .all();
  database.close();
  return columns.map(({ name }) => String(name));
}

const named = STORED_DATA.flatMap(({ what, fields }) => Object.entries(fields).map((field) => ({ what, field })));

test('the privacy page names every stored field, or says why it is about nobody', () => {
  const columns = listColumns();
  expect(columns).toContain('itinerary_request.user_email');
  expect(columns).toContain('tally.page');
  const accounted = [...named.map(({ field: [column] }) => column), ...Object.keys(NOT_ABOUT_A_PERSON)];
  expect(accounted.sort()).toEqual(columns);
});

test('the words that name a stored field are on the page', () => {
  for (const { what, field } of named) expect(what, field[0]).toContain(field[1]);
  for (const [column, reason] of Object.entries(NOT_ABOUT_A_PERSON)) expect(reason, column).toMatch(/\w+ \w+/);
});

/** The names that the source gives to what a browser keeps, `…` for what follows a prefix. */
const NAME = /^(?:export )?const (?:\w+_)?(?<kind>KEY|PREFIX|COOKIE) = '(?<name>[a-z][a-z-]+)';$/gm;
const listNames = (file: string) =>
  [...read(file).matchAll(NAME)].map(({ groups: { kind, name } = {} }) => (kind === 'PREFIX' ? `${name}…` : `${name}`));

/** What reaches the storage or the cookies of a browser. */
const ACCESS =
  /\b(safe(Local|Session)Storage|localStorage|sessionStorage|indexedDB|caches\.open|document\.cookie|data-cookie)\b/;
const COOKIE = /\bsetCookie\(|Max-Age=/;

test('the privacy page names every entry that a browser keeps, and no other', () => {
  const entries = BROWSER_DATA.flatMap((place) => place.entries.map(({ name }) => name));
  const names = new Set(SOURCES.flatMap(listNames));
  expect([...entries, ...Object.keys(NOT_VISITORS)].sort()).toEqual([...names].sort());
});

test('whatever reaches the storage or the cookies of a browser has a name that the page can have', () => {
  // What they reach it for is named by whoever calls them.
  const givers = [
    'shared-store/src/safe-storage/safe-storage.ts',
    'shared-store/src/react/ItineraryProvider.tsx',
    // The Worker reads the name too, which has no document.
    'shell/src/languages/remember-language.ts',
    // They write and keep the cookie that language-cookie.ts names, and no other.
    'shell/src/links/take-presses.ts',
    'shell/src/languages/LanguageSwitch.tsx',
  ];
  const files = SOURCES.filter(
    (file) => !givers.includes(file) && (ACCESS.test(read(file)) || COOKIE.test(read(file))),
  );
  expect(files.length).toBeGreaterThan(8);
  const unnamed = files.filter((file) => listNames(file).length === 0);
  expect(unnamed).toEqual([]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import { todayInAlmaty } from '../../shared-dates/src/index.ts';
import { createContentCommand } from './command.ts';

const run = (line: string) => captureCommand(createContentCommand(), ...line.split(' '));
afterEach(() => vi.unstubAllEnvs());

test('checks one part of the content, or both', async () => {
  const [catalogue, tips] = [/^The catalogue is valid: \d+ locations/, /^The tips are valid: \d+ files$/];
  expect(await run('check tips')).toEqual({ status: 0, stdout: expect.stringMatching(tips), stderr: '' });
  const { stdout } = await run('check');
  expect(stdout.split('\n')).toEqual([expect.stringMatching(catalogue), expect.stringMatching(tips)]);
});

test('lists what is due today in Almaty, or on another day', async () => {
  const before = todayInAlmaty();
  const day = / are due on (\S+)$/.exec((await run('due catalogue')).stdout)?.[1];
  expect([before, todayInAlmaty()]).toContain(day);
  expect((await run('due catalogue --on 2020-01-01')).stdout).toMatch(
    / of \d+ in the catalogue are due on 2020-01-01$/,
  );
});

test('counts the translations of each package, and lists what translators have to do', async () => {
  const { stdout } = await run('translate status');
  expect(stdout).toMatch(/^mfe-catalogue +Kazakh +[\d,]+ translated, \d+ to compare, \d+ to translate$/m);
  expect((await run('translate list')).stdout).toMatch(/^\d+ texts to translate or to compare$/m);
});

test('a file without texts cannot be recorded as compared', async () => {
  const { status, stderr } = await run('translate done mfe-catalogue/package.json');
  expect(status).toBe(1);
  expect(stderr).toContain('has no texts: name a file as “content translate list” prints it');
});

test('nothing is built for the real bucket without its account', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', '');
  const { status, stdout, stderr } = await run('publish tips --to production');
  expect(status).toBe(1);
  expect(stdout).not.toContain('Built');
  expect(stderr).toMatch(/^The real bucket needs in the environment:\n {2}CLOUDFLARE_ACCOUNT_ID: /);
});

test.each([
  ['due --on 2027-02-30', "argument '2027-02-30' is invalid. Write a day as yyyy-MM-dd"],
  ['due --on tomorrow', "argument 'tomorrow' is invalid. Write a day as yyyy-MM-dd"],
  ['due --on', "option '--on <day>' argument missing"],
  ['check medeu', 'Allowed choices are catalogue, tips.'],
  ['check --wrong', "unknown option '--wrong'"],
  ['publish', "missing required argument 'part'"],
  ['publish tips --to', "option '--to <place>' argument missing"],
  ['edit tips', "too many arguments for 'edit'"],
  ['translate', 'Usage: npm run -s content -- translate'],
  ['geo import trail a.gpx --location medeu --read 2027-05-01', "required option '--id <id>' not specified"],
  ['geo import trail --id a --location medeu --read 2027-05-01', "missing required argument 'file'"],
  ['geo import trail a.gpx --id Медеу', 'Write small Latin letters, digits and hyphens'],
  ['geo import trail a.osm --way 1,x', 'Give a whole number'],
  [
    'geo import trail a.osm --id a --location medeu --read 2027-05-01 --relation 1 --way 2',
    "'--relation <id>' cannot be used with option '--way <ids>'",
  ],
  ['geo import trail a.gpx --licence CC-BY-4.0', 'Allowed choices are ODbL-1.0, CC0-1.0.'],
  ['geo import trail a.pbf --id a --location medeu --read 2027-05-01', 'osmium getid --add-referenced'],
  ['geo import', 'Usage: npm run -s content -- geo import'],
  ['geo import a.osm --relation 5', "unknown command 'a.osm'"],
  ['geo import road a.osm --relation 5 --read 2027-05-01', "required option '--from <place>' not specified"],
  ['geo import lake a.osm --relation 5', "required option '--read <day>' not specified"],
  ['geo import lake a.osm --read 2027-05-01', 'Say which relation of the file it is'],
  [
    'geo import street a.osm --read 2027-05-01 --relation 1 --way 2',
    "'--relation <id>' cannot be used with option '--way <ids>'",
  ],
  ['geo import street a.gpx --read 2027-05-01 --relation 1', 'a.gpx is no .osm file'],
  ['new', 'Usage: npm run -s content -- new'],
  ['new place', "unknown command 'place'"],
  ['new location', "missing required argument 'name'"],
  ['new tip Cash', "required option '--section <section>' not specified"],
])('content %s is refused: %s', async (line, message) => {
  const { status, stdout, stderr } = await run(line);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});

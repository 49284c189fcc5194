import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { captureCommand } from '../../shared-commands/src/testing/capture-command.ts';
import { readLocalSite } from '../../shared-delivery/src/publishing/local-site.ts';
import { createOperateCommand } from './command.ts';
import { confirm } from './confirm.ts';
import { findFailure } from './find-failure.ts';
import { formatResult } from './format-result.ts';
import { describeNext } from './list-page.ts';
import type { Operation } from './operation.ts';

const REFERENCE = 'ALM-7K3M9Q0T2X';

test.each<[string, object]>([
  ['health', { path: 'health' }],
  ['emails --page 2', { path: 'operations/emails?page=2' }],
  ['requests --page 3', { path: 'operations/requests?page=3' }],
  ['emails --state dead', { path: 'operations/emails?state=dead' }],
  [`emails ${REFERENCE}`, { path: `operations/emails?reference=${REFERENCE}` }],
  ['requeue --all', { path: 'operations/emails/requeue', body: { all: true } }],
  [
    `requeue ${REFERENCE} --include-unknown`,
    { path: 'operations/emails/requeue', body: { reference: REFERENCE, include_unknown: true } },
  ],
  [
    'requeue --all --kind visitor --since 2026-11-22T08:00Z',
    { path: 'operations/emails/requeue', body: { all: true, kind: 'visitor', since: '2026-11-22T08:00Z' } },
  ],
  [
    `arrived ${REFERENCE} --kind provider`,
    { path: 'operations/emails/arrived', body: { reference: REFERENCE, kind: 'provider' } },
  ],
  ['requests', { path: 'operations/requests' }],
  [`answered ${REFERENCE}`, { path: 'operations/requests/answered', body: { reference: REFERENCE } }],
  ['backed-up', { path: 'operations/backups', body: {} }],
  ['suppressions', { path: 'operations/suppressions' }],
  ['lift a@b.test', { path: 'operations/suppressions/lift', body: { address: 'a@b.test' } }],
  ['desk-links', { path: 'operations/desk-links' }],
  ['desk-links --page 2', { path: 'operations/desk-links?page=2' }],
  ['end-desk-link aV0tjHv8zvTx', { path: 'operations/desk-links/end', body: { id: 'aV0tjHv8zvTx' } }],
  ['end-desk-link --all', { path: 'operations/desk-links/end', body: { all: true } }],
  ['export a@b.test', { path: 'operations/addresses/export', body: { address: 'a@b.test' } }],
  ['erase a@b.test --yes', { path: 'operations/addresses/erase', body: { address: 'a@b.test' } }],
  ['erase a@b.test --dry-run', { path: 'operations/addresses/erase', body: { address: 'a@b.test', dry_run: true } }],
])('%s calls %o', async (line, call) => {
  const run = vi.fn(async (_: Operation) => {});
  expect(await captureCommand(createOperateCommand(run), ...line.split(' '))).toMatchObject({ status: 0, stderr: '' });
  expect(run.mock.lastCall).toEqual([{ command: line.split(' ')[0], call, site: readLocalSite(), isJson: false }]);
});

test.each([
  ['', 'Usage: npm run -s operate -- [options] [command]'],
  ['resend', "unknown command 'resend'"],
  ['requeue', 'Name a reference, or say --all'],
  [`requeue ${REFERENCE} --all`, 'Name a reference, or say --all'],
  ['end-desk-link', 'Name the id of a link, or say --all'],
  ['end-desk-link aV0tjHv8zvTx --all', 'Name the id of a link, or say --all'],
  ['requeue --all --everything', "unknown option '--everything'"],
  ['health --kind visitor', "unknown option '--kind'"],
  ['emails --page 0', 'Give a whole number from 1 to 1000000.'],
  ['health now', "too many arguments for 'health'"],
  ['lift', "missing required argument 'address'"],
  ['erase', "missing required argument 'address'"],
  [`answered ${REFERENCE} ALM-7K3M9Q0T2Y`, "too many arguments for 'answered'"],
  [`arrived ${REFERENCE}`, "required option '--kind <kind>' not specified"],
  ['health --site guide', 'guide is not the address of a site'],
  ['health --site http://guide.test', 'The key would travel in clear to http://guide.test: use https'],
])('“%s” is refused: %s', async (line, message) => {
  const run = vi.fn();
  const { status, stdout, stderr } = await captureCommand(
    createOperateCommand(run),
    ...line.split(' ').filter(Boolean),
  );
  expect([status, stdout, run.mock.calls]).toEqual([2, '', []]);
  expect(stderr).toContain(message);
});

test('health is printed as one line for each figure', () => {
  const health = { ok: false, database: 'up', emails: { dead: 2, errors: { smtp_auth_535: 2 } } };
  expect(formatResult('health', health).split('\n')).toEqual([
    'ok                           false',
    'database                     up',
    'emails.dead                  2',
    'emails.errors.smtp_auth_535  2',
  ]);
  expect(formatResult('health', { ok: false, problems: ['LINK_SECRET needs at least 32 characters'] })).toContain(
    'LINK_SECRET needs at least 32 characters',
  );
});

test('erase asks before it deletes, and deletes nothing where nobody can be asked', async () => {
  const run = vi.fn(async (_: Operation) => {});
  await captureCommand(createOperateCommand(run), 'erase', 'a@b.test', '--site', 'https://guide.test');
  expect(run.mock.lastCall?.[0].question).toBe(
    'Delete all requests of a@b.test at https://guide.test? There is no way back.',
  );
  const stdin = Object.assign(new PassThrough(), { isTTY: false });
  await expect(confirm('Delete?', { stdin, stdout: new PassThrough() })).rejects.toThrow(
    'Nobody can be asked here: say --yes, or --dry-run',
  );
});

test.each([
  ['yes', 'is done'],
  ['y', 'Nothing was changed.'],
  ['', 'Nothing was changed.'],
])('a question that is answered with “%s”: %s', async (answer, result) => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  stdin.write(`${answer}\n`);
  const answered = confirm('Delete?', { stdin, stdout: new PassThrough() }).then(
    () => 'is done',
    (error: Error) => error.message,
  );
  expect(await answered).toBe(result);
});

test.each<[string, object, unknown]>([
  ['health', {}, { ok: true }],
  ['emails', { path: `operations/emails?reference=${REFERENCE}` }, []],
  ['requeue', { body: { reference: REFERENCE } }, { requeued: 0, left_out: 0 }],
  ['arrived', {}, { settled: 0 }],
  ['answered', {}, { answered: false }],
  ['end-desk-link', { body: { id: 'aV0t' } }, { ended: 0 }],
  ['lift', {}, { lifted: false }],
  ['erase', {}, { erased: 0, provider_told: false }],
  ['erase', {}, { would_erase: 0 }],
])('%s %o fails, because it found nothing: %o', (command, call, value) => {
  expect(findFailure({ command, call: { path: 'x', ...call } }, value)).toMatch(/\w+ \w+.*[.?]/);
});

test.each<[string, object, unknown]>([
  ['health', {}, { ok: false, database: 'down' }],
  ['health', {}, { ok: false, problems: [] }],
  ['emails', { path: 'operations/emails?state=dead' }, []],
  ['requeue', { body: { all: true } }, { requeued: 0, left_out: 0 }],
  ['requeue', { body: { reference: REFERENCE } }, { requeued: 0, left_out: 1 }],
  ['end-desk-link', { body: { all: true } }, { ended: 0 }],
  ['erase', {}, { erased: 1, provider_told: false }],
  ['requests', {}, []],
])('%s %o has not failed with %o', (command, call, value) => {
  expect(findFailure({ command, call: { path: 'x', ...call } }, value)).toBeUndefined();
});

test('a full page of a list says how to see the next one', () => {
  const rows = Array.from({ length: 100 }, () => ({}));
  expect(describeNext('operations/emails?state=dead', rows)).toBe('There may be more: --page 2');
  expect(describeNext('operations/requests?page=2', rows)).toBe('There may be more: --page 3');
  expect(describeNext('operations/requests', rows.slice(1))).toBeUndefined();
  expect(describeNext('health', { ok: true })).toBeUndefined();
});

test('a requeue says what it left out, and what to do with it', () => {
  expect(formatResult('requeue', { requeued: 1, left_out: 0 })).toBe('1 email requeued.');
  expect(formatResult('requeue', { requeued: 0, left_out: 2 })).toMatch(/^0 emails requeued\.\n2 emails left out/);
});

test('lists are tables, and empty ones say so', () => {
  const list = [{ address_digest: 'ab12', reason: 'owner', created_at: '2026-11-22', ends_at: null }];
  expect(formatResult('suppressions', list)).toBe('digest  reason  created     ends\nab12    owner   2026-11-22  -');
  expect(formatResult('suppressions', [])).toBe('No address is suppressed.');
  expect(formatResult('emails', [])).toBe('No email matches.');
  const links = [{ id: 'aV0t', reference: REFERENCE, issued_at: '2026-11-22', last_used_at: null }];
  expect(formatResult('desk-links', links)).toBe(
    `id    of the email about  issued      last used\naV0t  ${REFERENCE}      2026-11-22  -`,
  );
  expect(formatResult('desk-links', [])).toBe('No link to the desk works.');
  expect(formatResult('end-desk-link', { ended: 2 })).toBe('2 links ended.');
});

test('an erasure says whether the provider had something', () => {
  expect(formatResult('erase', { would_erase: 2 })).toBe('2 requests would be erased.');
  expect(formatResult('erase', { erased: 1, provider_told: true })).toBe(
    '1 request erased. The provider is asked to delete what it has.',
  );
});

test('an export is JSON for the person whose data it is', () => {
  const data = { address: 'a@b.test', suppression: null, requests: [] };
  expect(JSON.parse(formatResult('export', data))).toEqual(data);
});

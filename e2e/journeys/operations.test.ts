import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv, promisify } from 'node:util';
import { postRequest } from '../load/post-request.ts';
import { findEmail } from '../stack/mailbox.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';

const WAIT = { timeout: 60_000 };

/** Runs the command of docs/operations.md as an operator does; returns its exit status and what it prints. */
async function operate(origin: string, ...args: string[]): Promise<{ status: number; output: string }> {
  const { OPERATOR_KEY } = parseEnv(readFileSync('api-function/.dev.vars', 'utf8'));
  const command = ['scripts/operate/cli.ts', ...args, '--site', origin];
  const run = promisify(execFile)('node', command, { env: { ...process.env, OPERATOR_KEY } });
  return run.then(
    ({ stdout }) => ({ status: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ status: code, output: stdout + stderr }),
  );
}

/** Sends a request and waits until its emails are sent, as the command says then; returns its reference. */
async function submitAndWait(origin: string, database: D1Database, number: number): Promise<string> {
  const { reference } = (await (await postRequest(origin, number)).json()) as { reference: string };
  const sent = database.prepare("select count(*) as count from outbox where reference = ? and state = 'sent'");
  await expect.poll(() => sent.bind(reference).first('count'), WAIT).toBe(2);
  expect((await operate(origin, 'emails', reference)).output.match(/ sent /g)).toHaveLength(2);
  return reference;
}

test.describe.configure({ mode: 'serial' });

test('health is green, red for a dead email, and green again after it is requeued', async ({ stack, database }) => {
  const { origin } = stack;
  const reference = await submitAndWait(origin, database, 1);
  expect(await operate(origin, 'health')).toMatchObject({ status: 0, output: expect.stringMatching(/^ok +true/) });

  await database
    .prepare("update outbox set state = 'dead', last_error = 'smtp_auth_535' where reference = ? and kind = 'visitor'")
    .bind(reference)
    .run();
  const red = await operate(origin, 'health');
  expect(red.status).toBe(1);
  expect(red.output).toMatch(/emails\.dead +1/);
  expect(red.output).toMatch(/emails\.errors\.smtp_auth_535 +1/);
  expect((await operate(origin, 'emails', '--state', 'dead')).output).toContain(`<${reference}.visitor.0@`);

  expect(await operate(origin, 'requeue', reference)).toEqual({ status: 0, output: '1 email requeued.\n' });
  await expect.poll(async () => (await operate(origin, 'health')).status, WAIT).toBe(0);
});

test('an email that may have arrived is settled, or requeued on purpose', async ({ stack, database }) => {
  const { origin } = stack;
  const reference = await submitAndWait(origin, database, 2);
  await database
    .prepare(
      "update outbox set state = 'dead', last_error = 'outcome_unknown', may_have_arrived = 1 where reference = ?",
    )
    .bind(reference)
    .run();
  expect((await operate(origin, 'requeue', '--all')).output).toMatch(/^0 emails requeued\.\n2 emails left out/);
  expect(await operate(origin, 'arrived', reference, '--kind', 'visitor')).toEqual({
    status: 0,
    output: '1 email settled.\n',
  });
  expect((await operate(origin, 'requeue', reference, '--include-unknown')).output).toBe('1 email requeued.\n');
  await expect.poll(async () => (await operate(origin, 'health')).status, WAIT).toBe(0);
});

test('a late request is red until it is marked as answered', async ({ stack, database }) => {
  const { origin } = stack;
  const reference = await submitAndWait(origin, database, 3);
  await database
    .prepare('update itinerary_request set created_at = ?, answered_at = null where reference = ?')
    .bind(new Date(Date.now() - 21 * 60 * 60 * 1000).toISOString(), reference)
    .run();
  expect((await operate(origin, 'health')).output).toMatch(/promise\.late +1/);
  expect((await operate(origin, 'requests')).output).toContain(reference);
  expect(await operate(origin, 'answered', reference)).toEqual({ status: 0, output: 'Marked as answered.\n' });
  expect((await operate(origin, 'health')).status).toBe(0);
});

test('a mailbox that wants no emails gets none until it is lifted, and nobody else is told', async ({
  stack,
  page,
  database,
}) => {
  const { origin } = stack;
  const reference = await submitAndWait(origin, database, 4);
  const email = await findEmail(origin, reference, 'visitor.4@example.com');
  await page.goto(/https?:\S+\/delete\?token=\S+/.exec(email?.text ?? '')?.[0] ?? '');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete the request' }).click();
  await expect(page.getByText('may already have received it by email')).toBeVisible();
  await expect
    .poll(() => database.prepare('select kind, state from outbox where reference = ?').bind(reference).first(), WAIT)
    .toEqual({ kind: 'deletion', state: 'sent' });

  expect((await operate(origin, 'suppressions')).output).toContain('owner');
  const countEmails = async () => {
    const response = await postRequest(origin, 4);
    expect(response.status).toBe(202);
    const own = ((await response.json()) as { reference: string }).reference;
    return database.prepare('select count(*) as count from outbox where reference = ?').bind(own).first('count');
  };
  expect(await countEmails()).toBe(0);
  expect(await operate(origin, 'lift', 'visitor.4@example.com')).toEqual({ status: 0, output: 'Lifted.\n' });
  expect(await countEmails()).toBe(2);
});

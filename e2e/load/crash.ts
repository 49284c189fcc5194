import { execFileSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { startStack, stopStack, waitUntilUp } from '../../scripts/local-stack.ts';
import { PREPARED_STATE, prepareState } from '../stack/prepared-state.ts';
import { findFreePort, openDatabase } from '../stack/test-stack.ts';
import { postRequest, runInParallel } from './post-request.ts';

const STATE = '.stack/e2e/crash';
const API = ['api-function/wrangler.jsonc'];
const CONCURRENCY = 8;
/** How long the load runs before all processes are killed, in milliseconds. */
const LOAD_MS = 6000;
/** All emails must be sent within this time, in milliseconds; a lease of a killed process expires after two minutes. */
const EMAILS_DEADLINE_MS = 4 * 60 * 1000;
const POLL_MS = 2000;
/** Runs the scheduled sweep of the outbox now. */
const SWEEP_PATH = '/cdn-cgi/local/scheduled?cron=*%2F5+*+*+*+*';

/** Lists a process and all its descendants, children first. */
function listProcessTree(pid: number): number[] {
  const descendants = execFileSync('ps', ['-o', 'pid=,ppid=', '-A'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .flatMap(([child = 0]) => listProcessTree(child));
  return [...descendants, pid];
}

/** Numbers of stored requests, of sent emails, and of email addresses with more than one request. */
type Counts = { stored: number; emails: number; duplicates: number };

async function countStored(): Promise<Counts> {
  const { value: database, close } = await openDatabase(STATE);
  try {
    const row = await database
      .prepare(
        `select (select count(*) from itinerary_request) as stored,
           (select count(*) from outbox where state = 'sent') as emails,
           (select count(*) from (select user_email from itinerary_request group by user_email having count(*) > 1)) as duplicates`,
      )
      .first<Counts>();
    return row ?? { stored: 0, emails: 0, duplicates: 0 };
  } finally {
    await close();
  }
}

/** Sends requests, kills all processes meanwhile, and returns the numbers of the accepted requests. */
async function loadAndKill(): Promise<Set<number>> {
  const port = await findFreePort();
  const server = startStack(STATE, port, API);
  await waitUntilUp(server, port);
  const accepted = new Set<number>();
  let isAlive = true;
  const killTimer = setTimeout(() => {
    for (const pid of listProcessTree(server.pid ?? 0)) process.kill(pid, 'SIGKILL');
    isAlive = false;
  }, LOAD_MS);
  await runInParallel(
    CONCURRENCY,
    () => isAlive,
    async (number) => {
      const response = await postRequest(`http://127.0.0.1:${port}`, number).catch(() => null);
      if (response?.status === 202) accepted.add(number);
    },
  );
  clearTimeout(killTimer);
  return accepted;
}

/** Starts the API again and sweeps the outbox until all emails are sent, or the deadline has passed. */
async function restartAndSweep(): Promise<Counts> {
  const port = await findFreePort();
  const server = startStack(STATE, port, API);
  try {
    await waitUntilUp(server, port);
    const deadline = Date.now() + EMAILS_DEADLINE_MS;
    let counts = await countStored();
    while (counts.emails !== 2 * counts.stored && Date.now() < deadline) {
      await fetch(`http://127.0.0.1:${port}${SWEEP_PATH}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      counts = await countStored();
    }
    return counts;
  } finally {
    await stopStack(server);
  }
}

await prepareState();
await rm(STATE, { recursive: true, force: true });
await cp(PREPARED_STATE, STATE, { recursive: true });
const accepted = await loadAndKill();
const { stored, emails, duplicates } = await restartAndSweep();
console.log(`accepted ${accepted.size}, stored ${stored}, sent ${emails} emails (two each), duplicates ${duplicates}`);
const hasFailed = accepted.size > stored || emails !== 2 * stored || duplicates > 0;
console.log(hasFailed ? 'FAILED: a request or an email was lost or duplicated.' : 'Nothing was lost or duplicated.');
process.exit(hasFailed ? 1 : 0);

import { execFileSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { getPlatformProxy } from 'wrangler';
import { startStack, stopStack, waitUntilUp } from '../../scripts/local-stack.ts';
import prepare, { PREPARED_STATE } from '../stack/global-setup.ts';
import { findFreePort } from '../stack/test-stack.ts';
import { inParallel, postRequest } from './post.ts';

const STATE = '.stack/e2e/crash';
const API = ['api-function/wrangler.jsonc'];
const WIDTH = 8;
/** How long the load runs before everything is killed, in milliseconds. */
const UNTIL_CRASH_MS = 6000;
/** Letters go out within this, in milliseconds; a lease that the crash left open lasts two minutes. */
const MAILED_WITHIN_MS = 4 * 60 * 1000;
const SWEEP = '/cdn-cgi/local/scheduled?cron=*%2F5+*+*+*+*';

function treeOf(pid: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=,ppid=', '-A'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .flatMap(([child = 0]) => treeOf(child));
  return [...children, pid];
}

type Count = { stored: number; mailed: number; doubled: number };

async function count(): Promise<Count> {
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: 'api-function/wrangler.jsonc',
    persist: { path: `${STATE}/v3` },
    envFiles: [],
  });
  try {
    const row = await env.DB.prepare(
      `select (select count(*) from itinerary_request) as stored,
         (select count(*) from outbox where state = 'sent') as mailed,
         (select count(*) from (select user_email from itinerary_request group by user_email having count(*) > 1)) as doubled`,
    ).first<Count>();
    return row ?? { stored: 0, mailed: 0, doubled: 0 };
  } finally {
    await dispose();
  }
}

async function loadAndKill(): Promise<Set<number>> {
  const port = await findFreePort();
  const server = startStack(STATE, port, API);
  await waitUntilUp(server, port);
  const accepted = new Set<number>();
  let alive = true;
  const killed = setTimeout(() => {
    for (const pid of treeOf(server.pid ?? 0)) process.kill(pid, 'SIGKILL');
    alive = false;
  }, UNTIL_CRASH_MS);
  await inParallel(
    WIDTH,
    () => alive,
    async (number) => {
      const answer = await postRequest(`http://127.0.0.1:${port}`, number).catch(() => null);
      if (answer?.status === 202) accepted.add(number);
    },
  );
  clearTimeout(killed);
  return accepted;
}

async function restartAndSweep(letters: (found: Count) => boolean): Promise<Count> {
  const port = await findFreePort();
  const server = startStack(STATE, port, API);
  try {
    await waitUntilUp(server, port);
    const deadline = Date.now() + MAILED_WITHIN_MS;
    let found = await count();
    while (!letters(found) && Date.now() < deadline) {
      await fetch(`http://127.0.0.1:${port}${SWEEP}`);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      found = await count();
    }
    return found;
  } finally {
    await stopStack(server);
  }
}

await prepare();
await rm(STATE, { recursive: true, force: true });
await cp(PREPARED_STATE, STATE, { recursive: true });
const accepted = await loadAndKill();
const { stored, mailed, doubled } = await restartAndSweep((found) => found.mailed === 2 * found.stored);
console.log(`accepted ${accepted.size}, stored ${stored}, mailed ${mailed} letters (two each), doubled ${doubled}`);
const lost = accepted.size > stored || mailed !== 2 * stored || doubled > 0;
console.log(lost ? 'Something was lost or doubled.' : 'Nothing was lost, nothing doubled.');
process.exit(lost ? 1 : 0);

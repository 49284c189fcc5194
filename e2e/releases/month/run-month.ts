import { findOrInstallBrowser } from '@almaty/delivery/browser';
import { getBucketBinding, REMOTE_NAMES } from '@almaty/delivery/schema';
import { chromium } from '@playwright/test';
import { Random } from '../../../shared-planner/src/solver/random.ts';
import { prepareState } from '../../stack/prepared-state.ts';
import { openBuckets, openDatabase, withStack } from '../../stack/test-stack.ts';
import { createTally, type Tally } from './tally.ts';
import { runTeam } from './teams.ts';
import { runVisitors } from './visitors.ts';

/** How many numbers of one seed belong to one team or visitor. */
const SEED_STEP = 1000;

/** How long it takes, how many visitors there are, and what the random numbers begin with. */
type MonthOptions = { minutes: number; visitors: number; seed: number };

/** The number of requests that the database has. */
async function countStored(state: string): Promise<number> {
  const { value: database, close } = await openDatabase(state);
  const row = await database.prepare('SELECT COUNT(*) AS count FROM itinerary_request').first<{ count: number }>();
  await close();
  return row?.count ?? 0;
}

/**
 * Lets the teams release while visitors browse.
 *
 * @returns what happened and what went wrong.
 */
export async function runMonth({ minutes, visitors, seed }: MonthOptions): Promise<Tally> {
  const tally = createTally();
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path });
  await prepareState();
  await withStack('month', async (stack) => {
    const { value: buckets, close } = await openBuckets(stack.state);
    const until = Date.now() + minutes * 60_000;
    const getRandom = (index: number) => new Random(seed * SEED_STEP + index);
    await Promise.all([
      ...REMOTE_NAMES.map((remote, index) =>
        runTeam({ remote, bucket: buckets[getBucketBinding(remote)], stack, random: getRandom(index), tally, until }),
      ),
      ...Array.from({ length: visitors }, (_, index) =>
        runVisitors({ browser, origin: stack.origin, random: getRandom(100 + index), tally, until }),
      ),
    ]);
    await close();
    const stored = await countStored(stack.state);
    tally.counts['requests stored'] = stored;
    const lost = tally.counts['requests confirmed'] - stored;
    if (lost > 0) tally.failures['lost requests'].push(`${lost} were confirmed and are not stored`);
  });
  await browser.close();
  return tally;
}

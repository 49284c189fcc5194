import { parseArgs } from 'node:util';
import { findOrInstallBrowser } from '@almaty/delivery/browser';
import { REMOTE_NAMES } from '@almaty/delivery/schema';
import { chromium } from '@playwright/test';
import { Random } from '../../shared-planner/src/solver/random.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { openBuckets, openDatabase, withStack } from '../stack/test-stack.ts';
import { createTally, describeTally, hasFailed, type Tally } from './month/tally.ts';
import { runTeam } from './month/teams.ts';
import { runVisitors } from './month/visitors.ts';

const USAGE = `Lets the teams of the remotes release at random, well and badly, while visitors browse and send requests, and counts
what went wrong. It needs the builds of npm start.

  node e2e/releases/month.ts [--minutes 10] [--visitors 2] [--seed 1]`;

/** How many numbers of one seed belong to one team or visitor. */
const SEED_STEP = 1000;

/** @throws TypeError when the arguments cannot be used. */
function parseNumbers() {
  const options = {
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { help, ...numbers } = parseArgs({ options }).values;
  for (const [name, text] of Object.entries(numbers))
    if (!/^[1-9]\d{0,3}$/.test(text)) throw new TypeError(`--${name} needs a number from 1, and not ${text}`);
  const { minutes, visitors, seed } = numbers;
  return { isHelp: help, minutes: Number(minutes), visitors: Number(visitors), seed: Number(seed) };
}

/** The number of requests that the database has. */
async function countStored(state: string): Promise<number> {
  const { value: database, close } = await openDatabase(state);
  const row = await database.prepare('SELECT COUNT(*) AS count FROM itinerary_request').first<{ count: number }>();
  await close();
  return row?.count ?? 0;
}

async function runMonth({ minutes, visitors, seed }: Omit<ReturnType<typeof parseNumbers>, 'isHelp'>): Promise<Tally> {
  const tally = createTally();
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path });
  await prepareState();
  await withStack('month', async (stack) => {
    const { value: buckets, close } = await openBuckets(stack.state);
    const until = Date.now() + minutes * 60_000;
    const getRandom = (index: number) => new Random(seed * SEED_STEP + index);
    const bucketOf = {
      catalogue: buckets.R2_CATALOGUE,
      itinerary: buckets.R2_ITINERARY,
      'trip-tips': buckets.R2_TRIP_TIPS,
    };
    await Promise.all([
      ...REMOTE_NAMES.map((remote, index) =>
        runTeam({ remote, bucket: bucketOf[remote], stack, random: getRandom(index), tally, until }),
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

try {
  const { isHelp, ...options } = parseNumbers();
  if (isHelp) console.log(USAGE);
  else {
    const tally = await runMonth(options);
    console.log(describeTally(tally));
    if (hasFailed(tally)) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}

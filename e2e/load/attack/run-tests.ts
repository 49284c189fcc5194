import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { REPORT_FOLDER } from '../../../scripts/test-runners.ts';
import type { Attack, Finding } from './attack.ts';

type Counts = { numPassedTests: number; numFailedTests: number; success: boolean };

/** Runs tests with Vitest, and counts them. */
async function runTests(args: readonly string[]): Promise<Finding> {
  const report = `${REPORT_FOLDER}/attack.json`;
  mkdirSync(REPORT_FOLDER, { recursive: true });
  rmSync(report, { force: true });
  const child = spawn('vitest', ['run', ...args, '--reporter=json', `--outputFile=${process.cwd()}/${report}`], {
    stdio: 'ignore',
  });
  await once(child, 'close');
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8')) as Counts;
  return {
    seen: `vitest run ${args.join(' ')}: ${numPassedTests} passed, ${numFailedTests} failed`,
    held: success && numPassedTests > 0,
  };
}

const IN_API = ['--root', 'api-function'];
const IN_SHELL = ['-c', 'shell/worker/vitest.config.ts'];

const createTested = (id: string, name: string, expected: string, ...args: readonly string[]): Attack<null> => ({
  ...{ id, name, expected },
  run: () => runTests(args),
});

/** What only tests can try: what takes a restore, a browser's storage, another day, or https. */
export const testedAttacks: readonly Attack<null>[] = [
  createTested(
    'M4',
    'Links taken back, requests erased and links of the desk ended after the backup, then a restore',
    'they stay so; the API is paused meanwhile',
    ...[...IN_API, 'restore/restore', 'src/pause/pause'],
  ),
  createTested(
    'M5.2',
    'A page, a file and an API over http and over https',
    '308 to https; HSTS and nosniff on every response',
    ...[...IN_SHELL, 'transport'],
  ),
  createTested(
    'L5',
    '?mfe= with a version that is neither live nor candidate, without the key of the teams',
    'no preview and no cookie',
    ...[...IN_SHELL, 'preview'],
  ),
  createTested(
    'L8',
    'The copy of a plan in a browser, 30 days after the trip',
    'dropped',
    ...['--project', 'mfe-itinerary', 'local-copy'],
  ),
  createTested(
    'L11',
    'Each stored field against the privacy page',
    'each is named',
    ...['--project', 'scripts', 'privacy'],
  ),
  createTested(
    'held.11',
    'Deletion of requests that are over, and of what waited for two days',
    'nothing is left',
    ...[...IN_API, 'src/retention'],
  ),
];

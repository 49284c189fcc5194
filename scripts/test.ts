import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallBrowser } from '../e2e/browser/find-browser.ts';
import { buildChanged } from './build.ts';

/** What a step found: a check counts as one, a suite as its tests. */
type Tally = { passed: number; failed: number };

const REPORTS = '.stack/reports';
const remotes = ['mfe-catalogue', 'mfe-itinerary', 'mfe-trip-tips'];
const typed = [
  ...['scripts', 'art', 'shared-store', 'shared-ui', 'shared-delivery', 'shell', 'shell/worker'],
  ...remotes,
  ...['api-function', 'e2e'],
];

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status === 0;
}

const check = (command: string, ...args: string[]): Tally =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Reads a suite's report; a suite that broke outside its tests, or ran none, has failed too. */
function tally(ok: boolean, count: () => Tally): Tally {
  try {
    const { passed, failed } = count();
    return { passed, failed: Math.max(failed, ok && passed > 0 ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(name: string, ...args: string[]): Tally {
  const report = `${process.cwd()}/${REPORTS}/${name}.json`;
  const ok = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]);
  return tally(ok, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

function playwright(): Tally {
  const browser = findOrInstallBrowser();
  console.log(`[test] browser ${browser.how}: ${browser.path}`);
  const report = `${process.cwd()}/${REPORTS}/e2e.json`;
  const args = ['test', '-c', 'e2e', '--reporter=list,json'];
  const ok = run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return tally(ok, () => {
    const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, 'utf8')).stats;
    if (flaky > 0) console.log(`[test] ${flaky} needed a second try: they are marked "flaky" above, and want mending`);
    return { passed: expected + flaky, failed: unexpected };
  });
}

async function build(): Promise<Tally> {
  try {
    await buildChanged();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** Everything that is checked, in the order in which a mistake shows soonest. Types of the Worker need the build. */
const steps: readonly [string, () => Tally | Promise<Tally>][] = [
  ['lint, format and import directions', () => check('biome', 'check', '.')],
  ['unused files, exports and dependencies', () => check('knip', '--no-config-hints')],
  ['build', build],
  ...typed.map((folder): [string, () => Tally] => [`types of ${folder}`, () => check('tsc', '-p', folder)]),
  ['unit and contract tests', () => vitest('unit')],
  ['Worker tests of the API', () => vitest('api', '--root', 'api-function')],
  ['Worker tests of the shell', () => vitest('shell-worker', '-c', 'shell/worker/vitest.config.ts')],
  ['journeys and faults in Chromium', playwright],
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const [name, step] of steps) {
  console.log(`[test] ${name}`);
  const { passed, failed } = await step();
  if (failed > 0) console.log(`[test] ${name}: FAILED`);
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findOrInstallBrowser } from '../e2e/browser/find-browser.ts';

/** The result of a step: a check counts as one test, a suite as its tests. */
export type Tally = { passed: number; failed: number };

/** Where suites write their JSON reports. */
export const REPORT_FOLDER = '.stack/reports';

const PASSED: Tally = { passed: 1, failed: 0 };
const FAILED: Tally = { passed: 0, failed: 1 };

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  return status === 0;
}

/** Runs a command that passes when it exits with 0. */
export const runCheck = (command: string, ...args: string[]): Tally => (run(command, args) ? PASSED : FAILED);

/** Runs an action that passes when it does not throw. */
export async function runAction(action: () => Promise<unknown>): Promise<Tally> {
  try {
    await action();
    return PASSED;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}

/** Counts the tests of a report; a suite that failed outside its tests, or ran none where it must, has failed. */
function readTally(isSuccess: boolean, mayBeEmpty: boolean, readReport: () => Tally): Tally {
  try {
    const { passed, failed } = readReport();
    const isComplete = isSuccess && (passed > 0 || mayBeEmpty);
    return { passed, failed: Math.max(failed, isComplete ? 0 : 1) };
  } catch {
    return FAILED;
  }
}

/**
 * Runs Vitest.
 *
 * @param name name of the report.
 */
export function runVitest(name: string, ...args: string[]): Tally {
  const report = `${process.cwd()}/${REPORT_FOLDER}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isSuccess = run('vitest', ['run', ...reporters, ...args]);
  return readTally(isSuccess, false, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

/**
 * Runs Playwright in a browser of this machine, which it installs when there is none.
 *
 * @param tags runs the tests with one of these tags; null runs all.
 */
export function runPlaywright(tags: readonly string[] | null): Tally {
  const browser = findOrInstallBrowser();
  console.log(`[test] browser ${browser.origin}: ${browser.path}`);
  const report = `${process.cwd()}/${REPORT_FOLDER}/e2e.json`;
  const selection = tags === null ? [] : ['--grep', tags.join('|'), '--pass-with-no-tests'];
  const args = ['test', '-c', 'e2e', '--reporter=list,json', ...selection];
  const isSuccess = run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return readTally(isSuccess, tags !== null, () => {
    const { expected, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed: expected, failed: unexpected };
  });
}

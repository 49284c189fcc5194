import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findOrInstallBrowser } from '../shared-delivery/src/browser/find-browser.ts';

/** The result of a step: a check counts as one test, a suite as its tests. */
export type Tally = { passed: number; failed: number };

/** Where suites write their JSON reports. */
export const REPORT_FOLDER = '.stack/reports';

export const PASSED: Tally = { passed: 1, failed: 0 };
const FAILED: Tally = { passed: 0, failed: 1 };

/** Runs a command, whose output is shown as it comes. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  try {
    const [status] = await once(child, 'close');
    return status === 0;
  } catch (error) {
    console.error(`${command} could not be started: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/** Runs a command that passes when it exits with 0. */
export const runCheck = async (command: string, ...args: string[]): Promise<Tally> =>
  (await run(command, args)) ? PASSED : FAILED;

/** Runs a step; an error that it throws counts as one failed test. */
export async function runStep(step: () => Promise<Tally>): Promise<Tally> {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return FAILED;
  }
}

/** Counts the tests of a report; a suite that failed outside its tests, or ran none, has failed. */
function readTally(isSuccess: boolean, readReport: () => Tally): Tally {
  try {
    const { passed, failed } = readReport();
    return { passed, failed: Math.max(failed, isSuccess && passed > 0 ? 0 : 1) };
  } catch {
    return FAILED;
  }
}

/**
 * Runs Vitest.
 *
 * @param name the name of the report.
 * @param args further arguments of Vitest.
 */
export async function runVitest(name: string, ...args: string[]): Promise<Tally> {
  const report = `${process.cwd()}/${REPORT_FOLDER}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isSuccess = await run('vitest', ['run', ...reporters, ...args]);
  return readTally(isSuccess, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

/**
 * Runs Playwright in a browser of this machine, which it installs when there is none.
 *
 * @param titles runs the tests whose titles, of which the file and the tags are part, contain one of these, long ones
 *   too, because a change of one has to be tried; null runs all but the long ones.
 * @param selection further arguments of Playwright: files of e2e by what their paths contain, such as `core/`, or a share of all.
 */
export async function runPlaywright(titles: readonly string[] | null, ...selection: readonly string[]): Promise<Tally> {
  const browser = findOrInstallBrowser();
  console.log(`[test] browser ${browser.origin}: ${browser.path}`);
  const report = `${process.cwd()}/${REPORT_FOLDER}/e2e.json`;
  const grep = titles === null ? [] : ['--grep', titles.join('|')];
  const args = ['test', '-c', 'e2e', '--reporter=list,json', ...grep, ...selection];
  const isSuccess = await run('playwright', args, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(titles && { LONG_TESTS: '1' }),
  });
  return readTally(isSuccess, () => {
    const { expected, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed: expected, failed: unexpected };
  });
}

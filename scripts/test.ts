import { mkdirSync, rmSync } from 'node:fs';
import { createCommand, InvalidArgumentError, runCommand } from '../shared-commands/src/index.ts';
import { findAffected, readImports } from './affected-files.ts';
import { buildChanged } from './build-changed.ts';
import { listChangedFiles } from './changed-files.ts';
import { isWorkerAffected, selectBrowserTests, selectPackages, selectUnitTests } from './select-tests.ts';
import { PASSED, REPORT_FOLDER, runCheck, runPlaywright, runStep, runVitest, type Tally } from './test-runners.ts';
import { readPackageGraph } from './workspace.ts';

type Step = { name: string; run: () => Promise<Tally> };

/**
 * The steps in the order in which they report a mistake soonest, in groups of which two steps run at a time; the types of the
 * shell's Worker need the build.
 *
 * @param base the git revision to compare with; null runs everything.
 * @param isAll whether all browser tests run, instead of the core ones.
 */
async function createSteps(base: string | null, isAll: boolean): Promise<Step[][]> {
  const graph = readPackageGraph();
  const affected = base === null ? null : findAffected(listChangedFiles(base), graph, await readImports(graph));
  const packages = affected && selectPackages(affected);
  const typed = [...graph.keys()]
    .filter((folder) => packages === null || packages.has(folder))
    .flatMap((folder) => (folder === 'shell' ? [folder, 'shell/worker'] : [folder]));
  const unitTests = affected === null ? [] : selectUnitTests(affected);
  const browserTests = affected === null ? null : selectBrowserTests(affected);
  const changedBrowserTests = browserTests?.filter((title) => title.includes('/')) ?? [];
  const alone = (name: string, run: Step['run']): Step[] => [{ name, run }];
  const sources = [
    {
      name: 'import rules',
      run: () => runCheck('depcruise', '--config', '.dependency-cruiser.mjs', ...graph.keys(), 'scripts'),
    },
    { name: 'unused files, exports and dependencies', run: () => runCheck('knip', '--no-config-hints') },
    { name: 'links of documents', run: () => runCheck('remark', '-fq', '--no-stdout', 'docs', 'art', '*.md') },
  ];
  const types = ['scripts', ...typed].map((folder) => ({
    name: `types of ${folder}`,
    run: () => runCheck('tsc', '-p', folder),
  }));
  const inWorkerd = (folder: 'api-function' | 'shell', name: string, run: Step['run']): Step[] =>
    affected === null || isWorkerAffected(affected, folder) ? [{ name, run }] : [];
  const apiTests = inWorkerd('api-function', 'tests of the API in workerd', () =>
    runVitest('api', '--root', 'api-function'),
  );
  const workerTests = inWorkerd('shell', "tests of the shell's Worker in workerd", () =>
    runVitest('shell-worker', '-c', 'shell/worker/vitest.config.ts'),
  );
  return [
    alone('lint and format', () => runCheck('biome', 'check', '.')),
    sources,
    alone('build', () => buildChanged().then(() => PASSED)),
    // Each of these keeps one core busy; the longest is the first, so that both are done at the same time.
    [...apiTests, ...types, ...workerTests],
    alone('unit and contract tests', () => runVitest('unit', ...unitTests)),
    ...(browserTests === null || browserTests.length > 0
      ? [
          isAll
            ? alone('all browser tests in Chromium', () => runPlaywright(browserTests))
            : alone('core browser tests in Chromium', () =>
                runPlaywright(browserTests, 'core/', ...changedBrowserTests),
              ),
        ]
      : []),
  ];
}

async function runTimed({ name, run }: Step): Promise<Tally> {
  const startedAt = performance.now();
  console.log(`[test] ${name}`);
  const tally = await runStep(run);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`[test] ${name}: ${tally.failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s`);
  return tally;
}

async function runSteps(groups: readonly Step[][]): Promise<Tally> {
  rmSync(REPORT_FOLDER, { recursive: true, force: true });
  mkdirSync(REPORT_FOLDER, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const group of groups) {
    const waiting = [...group];
    const runWaiting = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        const { passed, failed } = await runTimed(step);
        total.passed += passed;
        total.failed += failed;
      }
    };
    await Promise.all([runWaiting(), runWaiting()]);
  }
  return total;
}

export const testCommand = createCommand(
  'npm test --',
  `Runs the checks, all tests in Node and workerd, and the core browser tests, and ends with "N passed, N failed".`,
)
  .option('--all', 'all browser tests too, as before a change lands')
  .option('--changed', 'of these, what the uncommitted change affects')
  .option('--base <revision>', 'with --changed: what has changed since a git revision')
  .action(async ({ all = false, changed = false, base }) => {
    if (base !== undefined && !changed) throw new InvalidArgumentError('--base needs --changed.');
    const { passed, failed } = await runSteps(await createSteps(changed ? (base ?? 'HEAD') : null, all));
    process.exitCode = failed > 0 ? 1 : 0;
    console.log(`${passed} passed, ${failed} failed`);
  });

if (import.meta.main) await runCommand(testCommand);

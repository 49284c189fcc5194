import { mkdirSync, rmSync } from 'node:fs';
import { createCommand, InvalidArgumentError, Option, runCommand } from '../shared-commands/src/index.ts';
import { readPackageGraph } from '../shared-delivery/src/workspace/workspace.ts';
import { compileAll } from '../shared-languages/build/compile-all.ts';
import { findAffected, readImports } from './affected-files.ts';
import { buildChanged } from './build-changed.ts';
import { listChangedFiles } from './changed-files.ts';
import { isWorkerAffected, selectBrowserTests, selectPackages, selectUnitTests } from './select-tests.ts';
import { parseShard, type Shard } from './shard.ts';
import { PASSED, REPORT_FOLDER, runCheck, runPlaywright, runStep, runVitest, type Tally } from './test-runners.ts';

type Step = { name: string; run: () => Promise<Tally> };

/** What is tested: `base` is the git revision to compare with, null for everything; `isAll` adds the browser tests outside core. */
type Selection = { base: string | null; isAll: boolean; shard: Shard | null };

/**
 * The steps in the order in which they report a mistake soonest, in groups of which two steps run at a time; the types of the
 * shell's Worker need the build.
 */
export async function createSteps({ base, isAll, shard }: Selection): Promise<Step[][]> {
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
  const build = alone('build', () => buildChanged().then(() => PASSED));
  const checks = [
    alone('lint and format', () => runCheck('biome', 'check', '.')),
    sources,
    build,
    // Each of these keeps one core busy; the longest is the first, so that both are done at the same time.
    [...apiTests, ...types, ...workerTests],
    alone('unit and contract tests', () => runVitest('unit', ...unitTests)),
  ];
  if (shard === 'checks') return checks;
  if (shard) {
    const name = `all browser tests in Chromium, ${shard}`;
    return [build, alone(name, () => runPlaywright(browserTests, `--shard=${shard}`))];
  }
  if (browserTests?.length === 0) return checks;
  const browser = isAll
    ? alone('all browser tests in Chromium', () => runPlaywright(browserTests))
    : alone('core browser tests in Chromium', () => runPlaywright(browserTests, 'core/', ...changedBrowserTests));
  return [...checks, browser];
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
  .addOption(
    new Option(
      '--shard <part>',
      'with --all: one part of several, each for a machine of its own, such as 2/4; the first has all but the browser tests, which the others share',
    )
      .argParser(parseShard)
      .conflicts('changed'),
  )
  .action(async ({ all: isAll = false, changed = false, base, shard = null }) => {
    if (base !== undefined && !changed) throw new InvalidArgumentError('--base needs --changed.');
    if (shard && !isAll) throw new InvalidArgumentError('--shard needs --all: the core tests have no parts.');
    // The checks read the compiled messages before the build writes them.
    compileAll();
    const steps = await createSteps({ base: changed ? (base ?? 'HEAD') : null, isAll, shard });
    const { passed, failed } = await runSteps(steps);
    process.exitCode = failed > 0 ? 1 : 0;
    console.log(`${passed} passed, ${failed} failed`);
  });

if (import.meta.main) await runCommand(testCommand);

import { mkdirSync, rmSync } from 'node:fs';
import { buildChanged } from './build-changed.ts';
import { listChangedFiles } from './changed-files.ts';
import { selectBrowserTests, selectUnitProjects } from './select-tests.ts';
import { parseTestOptions, type TestOptions, USAGE } from './test-options.ts';
import { PASSED, REPORT_FOLDER, runCheck, runPlaywright, runStep, runVitest, type Tally } from './test-runners.ts';
import { findAffectedPackages, readPackageGraph } from './workspace.ts';

type Step = { name: string; run: () => Tally | Promise<Tally> };

/** The steps in the order in which they report a mistake soonest; the types of the shell's Worker need the build. */
function createSteps({ base, isAll }: TestOptions): Step[] {
  const graph = readPackageGraph();
  const affected = base === null ? null : findAffectedPackages(listChangedFiles(base), graph);
  const isAffected = (folder: string) => affected === null || affected.has(folder);
  const typed = [...graph.keys()]
    .filter(isAffected)
    .flatMap((folder) => (folder === 'shell' ? [folder, 'shell/worker'] : [folder]));
  const projects = affected === null ? [] : selectUnitProjects(affected);
  const tags = affected === null ? null : selectBrowserTests(affected);
  return [
    { name: 'lint and format', run: () => runCheck('biome', 'check', '.') },
    {
      name: 'import rules',
      run: () => runCheck('depcruise', '--config', '.dependency-cruiser.mjs', ...graph.keys(), 'scripts'),
    },
    { name: 'unused files, exports and dependencies', run: () => runCheck('knip', '--no-config-hints') },
    { name: 'build', run: () => buildChanged().then(() => PASSED) },
    ...['scripts', ...typed].map((folder) => ({
      name: `types of ${folder}`,
      run: () => runCheck('tsc', '-p', folder),
    })),
    {
      name: 'unit and contract tests',
      run: () => runVitest('unit', ...projects.flatMap((project) => ['--project', project])),
    },
    ...(isAffected('api-function')
      ? [{ name: 'tests of the API in workerd', run: () => runVitest('api', '--root', 'api-function') }]
      : []),
    ...(isAffected('shell')
      ? [
          {
            name: "tests of the shell's Worker in workerd",
            run: () => runVitest('shell-worker', '-c', 'shell/worker/vitest.config.ts'),
          },
        ]
      : []),
    ...(tags === null || tags.length > 0
      ? [
          isAll
            ? { name: 'all browser tests in Chromium', run: () => runPlaywright(tags) }
            : { name: 'core browser tests in Chromium', run: () => runPlaywright(tags, 'core/') },
        ]
      : []),
  ];
}

async function runSteps(steps: readonly Step[]): Promise<Tally> {
  rmSync(REPORT_FOLDER, { recursive: true, force: true });
  mkdirSync(REPORT_FOLDER, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    const startedAt = performance.now();
    console.log(`[test] ${name}`);
    const { passed, failed } = await runStep(run);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`[test] ${name}: ${failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

try {
  const options = parseTestOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else {
    const { passed, failed } = await runSteps(createSteps(options));
    process.exitCode = failed > 0 ? 1 : 0;
    console.log(`${passed} passed, ${failed} failed`);
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exitCode = 2;
}

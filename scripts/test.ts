import { mkdirSync, rmSync } from 'node:fs';
import { buildChanged } from './build-changed.ts';
import { listChangedFiles } from './changed-files.ts';
import { parseTestOptions, type TestOptions, USAGE } from './test-options.ts';
import { REPORT_FOLDER, runAction, runCheck, runPlaywright, runVitest, type Tally } from './test-runners.ts';
import { findAffectedPackages, readPackageGraph } from './workspace.ts';

/** The packages that a page of the site consists of. */
const SITE_PACKAGES = ['shell', 'mfe-catalogue', 'mfe-itinerary', 'mfe-trip-tips', 'api-function'];

/** The packages whose tests are not a project of vitest.config.ts. */
const hasNodeTests = (folder: string) => !['api-function', 'e2e'].includes(folder);

type Step = { name: string; run: () => Tally | Promise<Tally> };

/** The tags of the browser tests to run; null for all. A change of shell or API can affect every journey. */
function selectBrowserTests(affected: ReadonlySet<string>): readonly string[] | null {
  const changed = SITE_PACKAGES.filter((folder) => affected.has(folder));
  const areRemotes = changed.every((folder) => folder.startsWith('mfe-'));
  return areRemotes && !affected.has('e2e') ? changed.map((folder) => `@${folder.replace('mfe-', '')}`) : null;
}

/** The steps in the order in which they report a mistake soonest; the types of the shell's Worker need the build. */
function createSteps({ base }: TestOptions): Step[] {
  const graph = readPackageGraph();
  const affected = base === null ? null : findAffectedPackages(listChangedFiles(base), graph);
  const isAffected = (folder: string) => affected === null || affected.has(folder);
  const typed = [...graph.keys()]
    .filter(isAffected)
    .flatMap((folder) => (folder === 'shell' ? [folder, 'shell/worker'] : [folder]));
  // The tests of scripts read every file, and those of a package also files that Vitest's own --changed does not see.
  const projects = ['scripts', ...[...graph.keys()].filter((folder) => isAffected(folder) && hasNodeTests(folder))];
  const isSiteAffected = SITE_PACKAGES.some(isAffected) || isAffected('e2e');
  const tags = affected === null ? null : selectBrowserTests(affected);
  return [
    { name: 'lint and format', run: () => runCheck('biome', 'check', '.') },
    {
      name: 'import rules',
      run: () => runCheck('depcruise', '--config', '.dependency-cruiser.mjs', ...graph.keys(), 'scripts'),
    },
    { name: 'unused files, exports and dependencies', run: () => runCheck('knip', '--no-config-hints') },
    { name: 'build', run: () => runAction(buildChanged) },
    ...['scripts', ...typed].map((folder) => ({
      name: `types of ${folder}`,
      run: () => runCheck('tsc', '-p', folder),
    })),
    {
      name: 'unit and contract tests',
      run: () => runVitest('unit', ...projects.flatMap((name) => ['--project', name])),
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
    ...(isSiteAffected ? [{ name: 'browser tests in Chromium', run: () => runPlaywright(tags) }] : []),
  ];
}

async function runSteps(steps: readonly Step[]): Promise<Tally> {
  rmSync(REPORT_FOLDER, { recursive: true, force: true });
  mkdirSync(REPORT_FOLDER, { recursive: true });
  const total = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    const startedAt = performance.now();
    console.log(`[test] ${name}`);
    const { passed, failed } = await run();
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

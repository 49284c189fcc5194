import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';

/** A check has passed or failed as a whole; a suite counts its tests in a JSON report. */
type Step = { name: string; command: string; args: string[]; cwd?: string; report?: string };

const REPORTS = '.stack/reports';
const projects = ['shared-store'];
const steps: Step[] = [
  { name: 'lint and boundaries', command: 'biome', args: ['check', '.'] },
  ...['scripts', 'shared-store', 'shared-ui', 'shared-delivery', 'shell', 'shell/worker', 'api-function'].map(
    (folder) => ({
      name: `types of ${folder}`,
      command: 'tsc',
      args: ['-p', folder],
    }),
  ),
  ...projects.map((name) => ({
    name: `unit tests of ${name}`,
    command: 'vitest',
    args: [
      'run',
      '--root',
      name,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=../${REPORTS}/${name}.json`,
    ],
    report: `${REPORTS}/${name}.json`,
  })),
];

function tally({ report }: Step, ok: boolean): { passed: number; failed: number } {
  if (!report || !existsSync(report)) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that broke outside its tests, or ran none, has failed too.
  const broken = !ok || numPassedTests === 0;
  return { passed: numPassedTests, failed: Math.max(numFailedTests, broken ? 1 : 0) };
}

mkdirSync(REPORTS, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`[test] ${step.name}`);
  const { status } = spawnSync(step.command, step.args, { stdio: 'inherit' });
  const { passed, failed } = tally(step, status === 0);
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);

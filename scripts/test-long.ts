import { mkdirSync, writeFileSync } from 'node:fs';
import { createCommand, Option, parseInteger, runCommand } from '../shared-commands/src/index.ts';

/** The long proofs, in the order in which they report a mistake soonest: what each runs, with the seed of this night. */
const PROOFS = {
  properties: () => ['vitest', 'run', '--project', 'shared-planner', '--project', 'mfe-catalogue'],
  bodies: () => ['vitest', 'run', '--root', 'api-function', 'submit-properties'],
  mutations: () => ['vitest', 'run', '--project', 'planner-bench'],
  plans: (seed) => ['node', 'shared-planner/bench/properties.ts', '--seed', seed],
  emails: (seed) => ['node', 'e2e/load/chaos.ts', '--seed', seed],
  kills: (seed) => ['node', 'e2e/load/chaos.ts', '--only-kills', '--requests', '300', '--kills', '3', '--seed', seed],
  attacks: () => ['node', 'e2e/load/attack.ts'],
  releases: (seed) => ['node', 'e2e/releases/month.ts', '--seed', seed],
  browser: () => ['playwright', 'test', '-c', 'e2e'],
  planner: (seed) => ['node', 'shared-planner/bench/requests.ts', '--large', '--seed', seed],
  engines: () => ['node', 'e2e/engines/run.ts'],
  api: () => ['node', 'e2e/bench/api.ts'],
  pages: () => ['node', 'e2e/bench/pages.ts', '--runs', '3'],
} as const satisfies Record<string, (seed: string) => readonly [command: string, ...args: string[]]>;
const NAMES = Object.keys(PROOFS) as (keyof typeof PROOFS)[];

const REPORT = '.stack/reports/long.md';

const runAll = async (names: readonly (keyof typeof PROOFS)[], seed: number) => {
  const { buildChanged } = await import('./build-changed.ts');
  const { REPORT_FOLDER, runCheck } = await import('./test-runners.ts');
  process.env.LONG_TESTS = '1';
  console.log(`[test:long] seed ${seed}`);
  await buildChanged();
  mkdirSync(REPORT_FOLDER, { recursive: true });
  const lines = [`Seed ${seed}`, '', '| proof | result | minutes | command |', '| --- | --- | --- | --- |'];
  let failures = 0;
  for (const name of names) {
    const [command, ...args] = PROOFS[name](String(seed));
    const startedAt = performance.now();
    console.log(`[test:long] ${name}`);
    const { failed } = await runCheck(command, ...args);
    failures += failed;
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    lines.push(`| ${name} | ${failed ? 'FAILED' : 'passed'} | ${minutes} | \`${[command, ...args].join(' ')}\` |`);
    // After each, so that a night that is cut off leaves what it knows.
    writeFileSync(REPORT, `${lines.join('\n')}\n`);
  }
  console.log(lines.join('\n'));
  if (failures > 0) process.exitCode = 1;
};

export const longTestsCommand = createCommand(
  'npm run test:long --',
  `Runs the proofs that take too long for every change, one after the other, goes on after a failure, and prints one report,
which is also in ${REPORT}. Properties of the tests have a seed of their own, which is printed with what breaks them.`,
)
  .option('--seed <number>', 'of what is random; a fresh one, which is printed, unless given', parseInteger(1, 9999))
  .addOption(new Option('--only <proofs...>', 'only these').choices(NAMES))
  .action((options) => runAll(options.only ?? NAMES, options.seed ?? 1 + Math.floor(Math.random() * 9999)));

if (import.meta.main) await runCommand(longTestsCommand);

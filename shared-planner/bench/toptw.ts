import { createCommand, InvalidArgumentError, Option, parseInteger, runCommand } from '@almaty/commands';

const MAX_DAYS = 50;

/** @throws InvalidArgumentError when a text is no number of days and no range of them, such as 1-4. */
function parseDays(text: string): number[] {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (first < 1 || last > MAX_DAYS || first > last)
    throw new InvalidArgumentError(`Give a number from 1 to ${MAX_DAYS}, or a range such as 1-4.`);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export const toptwCommand = createCommand(
  'node shared-planner/bench/toptw.ts',
  `Solves benchmark instances of team orienteering with time windows, verifies the routes and prints the gap to the best known.
It ends with 1 when a file cannot be used, a route breaks a rule, or a score is above a proven optimum.`,
)
  .argument('<paths...>', 'instance files, or folders of them')
  .requiredOption('--days <number or range>', 'how many days (routes), or from how many to how many', parseDays)
  .addOption(
    new Option('--iterations <number>', 'iterations of each run')
      .argParser(parseInteger(0, 1_000_000_000))
      .conflicts('cpu'),
  )
  .option(
    '--cpu <ms>',
    'instead, chooses the iterations of each run so that it takes about so long, in CPU time',
    parseInteger(1, 3_600_000),
  )
  .option('--seed <number>', 'seed of the run', parseInteger(0, 0xffffffff), 1)
  .option('--classes <list>', 'only instances of these classes, such as c,r,rc,pr', (list) => list.split(','))
  .addOption(
    new Option('--reference <csv>', 'best known scores: columns instance, days, best, proven_optimum').conflicts(
      'compareLong',
    ),
  )
  .option(
    '--compare-long <number>',
    'compares with the best of ten runs of so many times as many iterations instead of a reference',
    parseInteger(1, 10_000),
  )
  .option('--json', 'prints JSON')
  .action(async (paths, { days, iterations, cpu, seed, classes, reference, compareLong, json = false }) => {
    const budget = iterations === undefined ? (cpu === undefined ? undefined : { cpu }) : { iterations };
    if (!budget) throw new InvalidArgumentError('Give --iterations or --cpu.');
    const { runBenchmark } = await import('./toptw/run-benchmark.ts');
    const isCorrect = runBenchmark({ paths, days, budget, seed, classes, reference, compareLong, isJson: json });
    if (!isCorrect) process.exitCode = 1;
  });

if (import.meta.main) await runCommand(toptwCommand);

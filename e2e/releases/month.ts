import { createCommand, parseInteger, runCommand } from '@almaty/commands';

export const monthCommand = createCommand(
  'node e2e/releases/month.ts',
  `Lets the teams of the remotes release at random, well and badly, while visitors browse and send requests, and counts what
went wrong. It needs the builds of npm start.`,
)
  .option('--minutes <number>', 'how long', parseInteger(1, 9999), 10)
  .option('--visitors <number>', 'how many at a time', parseInteger(1, 9999), 2)
  .option('--seed <number>', 'of what is random', parseInteger(1, 9999), 1)
  .action(async (options) => {
    const { runMonth } = await import('./month/run-month.ts');
    const { describeTally, hasFailed } = await import('./month/tally.ts');
    const tally = await runMonth(options);
    console.log(describeTally(tally));
    if (hasFailed(tally)) process.exitCode = 1;
  });

if (import.meta.main) await runCommand(monthCommand);

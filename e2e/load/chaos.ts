import { createCommand, parseInteger, runCommand } from '@almaty/commands';

export const chaosCommand = createCommand(
  'node e2e/load/chaos.ts',
  `Sends requests while the database, the queue, the mail server and the processes fail at random, and counts what a mail
server received by Message-ID. It takes about half an hour.`,
)
  .option('--requests <number>', 'how many requests', parseInteger(1, 999_999), 2000)
  .option('--seed <number>', 'of what is random', parseInteger(0, 999_999), 1)
  .option('--kills <number>', 'how often all processes are killed', parseInteger(0, 999_999), 10)
  .option('--only-kills', 'without every other fault')
  .action(async ({ onlyKills = false, ...numbers }) => {
    const { runChaos } = await import('./chaos/chaos.ts');
    if (!(await runChaos({ ...numbers, hasFaults: !onlyKills })))
      throw new Error('FAILED: an email was lost or doubled.');
    console.log('Every email was received exactly once.');
  });

if (import.meta.main) await runCommand(chaosCommand);

import { createCommand, parseInteger, runCommand } from '@almaty/commands';

export const attackCommand = createCommand(
  'node e2e/load/attack.ts',
  `Attacks a local stack as the security review did, with a flood of requests beside honest visitors at the end, and prints
what each attack found. It takes less than ten minutes.`,
)
  .option('--requests <number>', 'of the flood', parseInteger(100, 9999), 2000)
  .option('--only <ids...>', 'only these attacks, such as M1 (all of it) or M1.2')
  .option('--json', 'prints the table as JSON')
  .action(async ({ requests, only = [], json = false }) => {
    const { runAttacks } = await import('./attack/run.ts');
    if (!(await runAttacks({ requests, only, isJson: json }))) throw new Error('FAILED: an attack was not held.');
  });

if (import.meta.main) await runCommand(attackCommand);

import { createCommand, parseInteger, runCommand } from '@almaty/commands';

export const propertiesCommand = createCommand(
  'node shared-planner/bench/properties.ts',
  `Plans random requests and verifies what holds for every plan. For each property that a plan lacks (a rule such as H3,
"items", "schema", "same bytes", "a day more", "error") it prints how many times, in how many plans, and the first request and
what is wrong with its plan. It ends with status 1 if there is one.`,
)
  .option('--count <number>', 'of requests', parseInteger(1, 1_000_000), 10_000)
  .option('--seed <number>', 'of what is random', parseInteger(0, 2 ** 31), 1)
  .option('--max-items <number>', 'of a request', parseInteger(0, 60), 43)
  .option('--max-days <number>', 'of a request', parseInteger(1, 60), 60)
  .option('--data <planning.json>', "planning data; that of the catalogue's last build unless given")
  .option('--json', 'prints the figures as JSON')
  .action(async ({ json, ...options }) => {
    const { verifyProperties } = await import('./requests/verify-properties.ts');
    const { formatFigures } = await import('./requests/figures.ts');
    const figures = verifyProperties({ ...options, data: options.data });
    console.log(json ? JSON.stringify(figures, null, 2) : formatFigures(figures));
    if (figures.requests !== figures['plans without a fault']) process.exitCode = 1;
  });

if (import.meta.main) await runCommand(propertiesCommand);

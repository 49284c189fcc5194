import { createCommand, runCommand } from '@almaty/commands';

export const apiCommand = createCommand(
  'node e2e/bench/api.ts',
  `Measures itinerary requests, with p50 and p99 in milliseconds, beside requests that the API answers without doing anything:
from one visitor and from eight at a time, while their emails are sent by the same process. It writes docs/speed.md, and takes
about two minutes.`,
)
  .option('--json', 'prints all figures as JSON at the end')
  .action(async ({ json }) => {
    const { measureApi, ROUNDS } = await import('./measure-api.ts');
    const { writeApiTable, writeGoals } = await import('./report.ts');
    const { describeRun, saveResults } = await import('./results.ts');
    const figures = await measureApi();
    console.log(json ? JSON.stringify(figures, null, 2) : `\n${writeApiTable(figures)}\n\n${writeGoals(figures)}`);
    saveResults({ api: describeRun(ROUNDS, figures) });
  });

if (import.meta.main) await runCommand(apiCommand);

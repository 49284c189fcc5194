import { globSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createCommand, runCommand } from '@almaty/commands';

/** Requests as JSON, each with its plan as text beside it. */
const EXAMPLES = join(import.meta.dirname, '../../docs/planner/examples');

export const examplesCommand = createCommand(
  'node shared-planner/bench/write-examples.ts',
  'Writes the plans of docs/planner/examples again.',
)
  .option('--data <planning.json>', "planning data; that of the catalogue's last build unless given")
  .action(async ({ data }) => {
    const { writePlan } = await import('../src/cli/write-plan.ts');
    for (const request of globSync(join(EXAMPLES, '**/*.json')).sort()) {
      const { text } = writePlan({ request, data, plan: undefined, pace: undefined, output: 'text' }, new Date());
      writeFileSync(request.replace(/\.json$/, '.txt'), text);
      console.log(`${relative(process.cwd(), request)}: written`);
    }
  });

if (import.meta.main) await runCommand(examplesCommand);

import { writeFileSync } from 'node:fs';
import { createCommand, runCommand } from '../shared-commands/src/index.ts';
import { describeFacts } from './describe-facts.ts';

const writeCommand = createCommand(
  'node scripts/write-facts.ts',
  'Writes docs/facts.md from the declarations of pages, packages, Workers and workflows.',
).action(() => {
  writeFileSync('docs/facts.md', describeFacts());
  console.log('Written: docs/facts.md');
});

await runCommand(writeCommand);

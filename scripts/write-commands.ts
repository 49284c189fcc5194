import { writeFileSync } from 'node:fs';
import { createCommand, runCommand } from '../shared-commands/src/index.ts';

const writeCommand = createCommand(
  'node scripts/write-commands.ts',
  'Writes docs/commands.md from the help of every command.',
).action(async () => {
  const { describeCommands } = await import('./describe-commands.ts');
  writeFileSync('docs/commands.md', await describeCommands());
  console.log('Written: docs/commands.md');
});

await runCommand(writeCommand);

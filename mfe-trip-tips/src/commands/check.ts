import { type Command, runCommand } from '@almaty/delivery/commands';
import { readContent } from '../validation/read-content.ts';

export const checkCommand: Command<never> = {
  usage: `Checks the files of all trip tips as a build does. For each mistake it prints the file, the line, the field,
and what to write instead.

  npm run tips:check`,
  options: [],
  run: (_, print) => print(`All ${readContent().length} content files are valid`),
};

if (import.meta.main) process.exitCode = runCommand(checkCommand);

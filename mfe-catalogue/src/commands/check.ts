import { type Command, runCommand } from '@almaty/delivery/commands';
import { checkContent } from './valid-content.ts';

export const checkCommand: Command<never> = {
  usage: `Checks the access files and the other content of the catalogue as a build does. For each mistake it prints the
file, the field, and what to write instead.

  npm run facts:check`,
  options: [],
  run: (_, print) => print(checkContent()),
};

if (import.meta.main) process.exitCode = runCommand(checkCommand);

import { runCommand } from '../../shared-commands/src/index.ts';
import { createPackagesCommand } from './command.ts';

await runCommand(createPackagesCommand());

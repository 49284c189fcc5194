import { runCommand } from '../../shared-commands/src/index.ts';
import { createCreateCommand } from './command.ts';

await runCommand(createCreateCommand());

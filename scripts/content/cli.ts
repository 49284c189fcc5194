import { runCommand } from '../../shared-commands/src/index.ts';
import { createContentCommand } from './command.ts';

await runCommand(createContentCommand());

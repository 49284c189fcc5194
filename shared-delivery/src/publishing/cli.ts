import { runCommand } from '@almaty/commands';
import { createReleaseCommand } from './command.ts';

await runCommand(createReleaseCommand());

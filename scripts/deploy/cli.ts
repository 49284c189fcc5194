import { runCommand } from '../../shared-commands/src/index.ts';
import { createDeployCommand } from './command.ts';

await runCommand(createDeployCommand());

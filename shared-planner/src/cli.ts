import { runCommand } from '@almaty/commands';
import { planCommand } from './cli/command.ts';

await runCommand(planCommand);

import { runCommand } from '../../shared-commands/src/index.ts';
import { createOperateCommand } from './command.ts';

await runCommand(createOperateCommand());

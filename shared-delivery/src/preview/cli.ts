import { runCommand } from '@almaty/commands';
import { previewCommand } from './command.ts';

await runCommand(previewCommand);

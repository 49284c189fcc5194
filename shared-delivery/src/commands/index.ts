export { createPublishCommand } from './publish-command.ts';
export { type Command, runCommand } from './run-command.ts';

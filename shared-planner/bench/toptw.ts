import { runCommand } from './toptw/run-command.ts';

process.exitCode = runCommand(process.argv.slice(2), console.log, console.error);

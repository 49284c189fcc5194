import { type Command, runCommand } from '../commands/run-command.ts';

/** Runs a command and collects what it prints. */
export function captureCommand<Name extends string>(command: Command<Name>, ...args: string[]) {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const output = { log: (text: string) => stdout.push(text), error: (text: string) => stderr.push(text) };
  const status = runCommand(command, args, output);
  return { status, stdout: stdout.join('\n'), stderr: stderr.join('\n') };
}

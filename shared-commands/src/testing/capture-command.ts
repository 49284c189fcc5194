import { type AnyCommand, runCommand } from '../index.ts';

/** What a command printed, and its exit status. */
type Captured = { status: number; stdout: string; stderr: string };

/** Runs a command in this process and collects what it prints. */
export async function captureCommand(command: AnyCommand, ...args: string[]): Promise<Captured> {
  const { log, error } = console;
  const { exitCode } = process;
  const [stdout, stderr]: [string[], string[]] = [[], []];
  console.log = (text: unknown) => void stdout.push(String(text));
  console.error = (text: unknown) => void stderr.push(String(text));
  process.exitCode = 0;
  try {
    await runCommand(command, args);
    return { status: Number(process.exitCode), stdout: stdout.join('\n'), stderr: stderr.join('\n') };
  } finally {
    Object.assign(console, { log, error });
    process.exitCode = exitCode;
  }
}

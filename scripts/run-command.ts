/** Runs a command without arguments; prints its usage for `--help` and for any other argument. */
export function runCommand(usage: string, command: () => Promise<void>): void {
  const [argument] = process.argv.slice(2);
  if (argument) {
    const isHelp = argument === '--help' || argument === '-h';
    if (isHelp) console.log(usage);
    else console.error(`This command takes no arguments, but got ${argument}.\n\n${usage}`);
    process.exit(isHelp ? 0 : 2);
  }
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

/** Creates a function that prints a line with the seconds since the command started. */
export const createReporter =
  (command: string, startedAt = performance.now()) =>
  (text: string) =>
    console.log(`[${command}] ${((performance.now() - startedAt) / 1000).toFixed(1)} s  ${text}`);

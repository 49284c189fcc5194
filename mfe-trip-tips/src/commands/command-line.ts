import { parseArgs } from 'node:util';

/**
 * Parses the options of a command. Ends the process with status 0 after printing the usage for `--help`, and with
 * status 2 when the arguments cannot be used.
 *
 * @param usage the text for `--help`.
 * @param names the options, each of which takes a value.
 */
export function parseOptions<const Name extends string>(
  usage: string,
  names: readonly Name[] = [],
): Partial<Record<Name, string>> {
  // `npm run x -- --on` removes the `--`, `pnpm x -- --on` passes it on.
  const args = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { help, ...values } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } }).values;
    if (!help) return values as Partial<Record<Name, string>>;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

/** Runs a command; prints the message of an error without its stack, and lets the process end with status 1. */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

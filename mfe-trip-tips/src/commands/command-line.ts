import { parseArgs } from 'node:util';

/**
 * What a command was asked for. Ends the process with how it is used when that was asked for, or when it was used
 * otherwise.
 *
 * @param usage what `--help` prints.
 * @param names of the options, each of which takes a value.
 */
export function optionsOf<const Name extends string>(
  usage: string,
  ...names: readonly Name[]
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { help, ...values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values;
    if (!help) return values as Partial<Record<Name, string>>;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(2);
  }
}

/** Runs a command; what goes wrong is said in its own words, and ends the process with 1. */
export async function run(command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

import { parseArgs } from 'node:util';

/** A command of the command line. */
export type Command<Name extends string> = {
  /** The text for `--help`. */
  usage: string;
  /** The names of the options, each of which takes a value. */
  options: readonly Name[];
  /** Runs the command, and prints what it has to say line by line. Errors that it throws are printed without a stack. */
  run: (values: Partial<Record<Name, string>>, print: (text: string) => void) => void;
};

type Output = { log: (text: string) => void; error: (text: string) => void };

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @throws TypeError when the arguments do not match the options. */
function parseOptions<Name extends string>(args: readonly string[], names: readonly Name[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  // `npm run x -- --on` removes the `--`, `pnpm x -- --on` passes it on.
  const ownArgs = args[0] === '--' ? args.slice(1) : [...args];
  const { help, ...values } = parseArgs({ args: ownArgs, options: { ...options, help: { type: 'boolean' } } }).values;
  return { isHelp: help === true, values: values as Partial<Record<Name, string>> };
}

/**
 * Runs a command with the arguments of a command line.
 *
 * @returns the exit status: 0 for success, 1 when the command failed, 2 when the arguments cannot be used.
 */
export function runCommand<Name extends string>(
  { usage, options, run }: Command<Name>,
  args: readonly string[] = process.argv.slice(2),
  output: Output = console,
): 0 | 1 | 2 {
  let parsed: ReturnType<typeof parseOptions<Name>>;
  try {
    parsed = parseOptions(args, options);
  } catch (error) {
    output.error(`${getMessage(error)}\n\n${usage}`);
    return 2;
  }
  try {
    if (parsed.isHelp) output.log(usage);
    else run(parsed.values, output.log);
    return 0;
  } catch (error) {
    output.error(getMessage(error));
    return 1;
  }
}

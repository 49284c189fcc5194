import {
  Argument,
  Command,
  CommanderError,
  type CommandUnknownOpts,
  InvalidArgumentError,
  Option,
} from '@commander-js/extra-typings';

/** The only words for wrong arguments: thrown by the parser of an option, or by the action of a command. */
export { Argument, type CommandUnknownOpts as AnyCommand, InvalidArgumentError, Option };

/** How wide the texts of `--help` are: as docs/commands.md shows them, on every terminal. */
const HELP_WIDTH = 120;

/** Descriptions are wrapped where the source is; help is wrapped anew. */
const joinLines = (text: string) => text.replaceAll('\n', ' ');

/**
 * Creates a command, or a family of them with `.command()`. All print with `console`, name a wrong argument before their
 * usage, and leave it to `runCommand` to end the process.
 *
 * @param name what one types to run it, such as `npm run -s release --`.
 * @param description what it does, as the first lines of `--help`.
 */
export const createCommand = (name: string, description: string) =>
  new Command(name)
    .description(description)
    .helpOption('-h, --help', 'prints this text')
    .helpCommand(false)
    .configureHelp({
      commandDescription: (command) => joinLines(command.description()),
      // The list of a family has the first sentence of each.
      subcommandDescription: (command) => joinLines(command.description()).split(/(?<=\.) /)[0] ?? '',
    })
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
    });

/**
 * Creates the parser of an option that takes a whole number.
 *
 * @returns a function that throws InvalidArgumentError for anything else than digits from the least to the most.
 */
export const parseInteger = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  return value;
};

/** How many entries a page of a list has (api-function/src/operations/list-page.ts knows it too). */
export const PAGE_SIZE = 100;

/** Creates the option that chooses the page of a list. */
export const createPageOption = () =>
  new Option('--page <number>', `a list has ${PAGE_SIZE} entries a page`).argParser(parseInteger(1, 1_000_000));

/** A full page may have another one after it, which a line says; undefined otherwise. */
export const describeNextPage = (page: number, entries: readonly unknown[]): string | undefined =>
  entries.length >= PAGE_SIZE ? `There may be more: --page ${page + 1}` : undefined;

/** The message of an error and those of its causes, a line each: a failed connection has its reason in the cause. */
const describeError = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...(error.cause ? [`Caused by: ${describeError(error.cause)}`] : [])].join('\n')
    : String(error);

/** The command of a family that arguments name. */
function findRunning(command: CommandUnknownOpts, [name, ...others]: readonly string[]): CommandUnknownOpts {
  const child = command.commands.find((each) => each.name() === name);
  return child ? findRunning(child, others) : command;
}

/**
 * Runs a command and sets the exit status of the process: 1 when it failed, 2 when its arguments are wrong. An action may
 * set 1 too, when it has printed what is wrong.
 */
export async function runCommand(
  command: CommandUnknownOpts,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  // `npm run x -- --on` removes the `--`, `pnpm x -- --on` passes it on.
  const ownArgs = args[0] === '--' ? args.slice(1) : [...args];
  try {
    await command.parseAsync(ownArgs, { from: 'user' });
  } catch (error) {
    // The library has printed what it found itself; help is one of its errors, with the exit code 0.
    if (error instanceof InvalidArgumentError) {
      console.error(`error: ${error.message}\n\n${findRunning(command, ownArgs).helpInformation().trimEnd()}`);
    } else if (!(error instanceof CommanderError)) console.error(describeError(error));
    process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : 1;
  }
}

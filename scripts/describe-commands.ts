import type { AnyCommand } from '../shared-commands/src/index.ts';
import { listCommands } from './list-commands.ts';

type Option = AnyCommand['options'][number];

const INTRODUCTION = `# Commands

\`node scripts/write-commands.ts\` writes this page from the \`--help\` of every command. All read their arguments with
\`shared-commands\`: \`--help\` prints a command's text, and the exit status is 0 for success, 1 for a failure, and 2 for wrong
arguments, which are named before the usage. A family's options are those that several of its commands have. The commands of
\`art\` are in [art/README.md](../art/README.md).`;

/** What an option says in the help: options with the same text are one option. */
const getText = (option: Option) => `${option.flags} ${option.description}`;

/** The options that several commands of a family have, each once. */
function findSharedOptions({ commands }: AnyCommand): readonly Option[] {
  const options = commands.flatMap((command) => command.options);
  const counts = Map.groupBy(options, getText);
  return [...counts.values()].flatMap(([option, another]) => (option && another ? [option] : []));
}

/** The help of a command with some of its options, and with names instead of “[options]”; `--help` itself is left out. */
function describe(command: AnyCommand, options: readonly Option[], names: readonly string[]): string {
  const help = command.createHelp();
  const usage = help.commandUsage(command).replace(' [options]', names.map((name) => ` ${name}`).join(''));
  help.prepareContext({ helpWidth: 120, outputHasColors: false });
  help.commandUsage = () => usage;
  help.visibleCommands = () => [];
  help.visibleOptions = () => [...options];
  return `\`\`\`text\n${help.formatHelp(command, help).replace('Usage: ', '').trimEnd()}\n\`\`\``;
}

/** The help of a command; of a family with the options that several of its commands have, and of each with the others. */
function describeAll(family: AnyCommand): string[] {
  if (family.commands.length === 0) return [describe(family, family.options, ['[options]'])];
  const shared = findSharedOptions(family);
  const texts = new Set(shared.map(getText));
  return [
    describe(family, shared, []),
    ...family.commands.map((command) =>
      describe(
        command,
        command.options.filter((option) => !texts.has(getText(option))),
        command.options.map(({ flags, long, mandatory }) => (mandatory ? flags : `[${long}]`)),
      ),
    ),
  ];
}

/** Writes docs/commands.md as a text: every command by what it is for, with its help. */
export const describeCommands = async (): Promise<string> =>
  `${[
    INTRODUCTION,
    ...(await listCommands()).flatMap(([title, commands]) => [`## ${title}`, ...commands.flatMap(describeAll)]),
  ].join('\n\n')}\n`;

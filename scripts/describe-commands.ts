import type { AnyCommand } from '../shared-commands/src/index.ts';
import { listCommands } from './list-commands.ts';

const INTRODUCTION = `# Commands

\`node scripts/write-commands.ts\` writes this page from the \`--help\` of every command. All read their arguments with
\`shared-commands\`: \`--help\` prints what is here, \`--json\` prints for machines, and the exit status is 0 for success, 1 when
the command failed, and 2 for wrong arguments, which are named before the usage. Besides these there is \`npm test\`, with a
\`--help\` of its own (CONTRIBUTING.md).`;

const describe = (command: AnyCommand): string =>
  [command, ...command.commands].map((each) => `\`\`\`text\n${each.helpInformation().trimEnd()}\n\`\`\``).join('\n\n');

/** Writes docs/commands.md as a text: every command by what it is for, with its help. */
export const describeCommands = async (): Promise<string> =>
  `${[
    INTRODUCTION,
    ...(await listCommands()).flatMap(([title, commands]) => [
      `## ${title}`,
      ...commands.flatMap((command) => [`### \`${command.name().replace(/ --$/, '')}\``, describe(command)]),
    ]),
  ].join('\n\n')}\n`;

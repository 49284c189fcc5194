import { captureCommand } from '../shared-commands/src/testing/capture-command.ts';
import { createReleaseCommand } from '../shared-delivery/src/publishing/command.ts';
import { createContentCommand } from './content/command.ts';
import { createCreateCommand } from './create/command.ts';
import { createDeployCommand } from './deploy/command.ts';
import { createOperateCommand } from './operate/command.ts';

const doNothing = async () => {};

/** The families by the words that run them; none of them does what it reads. */
function createPrograms() {
  const [deploy, content, operate] = [createDeployCommand(), createContentCommand(), createOperateCommand(doNothing)];
  const create = createCreateCommand();
  const ofDatabase = operate.commands.filter((command) => ['backup', 'restore'].includes(command.name()));
  const ofContent = content.commands.flatMap((command) => (command.commands.length > 0 ? command.commands : [command]));
  for (const command of [...deploy.commands, ...create.commands, ...ofContent, ...ofDatabase])
    command.action(doNothing);
  const release = createReleaseCommand(doNothing, { CLOUDFLARE_API_TOKEN: 'x', TEAM_KEY: 'x' });
  return [release, operate, deploy, content, create];
}

/** The words that run each family, such as `npm run -s release --`. */
export const PROGRAMS: readonly string[] = createPrograms().map((program) => program.name());

/**
 * Says whether a family understands arguments; nothing is done.
 *
 * @param program one of PROGRAMS.
 * @returns what is wrong with them; nothing when they are understood.
 */
export async function findMistake(program: string, args: readonly string[]): Promise<string> {
  const command = createPrograms().find((each) => each.name() === program);
  if (!command) throw new Error(`There is no family ${program}`);
  const { status, stderr } = await captureCommand(command, ...args);
  return status === 0 ? '' : stderr;
}

import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A copy of the workspace, in which a test is a team of its own. */
export type WorkspaceCopy = {
  folder: string;
  /** Runs a command in it. @returns what it printed. @throws Error with what it printed, when it fails. */
  run: (command: string, ...args: string[]) => Promise<string>;
  /** Replaces a text in a file. @throws Error when the file does not have it. */
  replace: (file: string, text: string, by: string) => Promise<void>;
  remove: () => Promise<void>;
};

/** What git does not know and a running stack needs: its secrets. */
const SECRETS = ['shell/.dev.vars', 'api-function/.dev.vars'];

/** Copies every file of the workspace that git does not ignore. @param name of the folder. */
export async function copyWorkspace(name: string): Promise<WorkspaceCopy> {
  const folder = path.resolve('.stack', name);
  await rm(folder, { recursive: true, force: true });
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of [...stdout.split('\0').filter(Boolean), ...SECRETS])
    await cp(path.resolve(file), path.join(folder, file), { recursive: true });
  const env = {
    ...process.env,
    // Playwright sets them, and a person's terminal does not.
    ...{ NODE_ENV: undefined, FORCE_COLOR: undefined, DEBUG_COLORS: undefined },
    PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  };
  return {
    folder,
    async run(command, ...args) {
      try {
        return (await run(command, args, { cwd: folder, env })).stdout;
      } catch (cause) {
        const { stdout: out = '', stderr: err = '' } = cause as { stdout?: string; stderr?: string };
        throw new Error(`${command} ${args.join(' ')} failed:\n${out}${err}`, { cause });
      }
    },
    async replace(file, text, by) {
      const target = path.join(folder, file);
      const content = await readFile(target, 'utf8');
      if (!content.includes(text)) throw new Error(`${file} has no ${text}`);
      await writeFile(target, content.replace(text, by));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const REMOTE = 'mfe-trip-tips';
/** What the build of the pages needs of the remote. */
const PARTS = [
  'build',
  'content',
  'editor',
  'generated',
  'messages',
  'src',
  'package.json',
  'rsbuild.config.ts',
  'wrangler.jsonc',
];

/** A team's working copy of the trip tips. */
export type WorkingCopy = {
  /** The folder above that of the remote, from which it is published. */
  folder: string;
  /** Writes a file of the remote. */
  write: (file: string, content: string) => Promise<void>;
  /** Replaces a text in a file of the remote. @throws Error when the file does not have it. */
  replace: (file: string, text: string, by: string) => Promise<void>;
  /** Builds its pages. */
  build: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Installs what the remote has installed. @param others package -> the folder of another version of it. */
async function install(root: string, others: Readonly<Record<string, string>>): Promise<void> {
  const modules = path.join(root, 'node_modules');
  await mkdir(modules);
  for (const name of await readdir(path.join(REMOTE, 'node_modules')))
    await symlink(path.resolve(others[name] ?? path.join(REMOTE, 'node_modules', name)), path.join(modules, name));
}

/**
 * Copies the trip tips, so that a test can change them as their team does.
 *
 * @param name of the folder.
 * @param others package -> the folder of another version of it, which the team has chosen.
 */
export async function copyRemote(name: string, others: Readonly<Record<string, string>> = {}): Promise<WorkingCopy> {
  const folder = path.resolve('.stack', name);
  const root = path.join(folder, REMOTE);
  await rm(folder, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  for (const part of PARTS) await cp(path.join(REMOTE, part), path.join(root, part), { recursive: true });
  await install(root, others);
  return {
    folder,
    write: (file, content) => writeFile(path.join(root, file), content),
    async replace(file, text, by) {
      const content = await readFile(path.join(root, file), 'utf8');
      if (!content.includes(text)) throw new Error(`${file} has no ${text}`);
      await writeFile(path.join(root, file), content.replace(text, by));
    },
    async build() {
      const args = ['build', '--environment', 'web', '--environment', 'node'];
      await run(path.resolve('node_modules/.bin/rsbuild'), args, {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production' },
      });
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

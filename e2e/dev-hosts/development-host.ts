import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findFreePort } from '../stack/test-stack.ts';

/** A running development host of a remote's copy. */
export type DevelopmentHost = {
  origin: string;
  /** Replaces a text in a file of the remote. @throws Error when the file does not contain it. */
  edit: (file: string, before: string, after: string) => void;
};

const ROOT = path.resolve(import.meta.dirname, '../..');
const UNCOPIED = ['node_modules', 'dist'];

/**
 * Copies a remote into a temporary workspace, whose other folders are links to the real ones, so that a test that is ended
 * early leaves the working copy as it was.
 *
 * @returns the folder of the workspace.
 */
function copyRemote(folder: string): string {
  // Outside of the working copy, where git would ignore it, because Tailwind CSS reads no file that git ignores.
  const workspace = mkdtempSync(path.join(tmpdir(), `${folder}-`));
  for (const name of globSync('*', { cwd: ROOT }))
    if (name !== folder) symlinkSync(path.join(ROOT, name), path.join(workspace, name));
  const copy = path.join(workspace, folder);
  mkdirSync(copy);
  for (const name of readdirSync(path.join(ROOT, folder)))
    if (!UNCOPIED.includes(name)) cpSync(path.join(ROOT, folder, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(ROOT, folder, 'node_modules'), path.join(copy, 'node_modules'));
  return workspace;
}

/**
 * Runs the script `dev` of a copy of a remote while `use` lasts.
 *
 * @param folder of the remote, such as `mfe-catalogue`.
 * @throws Error when it serves nothing for half a minute.
 */
export async function withDevelopmentHost(
  folder: string,
  use: (host: DevelopmentHost) => Promise<void>,
): Promise<void> {
  const workspace = copyRemote(folder);
  const copy = path.join(workspace, folder);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--run', 'dev', '--', '--port', `${port}`], {
    cwd: copy,
    // A group of its own, because the script is a shell that starts the server.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = once(server, 'close');
  const getStatus = async () => (await fetch(origin)).status;
  try {
    await expect.poll(() => getStatus().catch(() => null)).toBe(200);
    await use({
      origin,
      edit: (file, before, after) => {
        const source = readFileSync(path.join(copy, file), 'utf8');
        if (!source.includes(before)) throw new Error(`${file} does not contain ${before}`);
        writeFileSync(path.join(copy, file), source.replace(before, after));
      },
    });
  } finally {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    await closed;
    rmSync(workspace, { recursive: true });
  }
}

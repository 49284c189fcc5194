import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readLocalSecret } from '../../scripts/local-secrets.ts';

const run = promisify(execFile);

const CLI = path.resolve('shared-delivery/src/publishing/cli.ts');

/** The exit status of a command, and what it printed. */
type Result = { status: number; text: string };

/**
 * Runs the publishing command on the buckets of a stack, as a team does.
 *
 * @param state folder of the storage of the stack.
 */
export const publishing = (state: string, ...args: readonly string[]): Promise<Result> =>
  publishingFrom(process.cwd(), state, ...args);

/** The same for remotes in another folder than the workspace. */
export async function publishingFrom(folder: string, state: string, ...args: readonly string[]): Promise<Result> {
  const command = [CLI, ...args, '--state', path.resolve(state)];
  const env = { ...process.env, TEAM_KEY: readLocalSecret('TEAM_KEY') };
  try {
    const { stdout } = await run('node', command, { env, cwd: folder });
    return { status: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { status: code, text: stderr };
  }
}

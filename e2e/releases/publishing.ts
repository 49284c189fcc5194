import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { readLocalSecret } from '../../scripts/local-secrets.ts';

const run = promisify(execFile);

/**
 * Runs the publishing command on the buckets of a stack, as a team does.
 *
 * @param state folder of the storage of the stack.
 * @returns the exit status, and what was printed.
 */
export async function publishing(state: string, ...args: readonly string[]): Promise<{ status: number; text: string }> {
  const command = ['shared-delivery/src/publishing/cli.ts', ...args, '--state', state];
  const env = { ...process.env, TEAM_KEY: readLocalSecret('TEAM_KEY') };
  try {
    const { stdout } = await run('node', command, { env });
    return { status: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { status: code, text: stderr };
  }
}

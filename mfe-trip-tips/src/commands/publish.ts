import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../validation/read-content.ts';
import { type Command, runCommand } from './command-line.ts';
import { getTargetArguments } from './publish-target.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
const PUBLISHING_CLI = 'shared-delivery/src/publishing/cli.ts';

/**
 * Runs a program and returns its output.
 *
 * @param failure the start of the error message, such as `The build failed`.
 * @param folder to run it in, relative to the workspace.
 * @throws Error with the program's output when it fails.
 */
function runStep(failure: string, folder: string, program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: path.join(WORKSPACE, folder),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${failure}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout.trim();
}

export const publishCommand: Command<'to'> = {
  usage: `Checks, builds and publishes the trip tips, and nothing else. Visitors get them within five seconds.

  pnpm tips:publish [--to <folder>|cloudflare]

  --to   the folder of wrangler's local buckets (.wrangler/state, which npm start uses, unless given), or cloudflare
         for the real bucket: needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment`,
  options: ['to'],
  run({ to }, print) {
    print(`All ${readContent().length} content files are valid`);
    // Without its hash, `npm start` does not take this build for one of its own (scripts/build-changed.ts).
    rmSync(path.join(WORKSPACE, '.stack/built/mfe-trip-tips'), { force: true });
    runStep('The build failed', 'mfe-trip-tips', 'rsbuild', ['build']);
    print('Built the trip tips');
    const args = [PUBLISHING_CLI, ...getTargetArguments(to, WORKSPACE), 'trip-tips'];
    print(runStep('Publishing failed', '.', 'node', args));
  },
};

if (import.meta.main) process.exitCode = runCommand(publishCommand);

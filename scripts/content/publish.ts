import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from './kinds.ts';
import { getTargetArguments } from './publish-target.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const RELEASE_CLI = 'shared-delivery/src/publishing/cli.ts';

/**
 * Runs a program and returns its output.
 *
 * @param failure the start of the error message, such as `The build failed`.
 * @throws Error with the program's output when it fails.
 */
function runStep(failure: string, folder: string, program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${failure}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout.trim();
}

/**
 * Checks, builds and publishes the remote of one kind of content.
 *
 * @param to an environment for its real bucket, or a folder of local buckets; that of `npm start` when undefined.
 * @throws Error that lists every mistake, names what is missing, or has the output of the step that failed.
 */
export async function publishContent(name: keyof typeof KINDS, to: string | undefined): Promise<void> {
  const { remote, load } = KINDS[name];
  console.log(await (await load()).check());
  const target = getTargetArguments(to, WORKSPACE);
  const folder = `mfe-${remote}`;
  // Without its hash, `npm start` does not take this build for one of its own (scripts/build-changed.ts).
  rmSync(path.join(WORKSPACE, '.stack/built', folder), { force: true });
  runStep('The build failed', path.join(WORKSPACE, folder), 'rsbuild', ['build']);
  console.log(`Built ${folder}`);
  const args = [RELEASE_CLI, 'publish', ...target, '--promote', '--actor', `content publish ${name}`, remote];
  console.log(runStep('Publishing failed', WORKSPACE, 'node', args));
}

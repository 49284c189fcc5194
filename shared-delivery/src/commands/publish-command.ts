import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '../schema/remotes.ts';
import { ACCOUNT, getTargetArguments, type Variables } from './publish-target.ts';
import type { Command } from './run-command.ts';

const PUBLISHING_CLI = 'shared-delivery/src/publishing/cli.ts';

/** What a command publishes. */
type PublishOptions = {
  remote: RemoteName;
  /** What the remote is called in texts: `the trip tips`. */
  title: string;
  /** The script in package.json that runs the command. */
  script: string;
  /** The root folder of the workspace. */
  workspace: string;
  /** Variables of the environment that a build for the real bucket needs. */
  variables?: Variables;
  /** Checks the content; returns what to print. Throws when it cannot be published. */
  check: () => string;
};

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

/** Creates the command by which editors check, build and publish one remote. */
export const createPublishCommand = ({
  remote,
  title,
  script,
  workspace,
  variables = {},
  check,
}: PublishOptions): Command<'to'> => ({
  usage: `Checks, builds and publishes ${title}, and nothing else. Visitors get the change five
seconds later, at the latest with their second page.

  npm run ${script} [-- --to <folder>|staging|production]

  --to   the folder of wrangler's local buckets (.wrangler/state, which npm start uses, unless given), or staging or
         production for the real bucket: needs in the environment ${Object.keys({ ...ACCOUNT, ...variables }).join(', ')}`,
  options: ['to'],
  run({ to }, print) {
    print(check());
    const target = getTargetArguments(to, workspace, variables);
    const folder = `mfe-${remote}`;
    // Without its hash, `npm start` does not take this build for one of its own (scripts/build-changed.ts).
    rmSync(path.join(workspace, '.stack/built', folder), { force: true });
    runStep('The build failed', path.join(workspace, folder), 'rsbuild', ['build']);
    print(`Built ${title}`);
    const args = [PUBLISHING_CLI, 'publish', ...target, '--promote', '--actor', script, remote];
    print(runStep('Publishing failed', workspace, 'node', args));
  },
});

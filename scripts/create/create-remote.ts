import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PACKAGE_MANAGER } from '../packages/pnpm.ts';
import { DERIVED_FILES } from '../remotes/derived-files.ts';
import { checkRemoteName, checkSegment } from './check-names.ts';
import { planRemote } from './plan-remote.ts';
import { writeOrUndo } from './write-or-undo.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

/** What has to be known after the files are written, in this order: each process reads them anew. */
const listSteps = (
  files: readonly string[],
): readonly (readonly [what: string, command: string, ...args: string[]])[] => [
  ['installing it', 'npx', '--yes', PACKAGE_MANAGER, 'install', '--no-frozen-lockfile', '--prefer-offline'],
  ['compiling its messages', 'node', 'shared-languages/build/compile-all.ts'],
  ['formatting', 'biome', 'check', '--write', ...files],
  ['writing workflow, owners and bindings', 'node', 'scripts/write-remotes.ts'],
  ['writing docs/facts.md', 'node', 'scripts/write-facts.ts'],
  ['writing docs/commands.md', 'node', 'scripts/write-commands.ts'],
];

async function runSteps(files: readonly string[]): Promise<void> {
  for (const [what, command, ...args] of listSteps(files)) {
    console.log(`[create] ${what}`);
    try {
      await run(command, args, { cwd: ROOT });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${what} failed, so nothing was created:\n${`${stdout}${stderr}`.trim() || error}`);
    }
  }
}

const describeNext = (
  name: string,
  segment: string,
) => `Created: mfe-${name}, with the page /${segment}, its workflow and its bindings.
See it:   pnpm --filter @almaty/${name} dev
Test it:  pnpm --filter @almaty/${name} build && vitest run --project mfe-${name}
On the site: npm start, then http://localhost:3000/${segment}
Before its first release: docs/architecture.md, "A new remote"`;

/**
 * Creates a remote in this working copy.
 *
 * @param segment what its addresses begin with.
 * @throws InvalidArgumentError when a name cannot be used; Error when a step failed, after all is again as it was.
 */
export async function createRemote(name: string, segment = name): Promise<void> {
  checkRemoteName(ROOT, name);
  checkSegment(ROOT, segment);
  const files = planRemote(ROOT, name, segment);
  const changed = [
    ...DERIVED_FILES,
    `.github/workflows/${name}.yml`,
    'docs/facts.md',
    'docs/commands.md',
    'pnpm-lock.yaml',
  ];
  // Ctrl-C ends the step, whose failure undoes all; it may not end this process before that.
  process.on('SIGINT', () => {});
  await writeOrUndo(ROOT, { files, changed, folder: `mfe-${name}` }, () => runSteps(Object.keys(files)));
  console.log(describeNext(name, segment));
}

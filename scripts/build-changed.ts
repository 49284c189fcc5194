import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { REMOTE_NAMES } from '../shared-delivery/src/schema/remotes.ts';
import { compileAll } from '../shared-languages/build/compile-all.ts';

const run = promisify(execFile);

/** The packages with a build of their own. */
const BUILT_PACKAGES = ['shell', ...REMOTE_NAMES.map((name) => `mfe-${name}`)];

/** Contains, per package, the hashes of the inputs and outputs of its last build. */
const HASH_FOLDER = '.stack/built';

/** Hashes everything that a package's build reads: its own sources, the shared ones, and the lock file. */
function hashInputs(name: string): string {
  const hash = createHash('sha256');
  const inputs = [
    ...globSync(`{${name},shared-*}/**`, {
      exclude: (file) => /(^|\/)(node_modules|dist|generated)(\/|$)/.test(file),
    }),
    ...globSync('{*.ts,pnpm-lock.yaml}'),
  ].sort();
  for (const file of inputs) if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Hashes what a package's build wrote, because another build may have written it since. */
function hashOutputs(name: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(`${name}/dist/**`).sort())
    if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds a package unless what is there was built from the same inputs; returns whether it was built. */
async function buildIfChanged(name: string): Promise<boolean> {
  const inputs = hashInputs(name);
  const isCurrent = readBuildHash(name) === `${inputs} ${hashOutputs(name)}`;
  if (isCurrent) return false;
  await run('rsbuild', ['build'], { cwd: name, env: { ...process.env, NODE_ENV: 'production' } }).catch((error) => {
    throw new Error(`${name} could not be built:\n${error.stdout}${error.stderr}`);
  });
  mkdirSync(HASH_FOLDER, { recursive: true });
  writeFileSync(path.join(HASH_FOLDER, name), `${inputs} ${hashOutputs(name)}`);
  return true;
}

/** What a package's last build was made from and has written; null when there is none. */
export const readBuildHash = (name: string): string | null => {
  const file = path.join(HASH_FOLDER, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/**
 * Builds the packages whose inputs have changed, and compiles the messages first: the API's are in no build, and builds that run
 * at the same time find nothing left to write.
 *
 * @returns the names of the packages that were built.
 * @throws Error with the output of a build that failed.
 */
export async function buildChanged(): Promise<string[]> {
  compileAll();
  const built = await Promise.all(BUILT_PACKAGES.map(async (name) => ((await buildIfChanged(name)) ? [name] : [])));
  return built.flat();
}

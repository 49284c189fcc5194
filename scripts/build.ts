import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The packages that have a build of their own. */
const buildable = ['shell', 'mfe-catalogue', 'mfe-itinerary', 'mfe-trip-tips'] as const;
type Buildable = (typeof buildable)[number];

const STAMPS = '.stack/built';

/** A hash of everything a package's build reads: its own sources, the shared ones, the workspace's set-up. */
function inputsHash(name: Buildable): string {
  const hash = createHash('sha256');
  const inputs = [
    ...globSync(`{${name},shared-store,shared-ui,shared-delivery,art}/**`, {
      exclude: (file) => /(^|\/)(node_modules|dist)(\/|$)/.test(file),
    }),
    ...globSync('{*.ts,pnpm-lock.yaml}'),
  ].sort();
  for (const file of inputs) if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds one package unless its last build was made from the same inputs; tells whether it built. */
async function buildOne(name: Buildable): Promise<boolean> {
  const stamp = path.join(STAMPS, name);
  const hash = inputsHash(name);
  if (existsSync(`${name}/dist`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  await run('rsbuild', ['build'], { cwd: name, env: { ...process.env, NODE_ENV: 'production' } }).catch((error) => {
    throw new Error(`${name} did not build:\n${error.stdout}${error.stderr}`);
  });
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/** Builds what changed, each package by its own build; gives the names of what was built. */
export async function buildChanged(): Promise<string[]> {
  const built = await Promise.all(buildable.map(async (name) => ((await buildOne(name)) ? [name] : [])));
  return built.flat();
}

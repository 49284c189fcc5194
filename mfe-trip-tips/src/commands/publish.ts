import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../checking/read-content.ts';
import { optionsOf, run } from './command-line.ts';

const USAGE = `Checks the tips, builds the trip tips, and publishes them and nothing else. Visitors get them within five seconds.

  pnpm tips:publish [--to <folder>|cloudflare]

  --to   the folder of wrangler's local buckets (.wrangler/state, that of npm start, unless told), or the real
         bucket: cloudflare, with CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment`;

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** @throws Error with what the step said, when it fails. */
function step(name: string, folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: path.join(WORKSPACE, folder),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${name}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout.trim();
}

const { to = path.join(WORKSPACE, '.wrangler/state') } = optionsOf(USAGE, 'to');
const target = to === 'cloudflare' ? ['--cloudflare'] : ['--state', path.resolve(to)];

await run(() => {
  console.log(`${readContent().length} files, and all can be published`);
  // `npm start` must not take this build for one of its own.
  rmSync(path.join(WORKSPACE, '.stack/built/mfe-trip-tips'), { force: true });
  step('The build failed', 'mfe-trip-tips', 'rsbuild', 'build');
  console.log('built');
  console.log(step('It was not published', '.', 'node', 'shared-delivery/src/publish/cli.ts', ...target, 'trip-tips'));
});

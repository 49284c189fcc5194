// The entry of the commands below. It runs on the machine's own Node (18 or later) before anything
// is installed, so it imports nothing but Node's modules. The scripts after it run on the workspace's Node 26.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Not the `packageManager` field of package.json: with it, pnpm 12 refuses a frozen install (docs/decisions/0001).
const PACKAGE_MANAGER = 'pnpm@12.21.0';
const SCRIPTS = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  'test:long': 'scripts/test-long.ts',
  'test:engines': 'e2e/engines/run.ts',
  content: 'scripts/content/cli.ts',
  create: 'scripts/create/cli.ts',
};
const script = SCRIPTS[process.argv[2]];
if (!script) {
  console.error(`Usage: node scripts/bootstrap.mjs <${Object.keys(SCRIPTS).join('|')}>`);
  process.exit(2);
}

// Commands name files from the root of the workspace, wherever they are started.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const bin = path.resolve('node_modules/.bin');
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  // wrangler makes no requests of its own on a machine that only builds and tests.
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

/**
 * Whether the lockfile is installed, by what pnpm leaves: a copy of it, and its state, last, which names the projects. Asking pnpm
 * takes a second.
 */
function isInstalled() {
  const [copy, state] = ['node_modules/.pnpm/lock.yaml', 'node_modules/.pnpm-workspace-state-v1.json'];
  if (!existsSync(copy) || !existsSync(state)) return false;
  const manifests = Object.keys(JSON.parse(readFileSync(state, 'utf8')).projects).map(
    (folder) => `${folder}/package.json`,
  );
  const isOlder = (file) => existsSync(file) && statSync(file).mtimeMs <= statSync(state).mtimeMs;
  if (![copy, 'pnpm-workspace.yaml', ...manifests].every(isOlder)) return false;
  return readFileSync(copy).equals(readFileSync('pnpm-lock.yaml'));
}

if (!isInstalled()) {
  console.log(`[${process.argv[2]}] installing the workspace with ${PACKAGE_MANAGER}`);
  const args = ['--yes', PACKAGE_MANAGER, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const installation = spawnSync('npx', args, { stdio: ['ignore', 'pipe', 'pipe'], env, encoding: 'utf8' });
  if (installation.status !== 0) {
    console.error(installation.stdout, installation.stderr);
    console.error('The packages could not be installed. Fix what pnpm reports above, then run this again.');
    process.exit(installation.status ?? 1);
  }
}

const child = spawn(path.join(bin, 'node'), [script, ...process.argv.slice(3)], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 0)));
// npm can be killed without a signal to this process; the server must not outlive it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();

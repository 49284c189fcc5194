// The door of `npm start`, `npm test` and the commands of content editors. It runs on the machine's own Node (18 or later) before anything is
// installed, so it uses nothing but Node; what comes after it runs on the Node 26 that the workspace brings.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

// Not package.json's `packageManager`: with that field pnpm 12 refuses a frozen install without its own lockfile entry.
const packageManager = 'pnpm@12.21.0';
const commands = 'mfe-trip-tips/src/commands';
const tasks = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  'tips:check': `${commands}/check.ts`,
  'tips:due': `${commands}/due.ts`,
  'tips:edit': 'scripts/edit.ts',
  'tips:publish': `${commands}/publish.ts`,
};
const script = tasks[process.argv[2]];
if (!script) {
  console.error(`Usage: node scripts/run.mjs <${Object.keys(tasks).join('|')}>`);
  process.exit(2);
}

const bin = path.resolve('node_modules/.bin');
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  // wrangler asks nothing of the network on a machine that only builds and tests.
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

console.log(`[${process.argv[2]}] installing the workspace with ${packageManager}`);
const install = ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'];
const installed = spawnSync('npx', install, { stdio: ['ignore', 'pipe', 'pipe'], env, encoding: 'utf8' });
if (installed.status !== 0) {
  console.error(installed.stdout, installed.stderr);
  console.error('The packages could not be installed. What pnpm said is above; once that is mended, run this again.');
  process.exit(installed.status ?? 1);
}

const child = spawn(path.join(bin, 'node'), [script, ...process.argv.slice(3)], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 0)));
// npm may die without a word to this process: then there is nobody left to serve.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();

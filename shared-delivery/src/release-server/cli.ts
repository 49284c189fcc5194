import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { findRemoteOfFolder } from '../build/remote-folder.ts';
import { createReleaseServer } from './release-server.ts';

const USAGE = `Builds the remote of this folder whenever its sources change, and serves the build to the preview of the local site.

  npm run serve        in the folder of a remote, while npm start runs elsewhere`;

async function serve() {
  const { name, port } = findRemoteOfFolder(process.cwd());
  const server = createReleaseServer('dist').listen(port, 'localhost');
  await once(server, 'listening').catch((error: Error) => {
    throw new Error(`Port ${port} is taken: stop what listens there, such as the development host`, { cause: error });
  });
  console.log(`Open http://localhost:3000/?mfe=${name}@localhost:${port} when it is built; Ctrl-C stops it.`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawn('rsbuild', ['build', '--watch'], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => build.kill());
  const [status] = await once(build, 'exit');
  server.close();
  process.exitCode = status ?? 0;
}

try {
  const { help } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values;
  if (help) console.log(USAGE);
  else await serve();
} catch (error) {
  const isUsage = error instanceof TypeError;
  console.error(error instanceof Error ? `${error.message}${isUsage ? `\n\n${USAGE}` : ''}` : error);
  process.exitCode = isUsage ? 2 : 1;
}

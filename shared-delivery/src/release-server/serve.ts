import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findRemoteOfFolder } from '../build/remote-folder.ts';
import { createReleaseServer } from './release-server.ts';

/**
 * Builds the remote of the current folder whenever its sources change, and serves the build until the process ends.
 *
 * @throws Error when the port is taken.
 */
export async function serve() {
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

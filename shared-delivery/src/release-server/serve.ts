import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findRemoteOfFolder } from '../build/remote-folder.ts';
import { readLocalSite } from '../publishing/local-site.ts';
import { readSite, readTunnels } from '../publishing/site.ts';
import type { RemoteName } from '../schema/remotes.ts';
import { createReleaseServer } from './release-server.ts';

/**
 * Lists where the build of a release server can be looked at.
 *
 * @param servers host and port of each way to it.
 * @throws Error when there is no way.
 */
export function listLinks(site: string, remote: RemoteName, servers: readonly string[]): string[] {
  if (servers.length === 0)
    throw new Error(
      'Staging has no tunnel: enter one into RELEASE_SERVERS of env.staging in shell/wrangler.jsonc, and deploy the shell (CONTRIBUTING.md)',
    );
  return servers.map((server) => `${site}/?mfe=${remote}@${server}`);
}

/**
 * Builds the remote of the current folder whenever its sources change, and serves the build until the process ends.
 *
 * @param isInStaging whether it is looked at there, through a tunnel, and not in the local site.
 * @throws Error when the port is taken, or staging has no tunnel.
 */
export async function serve(isInStaging: boolean) {
  const { name, port } = findRemoteOfFolder(process.cwd());
  const links = isInStaging
    ? listLinks(readSite('staging'), name, readTunnels('staging'))
    : listLinks(readLocalSite(), name, [`localhost:${port}`]);
  const server = createReleaseServer('dist').listen(port, 'localhost');
  await once(server, 'listening').catch((error: Error) => {
    throw new Error(`Port ${port} is taken: stop what listens there, such as the development host`, { cause: error });
  });
  console.log(`Serving on port ${port}. Open ${links.join(' or ')} when it is built; Ctrl-C stops it.`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = spawn('rsbuild', ['build', '--watch'], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => build.kill());
  const [status] = await once(build, 'exit');
  server.close();
  process.exitCode = status ?? 0;
}

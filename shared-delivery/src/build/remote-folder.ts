import path from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '../schema/remotes.ts';

/** The port of the development host of the first remote; the others follow it. */
const FIRST_PORT = 3001;

/** The port of a remote's development host and release server. */
export const getRemotePort = (name: RemoteName): number => FIRST_PORT + REMOTE_NAMES.indexOf(name);

/**
 * The remote whose folder this is (`mfe-<name>`), and the port of its development host and release server.
 *
 * @throws Error for any other folder.
 */
export function findRemoteOfFolder(root: string): { name: RemoteName; port: number } {
  const name = REMOTE_NAMES.find((remote) => path.basename(root) === `mfe-${remote}`);
  if (!name)
    throw new Error(
      `${root} is not the folder of a remote: ${REMOTE_NAMES.map((remote) => `mfe-${remote}`).join(', ')}`,
    );
  return { name, port: getRemotePort(name) };
}

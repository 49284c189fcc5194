import path from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '../schema/remotes.ts';

/** The port of the development host of the first remote; the others follow it. */
const FIRST_PORT = 3001;

/**
 * The remote whose folder this is (`mfe-<name>`), and the port of its development host and release server.
 *
 * @throws Error for any other folder.
 */
export function findRemoteOfFolder(root: string): { name: RemoteName; port: number } {
  const index = REMOTE_NAMES.findIndex((name) => path.basename(root) === `mfe-${name}`);
  const name = REMOTE_NAMES[index];
  if (!name)
    throw new Error(
      `${root} is not the folder of a remote: ${REMOTE_NAMES.map((remote) => `mfe-${remote}`).join(', ')}`,
    );
  return { name, port: FIRST_PORT + index };
}

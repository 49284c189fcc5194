import type { RemoteName } from '@almaty/delivery/schema';
import { readObject, type StoredObject } from './bucket.ts';
import type { EdgeContext } from './env.ts';

/** The origins of the release servers that may be looked at, by host and port. */
const readReleaseServers = ({ RELEASE_SERVERS = '' }: EdgeContext['env']): Map<string, string> =>
  new Map(
    RELEASE_SERVERS.split(' ')
      .filter((text) => URL.canParse(text))
      .map((text) => new URL(text))
      .map(({ host, origin }) => [host, origin]),
  );

/** The origin of the release server from which the visitor looks at a remote; undefined where the environment allows none. */
export function findReleaseServer({ env, visitor }: Pick<EdgeContext, 'env' | 'visitor'>, remote: RemoteName) {
  const preview = visitor.previews[remote];
  return preview === undefined ? undefined : readReleaseServers(env).get(preview);
}

/**
 * Reads an object from the release server that the visitor looks at, which responds to the keys of a bucket.
 *
 * @throws Error when there is no such server, or it does not have the object.
 */
export async function readServedObject(context: EdgeContext, remote: RemoteName, key: string): Promise<StoredObject> {
  const server = findReleaseServer(context, remote);
  if (!server) throw new Error(`Nobody looks at a release server of ${remote}`);
  const response = await fetch(`${server}/${key}`, { redirect: 'manual' });
  if (!response.ok) throw new Error(`${server} responded with ${response.status} for ${key}`);
  return { bytes: await response.arrayBuffer(), etag: '' };
}

/**
 * Reads an object of a version: from the release server that the visitor looks at, if that has it, or else from the bucket.
 *
 * @throws as `readObject`.
 */
export const readVersionObject = (context: EdgeContext, remote: RemoteName, key: string): Promise<StoredObject> =>
  findReleaseServer(context, remote)
    ? readServedObject(context, remote, key).catch(() => readObject(context, remote, key))
    : readObject(context, remote, key);

/** Keeps nothing. What a release server sends changes with each build, and belongs to whoever asked for it. */
export const NO_CACHE: Cache = {
  match: async () => undefined,
  put: async () => {},
  delete: async () => false,
};

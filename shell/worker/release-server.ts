import type { ReadableBucket } from '@almaty/delivery/bucket-reader';
import type { RemoteName } from '@almaty/delivery/schema';
import { getBucket } from './bucket.ts';
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
 * The release server that the visitor looks at: it responds to the keys of a bucket.
 *
 * @throws Error when the visitor looks at none.
 */
export function getServerBucket(context: EdgeContext, remote: RemoteName): ReadableBucket {
  const server = findReleaseServer(context, remote);
  if (!server) throw new Error(`Nobody looks at a release server of ${remote}`);
  return {
    async get(key) {
      const response = await fetch(`${server}/${key}`, { redirect: 'manual' });
      if (!response.ok) throw new Error(`${server} responded with ${response.status} for ${key}`);
      return response;
    },
  };
}

/** Where versions of a remote are read: at the release server that the visitor looks at, if that has it, or in the bucket. */
export function getVersionBucket(context: EdgeContext, remote: RemoteName): ReadableBucket {
  const bucket = getBucket(context.env, remote);
  if (!findReleaseServer(context, remote)) return bucket;
  const server = getServerBucket(context, remote);
  return { get: (key) => server.get(key).catch(() => bucket.get(key)) };
}

/** Keeps nothing. What a release server sends changes with each build, and belongs to whoever asked for it. */
export const NO_CACHE: Cache = {
  match: async () => undefined,
  put: async () => {},
  delete: async () => false,
};

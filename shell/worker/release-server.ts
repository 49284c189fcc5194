import type { ReadableBucket } from '@almaty/delivery/bucket-reader';
import { parseReleaseServers, type RemoteName } from '@almaty/delivery/schema';
import { getBucket } from './bucket.ts';
import type { EdgeContext } from './env.ts';

/** Whether a preview is a build on the machine of whoever looks at it, which only the local site can reach. */
export const isOfOwnMachine = (preview: string): boolean => preview.startsWith('localhost:');

/** The origin of the release server from which the visitor looks at a remote; undefined where the environment allows none. */
export function findReleaseServer({ env, visitor }: Pick<EdgeContext, 'env' | 'visitor'>, remote: RemoteName) {
  const preview = visitor.previews[remote];
  return preview === undefined ? undefined : parseReleaseServers(env.RELEASE_SERVERS ?? '').get(preview);
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

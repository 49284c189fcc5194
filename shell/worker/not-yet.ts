import { MissingObjectError, readChannels } from '@almaty/delivery/bucket-reader';
import type { Channels, Release, RemoteName } from '@almaty/delivery/schema';
import { getBucket } from './bucket.ts';
import type { EdgeContext } from './env.ts';
import { isLinked } from './links.ts';

/** The version of a remote that has promoted none yet. */
export const NOT_YET = 'not-yet';

/** The release of a remote that has promoted none yet: without pages, so that the site is complete without it. */
export const createEmptyRelease = (remote: RemoteName): Release => ({
  version: NOT_YET,
  snapshot: { globalName: remote, remoteEntry: '', modules: [] },
  files: {},
  requires: {},
  pages: [],
  fragments: {},
  integrity: '',
});

/**
 * Reads the release pointer of a remote. Without one a remote is new when no page links to it and nothing of it was seen
 * before (docs/decisions/0081); that of any other is lost.
 *
 * @param known the version that was read last, if one was.
 * @throws MissingObjectError when the pointer is lost; Error when it cannot be read.
 */
export async function readPointer({ env }: EdgeContext, remote: RemoteName, known = NOT_YET): Promise<Channels> {
  try {
    return await readChannels(getBucket(env, remote));
  } catch (error) {
    if (!(error instanceof MissingObjectError) || isLinked(remote) || known !== NOT_YET) throw error;
    return { stable: NOT_YET, history: [] };
  }
}

import type { ChannelName, Release, RemoteName } from '@almaty/delivery/schema';

/** Path of the remote list as JSON; requested by a retry, which may need a newer or repaired release. */
export const REMOTE_LIST_PATH = '/_mfe/remotes.json';

/** The folder of a release under which the Worker serves its fragments: `/_mfe/<remote>/<version>/_fragments<page>`. */
export const FRAGMENTS_FOLDER = '_fragments';

/** The id of the script element that contains the remote list of a page. */
export const REMOTE_LIST_ID = 'remote-list';

/** What the browser needs to know of a remote's current release before it requests any of its files. */
export type RemoteEntry = {
  name: RemoteName;
  version: string;
  /** Why this visitor gets this version. */
  channel: ChannelName;
  /** Path of the release, `/_mfe/<remote>/<version>/`. */
  base: string;
  /** The federation runtime's snapshot of the manifest, so that the browser requests no manifest. */
  snapshot: Release['snapshot'];
  /** The paths that the release contains: any other path of a route with a parameter is unknown. */
  pages: Release['pages'];
  /** File of the release -> its integrity hash. */
  integrity: Record<string, string>;
};

/** The current release of every remote that has one. */
export type RemoteList = { remotes: RemoteEntry[] };

import type { ChannelName, Release, RemoteName } from '@almaty/delivery/schema';
import type { Language } from '@almaty/languages';
import type { ShellPage } from '../site/site-page.ts';

/** Path of the remote list as JSON; requested by a retry, which may need a newer or repaired release. */
export const REMOTE_LIST_PATH = '/_mfe/remotes.json';

/** The parameter of that path for the language of the document; English without it. */
export const LANGUAGE_PARAMETER = 'language';

/** The folder of a version under which the Worker serves its fragments: `/_mfe/<part>/<version>/_fragments<path>`. */
export const FRAGMENTS_FOLDER = '_fragments';

/** The id of the script element that contains the remote list of a page. */
export const REMOTE_LIST_ID = 'remote-list';

/** The path under which what is of a version of a part is served. */
export const getReleasePath = (part: string, version: string): string => `/_mfe/${part}/${version}/`;

type Files = { sync: readonly string[] };

/** What the federation runtime reads of a manifest, so that the browser requests none. */
type RemoteSnapshot = Pick<Release['snapshot'], 'globalName' | 'remoteEntry'> & {
  modules: readonly { moduleName: string; modulePath: string; assets: { js: Files; css: Files } }[];
};

/** What the browser needs to know of a remote's current release before it requests any of its files. */
export type RemoteEntry = {
  name: RemoteName;
  version: string;
  /** Why this visitor gets this version. */
  channel: ChannelName;
  /** The languages that it has pages in. */
  languages: readonly Language[];
  snapshot: RemoteSnapshot;
  pages: Release['pages'];
  insets?: Release['insets'];
  /** File that the snapshot names -> its integrity hash. */
  integrity: Record<string, string>;
};

/** The version and pages of the shell, and the current release of every remote that has one; pages in one language. */
export type RemoteList = { shell: { version: string; pages: readonly ShellPage[] }; remotes: RemoteEntry[] };

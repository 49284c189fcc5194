import type { Release, RemoteName } from '@almaty/delivery/schema';

/**
 * So many versions of a remote are remembered: the stable one and the canary. An isolate has 128 MB, and the release of
 * 3,200 locations takes 37 MB (docs/decisions/0049).
 */
const VERSIONS_PER_REMOTE = 2;

/** The releases that were parsed and checked, the one that was used last at the end. */
export type ReleaseMemory = {
  get: (remote: RemoteName, version: string) => Release | undefined;
  add: (remote: RemoteName, release: Release) => void;
};

/** Creates a memory for the releases that one isolate has parsed: the description of a version never changes. */
export function createReleaseMemory(): ReleaseMemory {
  const versions = new Map<RemoteName, Release[]>();
  const list = (remote: RemoteName) => versions.get(remote) ?? [];
  const add = (remote: RemoteName, release: Release) => {
    const others = list(remote).filter(({ version }) => version !== release.version);
    versions.set(remote, [...others, release].slice(-VERSIONS_PER_REMOTE));
  };
  return {
    get: (remote, version) => {
      const release = list(remote).find((known) => known.version === version);
      if (release) add(remote, release);
      return release;
    },
    add,
  };
}

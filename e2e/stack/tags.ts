import { REMOTE_NAMES, type RemoteName } from '../../shared-delivery/src/schema/remotes.ts';
import { findOwner } from '../../shell/src/site/owners.ts';

// The details of a test: a tag for each remote whose change can break it, because `npm test -- --changed` runs only the
// tests with a tag of a changed remote.
const createTags = (...remotes: readonly RemoteName[]) => ({ tag: remotes.map((name) => `@${name}`) });

export const CATALOGUE = createTags('catalogue');
export const ITINERARY = createTags('itinerary');
export const TRIP_TIPS = createTags('trip-tips');
export const CATALOGUE_AND_TRIP_TIPS = createTags('catalogue', 'trip-tips');
export const CATALOGUE_AND_ITINERARY = createTags('catalogue', 'itinerary');
export const ALL_REMOTES = createTags(...REMOTE_NAMES);

/** Gets the tag of the remote that renders a page; all tags for a page of the shell. */
export function getPageTags(path: string) {
  const { pathname } = new URL(path, 'http://localhost');
  const remote = findOwner(pathname);
  return remote ? createTags(remote) : ALL_REMOTES;
}

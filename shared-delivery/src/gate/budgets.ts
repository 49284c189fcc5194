import type { RemoteName } from '../schema/remotes.ts';

/** What the scripts of a page may weigh before it is hydrated, in bytes gzip, with the container of its remote. */
export const PAGE_SCRIPT_BUDGETS: Readonly<Record<RemoteName, number>> = {
  catalogue: 32 * 1024,
  itinerary: 78 * 1024,
  'trip-tips': 15 * 1024,
};

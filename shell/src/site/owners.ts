import type { RemoteName } from '@almaty/delivery/schema';
import { removeLanguage } from '@almaty/languages';

/**
 * Which remote owns which part of the site, by the first segment of a path (docs/specification.md, section 2). A remote adds,
 * moves and removes pages in its own part without the shell; what it claims elsewhere is no page.
 */
export const OWNERS: Readonly<Record<string, RemoteName>> = {
  locations: 'catalogue',
  'also-in-almaty': 'catalogue',
  map: 'catalogue',
  city: 'catalogue',
  nature: 'catalogue',
  'mountain-routes': 'catalogue',
  activities: 'catalogue',
  itinerary: 'itinerary',
  plan: 'itinerary',
  desk: 'itinerary',
  'plan-trip': 'trip-tips',
};

/** The remote that owns the part of the site which a path is in, in any language; undefined in the shell's part. */
export function findOwner(path: string): RemoteName | undefined {
  const segment = removeLanguage(path).split('/')[1] ?? '';
  // Not what every object has, such as `constructor`.
  return Object.hasOwn(OWNERS, segment) ? OWNERS[segment] : undefined;
}

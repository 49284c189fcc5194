/** The path of every page of the site, with one location for all of them. */
export const PAGE_PATHS = [
  '/',
  '/locations',
  '/locations/kok-zhailau',
  '/city',
  '/nature',
  '/mountain-routes',
  '/activities',
  '/plan-trip',
  '/itinerary',
  '/privacy',
] as const;

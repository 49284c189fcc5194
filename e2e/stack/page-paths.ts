/** A page of each kind that the site has. */
export const pages = [
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

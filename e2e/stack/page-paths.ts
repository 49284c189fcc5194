/** The path of every page of the site but those of one plan (e2e/journeys/plan.test.ts), with a location that is open and one with an access notice. */
export const PAGE_PATHS = [
  '/',
  '/locations',
  '/locations/kok-zhailau',
  '/locations/green-bazaar',
  '/locations/sample-itineraries',
  '/also-in-almaty',
  '/map',
  '/city',
  '/nature',
  '/mountain-routes',
  '/activities',
  '/plan-trip',
  '/itinerary',
  '/privacy',
  '/offline',
] as const;

/**
 * The addresses that parts of the site link to (docs/specification.md, section 2; location details, sample itineraries,
 * also in Almaty, map, plan, desk, privacy and offline are additions). What a page is says the remote that has it, in its
 * `src/pages`.
 */
export const routes = {
  home: '/',
  locations: '/locations',
  locationDetails: '/locations/:slug',
  sampleItineraries: '/locations/sample-itineraries',
  alsoInAlmaty: '/also-in-almaty',
  map: '/map',
  city: '/city',
  nature: '/nature',
  mountainRoutes: '/mountain-routes',
  activities: '/activities',
  planTrip: '/plan-trip',
  itinerary: '/itinerary',
  plan: '/plan/:reference',
  desk: '/desk/:reference',
  privacy: '/privacy',
  offline: '/offline',
} as const;

/** The path of a location's details page. */
export const getLocationPath = (slug: string): string => routes.locationDetails.replace(':slug', slug);

/** The path of the sample plan: that of a plan whose reference is `sample`. */
export const SAMPLE_PLAN_PATH = /* @__PURE__ */ routes.plan.replace(':reference', 'sample');

/** Where browsers send their reports, and where teams read them. */
export const REPORTS_PATH = '/_reports';

/** The name of the entry of `server-timing` in which a page brings the token of its reports. */
export const PAGE_TOKEN = 'report';

/** The page of a report for every path that is no page. */
export const UNKNOWN_PAGE = '*';

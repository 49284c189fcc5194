/** The route patterns of the site (docs/specification.md, section 2; location details, sample itineraries, plan, desk
 * and privacy are additions). */
export const routes = {
  home: '/',
  locations: '/locations',
  locationDetails: '/locations/:slug',
  sampleItineraries: '/locations/sample-itineraries',
  city: '/city',
  nature: '/nature',
  mountainRoutes: '/mountain-routes',
  activities: '/activities',
  planTrip: '/plan-trip',
  itinerary: '/itinerary',
  plan: '/plan/:reference',
  desk: '/desk/:reference',
  privacy: '/privacy',
} as const;

/** The path of a location's details page. */
export const getLocationPath = (slug: string): string => routes.locationDetails.replace(':slug', slug);

/** The path of the sample plan: that of a plan whose reference is `sample`. */
export const SAMPLE_PLAN_PATH = /* @__PURE__ */ routes.plan.replace(':reference', 'sample');

/** Whether a route has a parameter, so that it takes more paths than there are pages. */
export const hasParameter = (route: string): boolean => route.includes(':');

/** Where browsers send their reports, and where teams read them. */
export const REPORTS_PATH = '/_reports';

/** The page of a report for every path that matches no route. */
export const UNKNOWN_PAGE = '*';

/** Finds the route that a path shows: itself, or the pattern that matches it. */
export function findRoute(pathname: string): (typeof routes)[keyof typeof routes] | typeof UNKNOWN_PAGE {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '').toLowerCase() : pathname;
  const all = Object.values(routes);
  const matches = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);
  return all.find((route) => route === path) ?? all.find(matches) ?? UNKNOWN_PAGE;
}

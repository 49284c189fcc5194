/** A page that a remote provides: which remote, and which of its exposed modules. */
export type RemotePage = { remote: RemoteName; expose: `./${string}` };

/** The remotes of the site. The shell knows their names; what they are made of it learns at run time. */
export const remoteNames = ['catalogue', 'itinerary', 'trip-tips'] as const;
export type RemoteName = (typeof remoteNames)[number];

/**
 * Route -> remote page (specification, section 2, and the details of a place). Read by the router in the browser and by
 * the Worker at the edge.
 */
export const remotePages: Readonly<Record<string, RemotePage>> = {
  '/locations': { remote: 'catalogue', expose: './LocationsPage' },
  '/locations/:slug': { remote: 'catalogue', expose: './PlacePage' },
  '/city': { remote: 'catalogue', expose: './CityPage' },
  '/nature': { remote: 'catalogue', expose: './NaturePage' },
  '/mountain-routes': { remote: 'catalogue', expose: './MountainRoutesPage' },
  '/activities': { remote: 'catalogue', expose: './ActivitiesPage' },
  '/plan-trip': { remote: 'trip-tips', expose: './PlanTripPage' },
  '/itinerary': { remote: 'itinerary', expose: './ItineraryPage' },
};

/** The route of the not-found page: whatever no other route takes. */
export const NOT_FOUND = '*';

/** The shell's own pages. */
export const ownPages = ['/', '/privacy'] as const;

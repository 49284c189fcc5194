/** What a page is like, as far as the shell has to know: it holds its place until it comes. */
export type Outline = 'cards' | 'poster' | 'article' | 'form';

/** A page that a remote provides: which remote, which of its exposed modules, and what it is like. */
export type RemotePage = { remote: RemoteName; expose: `./${string}`; outline: Outline };

/** The remotes of the site. The shell knows their names; what they are made of it learns at run time. */
export const remoteNames = ['catalogue', 'itinerary', 'trip-tips'] as const;
export type RemoteName = (typeof remoteNames)[number];

/**
 * Route -> remote page (specification, section 2, and the details of a place). Read by the router in the browser and by
 * the Worker at the edge.
 */
export const remotePages: Readonly<Record<string, RemotePage>> = {
  '/locations': { remote: 'catalogue', expose: './LocationsPage', outline: 'cards' },
  '/locations/:slug': { remote: 'catalogue', expose: './LocationDetailsPage', outline: 'poster' },
  '/city': { remote: 'catalogue', expose: './CityPage', outline: 'cards' },
  '/nature': { remote: 'catalogue', expose: './NaturePage', outline: 'cards' },
  '/mountain-routes': { remote: 'catalogue', expose: './MountainRoutesPage', outline: 'cards' },
  '/activities': { remote: 'catalogue', expose: './ActivitiesPage', outline: 'cards' },
  '/plan-trip': { remote: 'trip-tips', expose: './PlanTripPage', outline: 'article' },
  '/itinerary': { remote: 'itinerary', expose: './ItineraryPage', outline: 'form' },
};

/** The route of the not-found page: whatever no other route takes. */
export const NOT_FOUND = '*';

/** The shell's own pages. */
export const ownPages = ['/', '/privacy'] as const;

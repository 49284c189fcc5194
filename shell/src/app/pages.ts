import type { PageHeadFields } from '@almaty/delivery/page-head';
import { routes } from '@almaty/delivery/routes';
import type { RemoteName } from '@almaty/delivery/schema';

/** The kind of skeleton that stands in for a page while it loads. */
export type SkeletonVariant = 'cards' | 'poster' | 'article' | 'form';

/** A page of a remote: the remote, its exposed module, and the skeleton while it loads. */
export type RemotePage = { remote: RemoteName; expose: `./${string}`; skeleton: SkeletonVariant };

/**
 * The route table: route -> page of a remote. The router in the browser and the shell's Worker read it. It
 * names the modules and imports none, because the code of remotes is loaded at run time.
 */
export const remotePages: Readonly<Record<string, RemotePage>> = {
  [routes.locations]: { remote: 'catalogue', expose: './LocationsPage', skeleton: 'cards' },
  [routes.locationDetails]: { remote: 'catalogue', expose: './LocationDetailsPage', skeleton: 'poster' },
  [routes.sampleItineraries]: { remote: 'catalogue', expose: './SampleItinerariesPage', skeleton: 'article' },
  [routes.city]: { remote: 'catalogue', expose: './CityPage', skeleton: 'cards' },
  [routes.nature]: { remote: 'catalogue', expose: './NaturePage', skeleton: 'cards' },
  [routes.mountainRoutes]: { remote: 'catalogue', expose: './MountainRoutesPage', skeleton: 'cards' },
  [routes.activities]: { remote: 'catalogue', expose: './ActivitiesPage', skeleton: 'cards' },
  [routes.planTrip]: { remote: 'trip-tips', expose: './PlanTripPage', skeleton: 'article' },
  [routes.itinerary]: { remote: 'itinerary', expose: './ItineraryPage', skeleton: 'form' },
  [routes.plan]: { remote: 'itinerary', expose: './PlanPage', skeleton: 'article' },
  [routes.desk]: { remote: 'itinerary', expose: './DeskPage', skeleton: 'article' },
};

/** A page of the shell: the module `shell/<Module>` of its content, which is static, and its document head. */
export type ShellPage = { id: string; head: PageHeadFields };

const home: ShellPage = {
  id: 'shell/HomePage',
  head: {
    title: 'Almaty guide: places, routes and activities',
    description:
      'Plan a trip to Almaty, Kazakhstan: choose places, mountain routes and activities, and ask for a personal itinerary.',
  },
};

const privacy: ShellPage = {
  id: 'shell/PrivacyPage',
  head: {
    title: 'Privacy · Almaty guide',
    description: 'What this site stores about its visitors, where, and what for.',
  },
};

/** The pages of the shell itself, which need no remote: route -> page. */
export const shellPages: Readonly<Record<string, ShellPage>> = { [routes.home]: home, [routes.privacy]: privacy };

/** The route of the not-found page: it matches every path that no other route matches. */
export const NOT_FOUND_ROUTE = '*';

/** The id of a remote's exposed module for the federation runtime: `catalogue/LocationsPage`. */
export const getModuleId = ({ remote, expose }: Pick<RemotePage, 'remote' | 'expose'>): string =>
  `${remote}/${expose.slice('./'.length)}`;

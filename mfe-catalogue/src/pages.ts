import type { FragmentPage } from '@almaty/delivery/fragments';
import { activities } from './content/activities.ts';
import { places } from './content/places.ts';
import ActivitiesPage from './exposes/ActivitiesPage.tsx';
import CityPage from './exposes/CityPage.tsx';
import LocationsPage from './exposes/LocationsPage.tsx';
import MountainRoutesPage from './exposes/MountainRoutesPage.tsx';
import NaturePage from './exposes/NaturePage.tsx';
import PlacePage from './exposes/PlacePage.tsx';
import { categories } from './features/category/categories.ts';
import { describeActivities, describePlace, describePlaces } from './structured-data.ts';

const addressOf = (slug: string) => `/locations/${slug}`;

/** What is exposed, and where on the site each page stands. */
export const pages: Readonly<Record<string, FragmentPage>> = {
  './LocationsPage': { route: '/locations', Page: LocationsPage, describe: () => describePlaces(places) },
  './PlacePage': {
    route: '/locations/:slug',
    paths: places.map(({ slug }) => addressOf(slug)),
    describe: (path) => describePlace(places.find(({ slug }) => addressOf(slug) === path)),
    Page: PlacePage,
  },
  './CityPage': { route: '/city', Page: CityPage, describe: () => describePlaces(categories.city.locations) },
  './NaturePage': { route: '/nature', Page: NaturePage, describe: () => describePlaces(categories.nature.locations) },
  './MountainRoutesPage': {
    route: '/mountain-routes',
    Page: MountainRoutesPage,
    describe: () => describePlaces(categories.mountains.locations),
  },
  './ActivitiesPage': { route: '/activities', Page: ActivitiesPage, describe: () => describeActivities(activities) },
};

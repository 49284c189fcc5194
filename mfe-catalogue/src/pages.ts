import type { ExposedPage } from '@almaty/delivery/prerendering';
import { getLocationPath, routes } from '@almaty/delivery/routes';
import { activities } from './content/activities.ts';
import { sharePictureOf } from './content/picture-address.ts';
import { places } from './content/places.ts';
import ActivitiesPage from './exposes/ActivitiesPage.tsx';
import CityPage from './exposes/CityPage.tsx';
import LocationsPage from './exposes/LocationsPage.tsx';
import MountainRoutesPage from './exposes/MountainRoutesPage.tsx';
import NaturePage from './exposes/NaturePage.tsx';
import PlacePage from './exposes/PlacePage.tsx';
import { categories } from './features/category/categories.ts';
import { describeActivities, describePlace, describePlaces } from './structured-data.ts';

const findByPath = (path: string) => places.find(({ slug }) => getLocationPath(slug) === path);

/** What is exposed, and where on the site each page stands. */
export const pages: Readonly<Record<string, ExposedPage>> = {
  './LocationsPage': { route: routes.locations, Page: LocationsPage, getStructuredData: () => describePlaces(places) },
  './PlacePage': {
    route: routes.locationDetails,
    paths: places.map(({ slug }) => getLocationPath(slug)),
    getStructuredData: (path) => describePlace(findByPath(path)),
    getShareImage: (path) => {
      const place = findByPath(path);
      return place && sharePictureOf(place.slug);
    },
    Page: PlacePage,
  },
  './CityPage': {
    route: routes.city,
    Page: CityPage,
    getStructuredData: () => describePlaces(categories.city.locations),
  },
  './NaturePage': {
    route: routes.nature,
    Page: NaturePage,
    getStructuredData: () => describePlaces(categories.nature.locations),
  },
  './MountainRoutesPage': {
    route: routes.mountainRoutes,
    Page: MountainRoutesPage,
    getStructuredData: () => describePlaces(categories.mountains.locations),
  },
  './ActivitiesPage': {
    route: routes.activities,
    Page: ActivitiesPage,
    getStructuredData: () => describeActivities(activities),
  },
};

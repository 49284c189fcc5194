import type { ExposedPage } from '@almaty/delivery/prerendering';
import { getLocationPath, routes } from '@almaty/delivery/routes';
import { activities } from './content/activities.ts';
import { categories } from './content/categories.ts';
import { locations } from './content/locations.ts';
import { getSharePicturePath } from './content/picture-paths.ts';
import ActivitiesPage from './exposes/ActivitiesPage.tsx';
import CityPage from './exposes/CityPage.tsx';
import LocationDetailsPage from './exposes/LocationDetailsPage.tsx';
import LocationsPage from './exposes/LocationsPage.tsx';
import MountainRoutesPage from './exposes/MountainRoutesPage.tsx';
import NaturePage from './exposes/NaturePage.tsx';
import SampleItinerariesPage from './exposes/SampleItinerariesPage.tsx';
import { describeActivities, describeLocation, describeLocations } from './structured-data.ts';

const findByPath = (path: string) => locations.find(({ slug }) => getLocationPath(slug) === path);

/** The route table: every exposed page with its route, structured data and share image; its screen sets the title. */
export const pages: Readonly<Record<string, ExposedPage>> = {
  './LocationsPage': {
    route: routes.locations,
    Page: LocationsPage,
    getStructuredData: () => describeLocations(locations),
  },
  './LocationDetailsPage': {
    route: routes.locationDetails,
    paths: locations.map(({ slug }) => getLocationPath(slug)),
    getStructuredData: (path) => describeLocation(findByPath(path)),
    getShareImage: (path) => {
      const location = findByPath(path);
      return location && getSharePicturePath(location.slug);
    },
    Page: LocationDetailsPage,
  },
  './SampleItinerariesPage': { route: routes.sampleItineraries, Page: SampleItinerariesPage },
  './CityPage': {
    route: routes.city,
    Page: CityPage,
    getStructuredData: () => describeLocations(categories.city.locations),
  },
  './NaturePage': {
    route: routes.nature,
    Page: NaturePage,
    getStructuredData: () => describeLocations(categories.nature.locations),
  },
  './MountainRoutesPage': {
    route: routes.mountainRoutes,
    Page: MountainRoutesPage,
    getStructuredData: () => describeLocations(categories.mountains.locations),
  },
  './ActivitiesPage': {
    route: routes.activities,
    Page: ActivitiesPage,
    getStructuredData: () => describeActivities(activities),
  },
};

import type { ExposedPage } from '@almaty/delivery/prerendering';
import { getLocationPath, routes } from '@almaty/delivery/routes';
import { activities } from './content/activities.ts';
import { locations } from './content/locations.ts';
import { getSharePicturePath } from './content/picture-paths.ts';
import ActivitiesPage from './exposes/ActivitiesPage.tsx';
import CityPage from './exposes/CityPage.tsx';
import LocationDetailsPage from './exposes/LocationDetailsPage.tsx';
import LocationsPage from './exposes/LocationsPage.tsx';
import MountainRoutesPage from './exposes/MountainRoutesPage.tsx';
import NaturePage from './exposes/NaturePage.tsx';
import SampleItinerariesPage from './exposes/SampleItinerariesPage.tsx';
import { categoryRoutes } from './lib/category-routes.ts';
import { type Tab, tabCategories } from './lib/tab.ts';
import { describeActivities, describeLocation, describeLocations } from './structured-data.ts';

/** The page of a category. */
const createCategoryPage = (tab: Tab, Page: ExposedPage['Page']): ExposedPage => ({
  route: categoryRoutes[tab],
  Page,
  getStructuredData: () => describeLocations(locations.filter(({ category }) => category === tabCategories[tab])),
});

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
  './CityPage': createCategoryPage('city', CityPage),
  './NaturePage': createCategoryPage('nature', NaturePage),
  './MountainRoutesPage': createCategoryPage('mountains', MountainRoutesPage),
  './ActivitiesPage': {
    route: routes.activities,
    Page: ActivitiesPage,
    getStructuredData: () => describeActivities(activities),
  },
};

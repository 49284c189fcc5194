import ActivitiesPage from './exposes/ActivitiesPage.tsx';
import CityPage from './exposes/CityPage.tsx';
import LocationsPage from './exposes/LocationsPage.tsx';
import MountainRoutesPage from './exposes/MountainRoutesPage.tsx';
import NaturePage from './exposes/NaturePage.tsx';

/** What is exposed, and the site path each page is rendered for. */
export const pages = {
  './LocationsPage': { path: '/locations', Page: LocationsPage },
  './CityPage': { path: '/city', Page: CityPage },
  './NaturePage': { path: '/nature', Page: NaturePage },
  './MountainRoutesPage': { path: '/mountain-routes', Page: MountainRoutesPage },
  './ActivitiesPage': { path: '/activities', Page: ActivitiesPage },
};

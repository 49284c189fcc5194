import { routes } from '@almaty/delivery/routes';
import DeskPage from './exposes/DeskPage.tsx';
import ItineraryPage from './exposes/ItineraryPage.tsx';
import PlanPage from './exposes/PlanPage.tsx';

/** The exposed pages with their routes on the site. */
export const pages = {
  './ItineraryPage': { route: routes.itinerary, Page: ItineraryPage },
  './PlanPage': { route: routes.plan, paths: [routes.plan], Page: PlanPage },
  './DeskPage': { route: routes.desk, paths: [routes.desk], Page: DeskPage },
};

import { routes } from '@almaty/delivery/routes';
import PlanTripPage from './exposes/PlanTripPage.tsx';

/** The exposed pages with their routes on the site. */
export const pages = { './PlanTripPage': { route: routes.planTrip, Page: PlanTripPage } };

import { routes } from '@almaty/delivery/routes';
import PlanTripPage from './exposes/PlanTripPage.tsx';

/** What is exposed, and where on the site each page stands. */
export const pages = { './PlanTripPage': { route: routes.planTrip, Page: PlanTripPage } };

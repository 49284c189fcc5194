import { routes } from '@almaty/delivery/routes';
import ItineraryPage from './exposes/ItineraryPage.tsx';

/** The exposed pages with their routes on the site. */
export const pages = { './ItineraryPage': { route: routes.itinerary, Page: ItineraryPage } };

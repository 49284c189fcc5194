import { routes } from '@almaty/delivery/routes';
import ItineraryPage from './exposes/ItineraryPage.tsx';

/** What is exposed, and where on the site each page stands. */
export const pages = { './ItineraryPage': { route: routes.itinerary, Page: ItineraryPage } };

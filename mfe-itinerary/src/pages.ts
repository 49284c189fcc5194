import ItineraryPage from './exposes/ItineraryPage.tsx';

/** What is exposed, and where on the site each page stands. */
export const pages = { './ItineraryPage': { route: '/itinerary', Page: ItineraryPage } };

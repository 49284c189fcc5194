import ItineraryPage from './exposes/ItineraryPage.tsx';

/** What is exposed, and the site path each page is rendered for. */
export const pages = { './ItineraryPage': { path: '/itinerary', Page: ItineraryPage } };

import PlanTripPage from './exposes/PlanTripPage.tsx';

/** What is exposed, and where on the site each page stands. */
export const pages = { './PlanTripPage': { route: '/plan-trip', Page: PlanTripPage } };

import PlanTripPage from './exposes/PlanTripPage.tsx';

/** What is exposed, and the site path each page is rendered for. */
export const pages = { './PlanTripPage': { path: '/plan-trip', Page: PlanTripPage } };

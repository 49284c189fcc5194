import { loadable } from '@almaty/ui/loadable';

/** What searches, with its index: loaded once the form is used, or when the address has a query. */
export const searchEngine = loadable(() => import(/* webpackChunkName: "search" */ './search-locations.ts'));

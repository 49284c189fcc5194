import { loadable } from '@almaty/ui/loadable';

/** What searches, with its index, and what shows the results: loaded once the form is used, or when the address has a query. */
export const searchCode = loadable(() => import(/* webpackChunkName: "search" */ './lazy-search.ts'));

import { loadable } from '@almaty/ui/loadable';

/** What shows the search on the map: loaded once the visitor asks for it, or when the address has a query. */
export const mapSearchCode = loadable(() => import(/* webpackChunkName: "map-search" */ './MapSearch.tsx'));

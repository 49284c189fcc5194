import { loadable } from '@almaty/ui/loadable';

/** What the page shows of selected items besides themselves; with the estimate of a trip in one chunk. */
export const itemsCode = loadable(() => import(/* webpackChunkName: "items" */ './lazy-items.ts'));

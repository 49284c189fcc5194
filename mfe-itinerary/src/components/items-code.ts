import { createLazyCode } from '@almaty/ui/lazy-code';

/** What the page shows of selected items besides themselves; with the estimate of a trip in one chunk. */
export const itemsCode = createLazyCode(() => import(/* webpackChunkName: "items" */ './lazy-items.ts'));

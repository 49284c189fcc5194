import { loadable } from '@almaty/ui/loadable';

/** What the form needs once somebody uses it. Its chunk has the confirmation too, which so is there after a submit. */
export const requestCode = loadable(() => import(/* webpackChunkName: "request" */ './lazy-request.ts'));

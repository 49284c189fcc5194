import { createLazyCode } from '@almaty/ui/lazy-code';

/** What the form needs once somebody uses it. Its chunk has the confirmation too, which so is there after a submit. */
export const requestCode = createLazyCode(() => import(/* webpackChunkName: "request" */ './lazy-request.ts'));

import { loadable } from '@almaty/ui/loadable';

/** The confirmation of a stored request, in the chunk of what has sent it. */
export const confirmationCode = loadable(() => import(/* webpackChunkName: "request" */ './lazy-confirmation.ts'));

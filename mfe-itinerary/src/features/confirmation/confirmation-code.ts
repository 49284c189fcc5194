import { createLazyCode } from '@almaty/ui/lazy-code';

/** The confirmation of a stored request, in the chunk of what has sent it. */
export const confirmationCode = createLazyCode(
  () => import(/* webpackChunkName: "request" */ './lazy-confirmation.ts'),
);

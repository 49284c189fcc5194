import { loadable } from '@almaty/ui/loadable';

/** The widget of Turnstile, loaded only on sites that use it. */
export const turnstileCode = loadable(() => import('@marsidev/react-turnstile'));

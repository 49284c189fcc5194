import { loadable } from '@almaty/ui/loadable';

/** The widget of Turnstile, loaded only on sites that use it. */
export const turnstileCode = loadable(() => import('@marsidev/react-turnstile'));

/** The id of the script that the widget loads: while an element has it, no other one is loaded. */
export const SCRIPT_ID = 'turnstile-script';

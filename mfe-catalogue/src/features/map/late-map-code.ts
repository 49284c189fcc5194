import { loadable } from '@almaty/ui/loadable';

/** Nobody needs it before the page is hydrated. */
export const lateMapCode = loadable(() => import('./late-code.ts'));

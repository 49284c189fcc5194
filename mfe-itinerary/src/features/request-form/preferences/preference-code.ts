import { loadable } from '@almaty/ui/loadable';

/** The fields of the preferences, in the chunk of what the form needs once somebody uses it: no file more to fetch and to list. */
export const preferenceCode = loadable(() => import(/* webpackChunkName: "request" */ './PreferenceFields.tsx'));

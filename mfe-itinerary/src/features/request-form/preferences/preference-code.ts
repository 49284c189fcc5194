import { loadable } from '@almaty/ui/loadable';

/** The fields of the preferences, which few visitors open. */
export const preferenceCode = loadable(() => import(/* webpackChunkName: "preferences" */ './PreferenceFields.tsx'));

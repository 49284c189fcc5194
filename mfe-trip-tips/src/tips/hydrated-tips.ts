import type { Tips } from '../schema/tips.ts';
import { tips } from './tips.ts';

/** The tips of the sections that React hydrates; a build replaces this module, too, so that the page loads no others. */
export const hydratedTips: Pick<Tips, 'packing-list' | 'holidays'> = {
  'packing-list': tips['packing-list'],
  holidays: tips.holidays,
};

import { RAIN, TEMPERATURES } from '../../schema/climate-bounds.ts';

/** The chart's edges, with room for the numbers. */
const FLOOR = TEMPERATURES[0] - 1;
const CEILING = TEMPERATURES[1] + 1;

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

/** Where a temperature stands above the chart's foot. */
export const heightOf = (degrees: number) => share(degrees - FLOOR, CEILING - FLOOR);
/** How far two temperatures are apart. */
export const spanOf = (low: number, high: number) => share(high - low, CEILING - FLOOR);
/** How much of its row a month's rain fills. */
export const rainOf = (millimetres: number) => share(millimetres, RAIN[1]);

/** A temperature as people say it: whole degrees, with a real minus, and no minus zero. */
export const degrees = (value: number) => String(Math.round(value) || 0).replace('-', '−');

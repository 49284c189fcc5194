/** Degrees between the chart's edges: below and above every average of the city, with room for the numbers. */
const FLOOR = -13;
const CEILING = 34;
/** Millimetres that fill the row of rain. */
const RAIN_CEILING = 120;

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

/** Where a temperature stands above the chart's foot. */
export const heightOf = (degrees: number) => share(degrees - FLOOR, CEILING - FLOOR);
/** How far two temperatures are apart. */
export const spanOf = (low: number, high: number) => share(high - low, CEILING - FLOOR);
/** How much of its row a month's rain fills. */
export const rainOf = (millimetres: number) => share(Math.min(millimetres, RAIN_CEILING), RAIN_CEILING);

/** A temperature as people say it: whole degrees, with a real minus, and no minus zero. */
export const degrees = (value: number) => String(Math.round(value) || 0).replace('-', '−');

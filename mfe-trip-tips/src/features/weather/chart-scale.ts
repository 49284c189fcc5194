import { PRECIPITATION_RANGE, TEMPERATURE_RANGE } from '../../schema/climate-bounds.ts';

/** The temperatures at the edges of the chart, with room for the numbers above and below the bars. */
const MIN_TEMPERATURE = TEMPERATURE_RANGE[0] - 1;
const MAX_TEMPERATURE = TEMPERATURE_RANGE[1] + 1;

const toPercent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

/** The distance of a temperature from the bottom of the chart, as a CSS percentage. */
export const getTemperatureOffset = (temperature: number) =>
  toPercent(temperature - MIN_TEMPERATURE, MAX_TEMPERATURE - MIN_TEMPERATURE);

/** The height of the bar between two temperatures, as a CSS percentage. */
export const getTemperatureHeight = (low: number, high: number) =>
  toPercent(high - low, MAX_TEMPERATURE - MIN_TEMPERATURE);

/** The height of the bar of a month's precipitation, as a CSS percentage. */
export const getPrecipitationHeight = (millimetres: number) => toPercent(millimetres, PRECIPITATION_RANGE[1]);

/** Formats a temperature as whole degrees with a minus sign (U+2212); -0 becomes 0. */
export const formatDegrees = (temperature: number) => String(Math.round(temperature) || 0).replace('-', '−');

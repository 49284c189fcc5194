/** The lowest and highest average temperature that the climate chart has room for, in °C: wider than the city's range. */
export const TEMPERATURE_RANGE = [-12, 33] as const;

/** The lowest and highest precipitation of a month that the climate chart has room for, in millimetres. */
export const PRECIPITATION_RANGE = [0, 120] as const;

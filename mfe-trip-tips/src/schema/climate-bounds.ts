/** The lowest and the highest average that the chart of the year has room for, in °C: beyond all of the city's. */
export const TEMPERATURES = [-12, 33] as const;

/** The least and the most rain and snow in a month that it has room for, in millimetres. */
export const RAIN = [0, 120] as const;

/** Kilometres of a degree at 43.1 N (WGS 84, rounded), exact enough for the 40 km of the range. */
export const KM_PER_LONGITUDE = 81.15;
export const KM_PER_LATITUDE = 111.2;

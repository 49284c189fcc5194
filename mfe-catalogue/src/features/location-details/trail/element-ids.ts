/** What the code that comes later adds to, once a visitor is near a trail; each constant by itself, so that a page has one only. */
export const SECTION_ID = 'way';
export const MAP_ID = 'way-map';
export const PROFILE_ID = 'way-profile';
export const TIMES_ID = 'way-times';
export const DAY_ID = 'way-day';

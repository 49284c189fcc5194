import data from '#generated/locations.json' with { type: 'json' };

/** The locations of docs/specification.md, in the order of the tabs of the Locations page. */
export const locations = data;

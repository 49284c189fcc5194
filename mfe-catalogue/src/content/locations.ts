import data from '../../generated/locations.json' with { type: 'json' };

/** All locations, in the order of the tabs of the Locations page. */
export const locations = data;

import data from '#generated/map-positions.json' with { type: 'json' };

/** Where each location is, by its id, as GeoJSON writes it: longitude, then latitude. */
export const mapPositions = data;

import data from '#generated/map-pins.json' with { type: 'json' };

/** The pins of each frame, which change with the search and the choice of a visitor. */
export const framePins = data;

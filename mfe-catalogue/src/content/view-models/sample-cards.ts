import data from '#generated/sample-cards.json' with { type: 'json' };

/** The cards of the locations of all sample itineraries. */
export const sampleCards = data;

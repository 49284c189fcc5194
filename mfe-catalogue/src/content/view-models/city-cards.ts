import data from '#generated/city-cards.json' with { type: 'json' };

/** The cards of the category. */
export const cityCards = data;

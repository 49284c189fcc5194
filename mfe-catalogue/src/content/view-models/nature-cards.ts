import data from '#generated/nature-cards.json' with { type: 'json' };

/** The cards of the category. */
export const natureCards = data;

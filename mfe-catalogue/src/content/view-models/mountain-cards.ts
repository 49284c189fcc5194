import data from '#generated/mountain-cards.json' with { type: 'json' };

/** The cards of the category. */
export const mountainCards = data;

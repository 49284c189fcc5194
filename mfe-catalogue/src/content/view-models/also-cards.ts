import data from '#generated/also-cards.json' with { type: 'json' };

/** The cards of the page Also in Almaty, in the order of the categories. */
export const alsoCards = data;

import data from '#generated/static-tips.json' with { type: 'json' };

/** The tips of the sections that React does not hydrate. */
export const tips = data;

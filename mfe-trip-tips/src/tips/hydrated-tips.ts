import data from '#generated/hydrated-tips.json' with { type: 'json' };

/** The tips of the sections that React hydrates. */
export const hydratedTips = data;

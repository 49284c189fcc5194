import data from '../../generated/tips.json' with { type: 'json' };

/** Everything the page shows. */
export const tips = data;

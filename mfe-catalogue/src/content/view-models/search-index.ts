import data from '#generated/search-index.json' with { type: 'json' };

/** The search index of all locations, as MiniSearch writes it. */
export const searchIndex = data;

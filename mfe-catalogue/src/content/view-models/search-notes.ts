import data from '#generated/search-notes.json' with { type: 'json' };

/** What the search says beside its results, and the normalized words of a query that it is about. */
export type SearchNote = { words: readonly string[]; note: string };

/** The notes of all search words. */
export const searchNotes = data;

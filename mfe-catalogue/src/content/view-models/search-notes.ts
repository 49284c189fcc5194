import { normalizeName } from '../../lib/name-variants.ts';
import { synonyms } from '../parsed-content.ts';

/** What the search says beside its results, and the normalized words of a query that it is about. */
export type SearchNote = { words: readonly string[]; note: string };

/** The notes of all synonyms. In a bundle the build replaces this module by its result (build/content-plugin.ts). */
export const searchNotes: readonly SearchNote[] = synonyms.flatMap(({ words, note }) =>
  note ? [{ words: words.map(normalizeName), note }] : [],
);

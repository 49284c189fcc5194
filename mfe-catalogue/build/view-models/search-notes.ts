import type { SearchNote } from '../../src/content/view-models/search-notes.ts';
import { normalizeName } from '../../src/lib/name-variants.ts';
import type { CatalogueContent } from '../content/catalogue-content.ts';

/** Creates the notes of all search words. */
export const createSearchNotes = ({ synonyms }: CatalogueContent): readonly SearchNote[] =>
  synonyms.flatMap(({ words, note }) => (note ? [{ words: words.map(normalizeName), note }] : []));

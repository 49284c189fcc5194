import { searchNotes } from '../../content/view-models/search-notes.ts';
import { normalizeName } from '../../lib/name-variants.ts';

/** Finds what the guide says of a text beside its results: words of it that the guide lacks, or has elsewhere. */
export function findNote(text: string): string | undefined {
  const query = ` ${normalizeName(text)} `;
  return searchNotes.find(({ words }) => words.some((word) => query.includes(` ${word} `)))?.note;
}

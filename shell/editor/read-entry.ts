import type { EditedEntry, EditorPart, EntryFormat } from '@almaty/delivery/schema';
import type { AppEventListener } from '@sveltia/cms';
import { readValues } from './read-values.ts';

/** What the remotes bring. */
export type EditorParts = readonly EditorPart[];

/** An entry as Sveltia CMS passes it to a listener: an Immutable map. */
export type SavedEntry = Parameters<AppEventListener['handler']>[0]['entry'];

/** Reads an entry that Sveltia CMS is about to save. */
export const readEntry = (entry: SavedEntry): EditedEntry => ({
  collection: entry.get('collection'),
  slug: entry.get('slug'),
  values: readValues(entry.get('data')),
});

/** Finds the part that brought the collection of an entry. */
export const findPart = (parts: EditorParts, { collection }: EditedEntry): EditorPart | undefined =>
  parts.find(({ collections }) => collections.some(({ name }) => name === collection));

/** Finds the format of an entry's file: its own, or that of its collection. */
export function findFormat(parts: EditorParts, entry: EditedEntry): EntryFormat | undefined {
  const part = findPart(parts, entry);
  const collection = part?.collections.find(({ name }) => name === entry.collection);
  const files = (collection?.files ?? []) as readonly { name: string; format: string }[];
  const { format } = files.find(({ name }) => name === entry.slug) ?? collection ?? {};
  return part?.formats[String(format)];
}

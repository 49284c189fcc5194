import type * as z from 'zod';
import type { CollectionId, collections } from './collections.ts';
import type { Prose } from './prose.ts';

/** What only editors see of a file. */
type ForEditors = 'source' | 'reviewMonths';

/** A file as the page has it: without the editors' notes, its text ready to be rendered. */
type Published<File> = Omit<File, ForEditors | 'body' | 'order'> &
  (File extends { body: string } ? { readonly body: Prose } : unknown);

type FileOf<Id extends CollectionId> = z.infer<(typeof collections)[Id]['schema']>;

/** Everything the page shows, by collection: a list for a folder, one entry for a file. */
export type Tips = {
  readonly [Id in CollectionId]: (typeof collections)[Id]['kind'] extends 'folder'
    ? readonly Published<FileOf<Id>>[]
    : Published<FileOf<Id>>;
};

/** A tip with a title and a text. */
export type Tip = Tips['money'][number];
/** When to come, for what. */
export type BestTime = Tips['best-times'][number];

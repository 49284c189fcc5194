import type { InLanguage } from '@almaty/content';
import type * as z from 'zod';
import type { CollectionId, collections } from './collections.ts';
import type { Source } from './review-fields.ts';
import type { RichTextContent } from './rich-text.ts';

/** An entry as the page shows it in one language: without the fields that only editors see, its text parsed. */
type PublishedEntry<Values> = Omit<InLanguage<Values>, 'reviewMonths' | 'body' | 'order' | 'sources'> & {
  readonly sources: readonly Source[];
} & (Values extends { body: unknown } ? { readonly body: RichTextContent } : unknown);

type EntryValues<Id extends CollectionId> = z.infer<(typeof collections)[Id]['schema']>;

/** Everything the page shows, by collection: a list for a folder, one entry for a single file. */
export type Tips = {
  readonly [Id in CollectionId]: (typeof collections)[Id]['kind'] extends 'folder'
    ? readonly PublishedEntry<EntryValues<Id>>[]
    : PublishedEntry<EntryValues<Id>>;
};

/** What every entry says about where its content is from. */
export type Sourced = Pick<Tips['climate'], 'sources' | 'lastChecked'>;
/** A tip with a title and a text. */
export type Tip = Tips['money'][number];
/** A season of the year that is best for hiking or skiing. */
export type BestTime = Tips['best-times'][number];

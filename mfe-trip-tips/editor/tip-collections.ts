import { Source } from '@almaty/content';
import type { EditedCollection, EditedFile } from '@almaty/content/editor';
import { CONTENT_PATH, type Collection, type CollectionId, collections } from '../src/schema/collections.ts';
import { findMoreMistakes } from '../src/validation/validate-values.ts';

const FOLDER = `mfe-trip-tips/${CONTENT_PATH}`;

const entries = Object.entries<Collection>(collections) as [CollectionId, Collection][];

/** The sections of the page, its lists, and the sources of both, in the order of the screen. */
export function createTipCollections(): readonly EditedCollection[] {
  const folders = entries.flatMap(([name, collection]): EditedCollection[] =>
    collection.kind === 'folder'
      ? [{ ...collection, name, title: 'title.en', folder: `${FOLDER}/${name}`, findMore: findMoreMistakes }]
      : [],
  );
  const files = entries.flatMap(([name, collection]): EditedFile[] =>
    collection.kind === 'file'
      ? [{ name, label: collection.label, file: `${FOLDER}/${name}.yml`, schema: collection.schema }]
      : [],
  );
  return [
    ...folders,
    { name: 'lists', label: 'Lists', files },
    {
      ...{ name: 'sources', label: 'Sources of tips', singular: 'source', title: 'title.en' },
      ...{ folder: `${FOLDER}/sources`, schema: Source },
    },
  ];
}

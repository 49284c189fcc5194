import path from 'node:path';
import { ContentError, type Source } from '@almaty/content';
import { type ContentFile, findUnknownFiles, readFiles, readSources } from '@almaty/content/node';
import { CONTENT_PATH, type Collection, type CollectionId, collections } from '../src/schema/collections.ts';
import { type Entry, findMoreMistakes } from '../src/validation/validate-values.ts';

/** A valid file of a tip or a list, and its collection. */
export type TipFile = Pick<ContentFile<Entry>, 'file' | 'entry' | 'toIssue'> & { id: CollectionId };

/** The content of the page. */
export type TipContent = {
  files: readonly TipFile[];
  /** By id. */
  sources: Readonly<Record<string, Source>>;
};

/** The root folder of the workspace. */
export const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** The folder of the content, relative to it. */
export const CONTENT_FOLDER = `mfe-trip-tips/${CONTENT_PATH}`;

const getPattern = (id: string, { kind }: Collection) => `${CONTENT_FOLDER}/${id}${kind === 'folder' ? '/*' : ''}.yml`;

const COLLECTIONS = Object.entries<Collection>(collections) as [CollectionId, Collection][];

const toTipFile = (id: CollectionId, { file, entry, toIssue }: ContentFile<unknown>): TipFile => ({
  ...{ id, file, toIssue },
  // Every collection has the fields of `reviewFields`.
  entry: entry as Entry,
});

/**
 * Reads and validates all content files.
 *
 * @param workspace the root folder of the workspace.
 * @throws ContentError that lists every mistake with file, line and field.
 */
export function readContent(workspace: string = WORKSPACE): TipContent {
  const { sources, issues: sourceIssues } = readSources(workspace, CONTENT_FOLDER);
  const known = sourceIssues.length > 0 ? undefined : sources;
  const results = COLLECTIONS.map(([id, collection]) => ({
    id,
    ...readFiles(workspace, getPattern(id, collection), collection.schema, (values) => findMoreMistakes(values, known)),
  }));
  const patterns = [
    ...COLLECTIONS.map(([id, collection]) => getPattern(id, collection)),
    `${CONTENT_FOLDER}/sources/*.yml`,
  ];
  const issues = [
    ...results.flatMap((result) => result.issues),
    ...sourceIssues,
    ...findUnknownFiles(workspace, CONTENT_FOLDER, patterns),
  ];
  if (issues.length > 0) throw new ContentError('The tips', issues);
  return { files: results.flatMap(({ id, files }) => files.map((file) => toTipFile(id, file))), sources };
}

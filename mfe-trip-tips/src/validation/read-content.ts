import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_PATH, type Collection, type CollectionId, collections } from '../schema/collections.ts';
import { ContentError, type ContentIssue } from './content-error.ts';
import { getFilePath, validateFile } from './validate-file.ts';
import type { Entry } from './validate-values.ts';

/** A valid content file: its collection, its path relative to the workspace, and its fields. */
export type ContentFile = { id: CollectionId; file: string; entry: Entry };

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
const VALID_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The folder of the content files. */
export const CONTENT_FOLDER = path.join(WORKSPACE, 'mfe-trip-tips', CONTENT_PATH);

const createFileIssue = (file: string, message: string): ContentIssue => ({ file, line: 1, field: '', message });

function listCollectionFiles(workspace: string, id: string, collection: Collection): string[] {
  if (collection.kind === 'file') return [getFilePath(id, collection)];
  return globSync(getFilePath(id, collection, '*'), { cwd: workspace }).sort();
}

/** Reports the files in the content folder that belong to no collection. */
function findUnknownFiles(workspace: string, known: readonly string[]): ContentIssue[] {
  const files = globSync(`mfe-trip-tips/${CONTENT_PATH}/**/*`, { cwd: workspace, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspace, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const validPaths = Object.entries(collections).map(([id, collection]) => getFilePath(id, collection, '<name>'));
  return files
    .filter((file) => !known.includes(file))
    .map((file) =>
      createFileIssue(file, `This file belongs to no section: move it to one of ${validPaths.join(', ')}`),
    );
}

function readContentFile(
  workspace: string,
  id: CollectionId,
  file: string,
): { contentFile: ContentFile | null; issues: readonly ContentIssue[] } {
  const absolutePath = path.join(workspace, file);
  if (!existsSync(absolutePath))
    return { contentFile: null, issues: [createFileIssue(file, 'This file is missing: the page needs it')] };
  if (!VALID_NAME.test(path.parse(file).name))
    return {
      contentFile: null,
      issues: [createFileIssue(file, 'Use only a to z, digits and hyphens in the file name')],
    };
  const { entry, issues } = validateFile(collections[id], file, readFileSync(absolutePath, 'utf8'));
  return { contentFile: entry && { id, file, entry }, issues };
}

/**
 * Reads and validates all content files.
 *
 * @param workspace the root folder of the workspace.
 * @throws ContentError that lists every issue with file, line and field.
 */
export function readContent(workspace: string = WORKSPACE): readonly ContentFile[] {
  const expected = (Object.keys(collections) as CollectionId[]).flatMap((id) =>
    listCollectionFiles(workspace, id, collections[id]).map((file) => ({ id, file })),
  );
  const results = expected.map(({ id, file }) => readContentFile(workspace, id, file));
  const unknownFiles = findUnknownFiles(
    workspace,
    expected.map(({ file }) => file),
  );
  const issues = [...results.flatMap((result) => result.issues), ...unknownFiles];
  if (issues.length > 0) throw new ContentError(issues);
  return results.flatMap(({ contentFile }) => contentFile ?? []);
}

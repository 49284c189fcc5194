import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT, type Collection, type CollectionId, collections } from '../schema/collections.ts';
import { checkFile, fileOf } from './check-file.ts';
import type { Entry } from './check-values.ts';
import { ContentError, type Problem } from './problem.ts';

/** A file that may be published: where it stands, what it belongs to, what is in it. */
export type ContentFile = { id: CollectionId; file: string; entry: Entry };

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The folder that editors' files stand in. */
export const CONTENT_FOLDER = path.join(WORKSPACE, 'mfe-trip-tips', CONTENT);

const lineless = (file: string, message: string): Problem => ({ file, line: 1, field: '', message });

function filesOf(workspace: string, id: string, collection: Collection): string[] {
  if (collection.kind === 'file') return [fileOf(id, collection)];
  return globSync(fileOf(id, collection, '*'), { cwd: workspace }).sort();
}

function strays(workspace: string, known: readonly string[]): Problem[] {
  const all = globSync(`mfe-trip-tips/${CONTENT}/**/*`, { cwd: workspace, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspace, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const places = Object.entries(collections).map(([id, collection]) => fileOf(id, collection, '<name>'));
  return all
    .filter((file) => !known.includes(file))
    .map((file) => lineless(file, `No section has this file: move it to one of ${places.join(', ')}`));
}

function readFile(
  workspace: string,
  id: CollectionId,
  file: string,
): { found: ContentFile[]; problems: readonly Problem[] } {
  const at = path.join(workspace, file);
  if (!existsSync(at)) return { found: [], problems: [lineless(file, 'This file is missing: the page needs it')] };
  if (!NAME.test(path.parse(file).name))
    return { found: [], problems: [lineless(file, 'Name the file in small letters, digits and hyphens')] };
  const { entry, problems } = checkFile(collections[id], file, readFileSync(at, 'utf8'));
  return { found: entry ? [{ id, file, entry }] : [], problems };
}

/**
 * Reads and checks everything that editors have written.
 *
 * @param workspace the root of the workspace; a test passes its own.
 * @throws ContentError that names every problem by file, line and field.
 */
export function readContent(workspace: string = WORKSPACE): readonly ContentFile[] {
  const wanted = (Object.keys(collections) as CollectionId[]).flatMap((id) =>
    filesOf(workspace, id, collections[id]).map((file) => ({ id, file })),
  );
  const read = wanted.map(({ id, file }) => readFile(workspace, id, file));
  const problems = [
    ...read.flatMap((each) => each.problems),
    ...strays(
      workspace,
      wanted.map(({ file }) => file),
    ),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return read.flatMap(({ found }) => found);
}

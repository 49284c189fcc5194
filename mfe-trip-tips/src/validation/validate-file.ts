import { parseFrontMatter, parseYaml } from '../file-format/parse-document.ts';
import { CONTENT_PATH, type Collection } from '../schema/collections.ts';
import type { ContentIssue } from './content-error.ts';
import { type Entry, validateValues } from './validate-values.ts';

type FileResult = { entry: Entry; issues: readonly [] } | { entry: null; issues: readonly ContentIssue[] };

/**
 * The path of a content file, relative to the workspace.
 *
 * @param name of an entry; a collection that is a single file needs none.
 */
export const getFilePath = (id: string, { kind }: Collection, name = '') =>
  `mfe-trip-tips/${CONTENT_PATH}/${kind === 'folder' ? `${id}/${name}.md` : `${id}.yml`}`;

/**
 * Parses and validates the text of a content file.
 *
 * @param file its path, as issues report it.
 * @returns the entry, or every issue with its line.
 */
export function validateFile(collection: Collection, file: string, text: string): FileResult {
  const { values, getLine, errors } = collection.kind === 'folder' ? parseFrontMatter(text) : parseYaml(text);
  if (errors.length > 0) return { entry: null, issues: errors.map((error) => ({ file, field: '', ...error })) };
  const { entry, issues } = validateValues(collection, values);
  if (entry) return { entry, issues: [] };
  return {
    entry: null,
    issues: issues.map(({ path, message, bodyLine = 1 }) => ({
      file,
      line: getLine(path) + bodyLine - 1,
      field: path.join('.'),
      message,
    })),
  };
}

import { CONTENT, type Collection } from '../schema/collections.ts';
import { checkValues, type Entry } from './check-values.ts';
import { readFrontMatter, readYaml } from './document.ts';
import type { Problem } from './problem.ts';

/** What a file is: an entry, or what keeps it from being one. */
export type Checked = { entry: Entry; problems: readonly [] } | { entry: null; problems: readonly Problem[] };

/** The file of a collection's only entry, or of one of its entries, seen from the workspace's root. */
export const fileOf = (id: string, { kind }: Collection, name = '') =>
  `mfe-trip-tips/${CONTENT}/${kind === 'folder' ? `${id}/${name}.md` : `${id}.yml`}`;

/**
 * Reads one file of editors.
 *
 * @param collection what it belongs to.
 * @param file how problems name it, seen from the workspace's root.
 * @param text what stands in it.
 */
export function checkFile(collection: Collection, file: string, text: string): Checked {
  const { values, lineOf, errors } = collection.kind === 'folder' ? readFrontMatter(text) : readYaml(text);
  if (errors.length > 0) return { entry: null, problems: errors.map((error) => ({ file, field: '', ...error })) };
  const { entry, issues } = checkValues(collection, values);
  if (entry) return { entry, problems: [] };
  return {
    entry: null,
    problems: issues.map(({ path, message, bodyLine = 1 }) => ({
      file,
      line: lineOf(path) + bodyLine - 1,
      field: path.join('.'),
      message,
    })),
  };
}

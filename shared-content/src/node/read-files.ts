import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { checkEvidence } from '../entries/check-evidence.ts';
import type { ContentIssue } from '../entries/content-error.ts';
import { type Mistake, readEntry } from '../entries/find-mistakes.ts';
import { type ParsedFile, parseYaml } from '../file/parse-yaml.ts';
import { FILE_NAME } from '../schema/evidence.ts';
import { Source } from '../schema/source.ts';

/** A valid content file. */
export type ContentFile<Entry> = {
  /** Path of the file, relative to the workspace. */
  file: string;
  /** The name of the file without its extension: the slug or id of the entry. */
  name: string;
  entry: Entry;
  /** Reports a mistake that only shows beside other entries, or what somebody has to do, with its line. */
  toIssue: (mistake: Mistake) => ContentIssue;
};

/** Files of one kind, and what is wrong with them. */
export type ReadFiles<Entry> = { files: readonly ContentFile<Entry>[]; issues: readonly ContentIssue[] };

const createToIssue =
  (file: string, { getLine, getTextLine }: ParsedFile) =>
  ({ path: fieldPath, message, textLine }: Mistake): ContentIssue => ({
    file,
    line: textLine === undefined ? getLine(fieldPath) : getTextLine(fieldPath) + textLine - 1,
    field: fieldPath.join('.'),
    message,
  });

/** What else is validated of a kind of entry, besides its schema; the entry may have other mistakes. */
type FindMore = (values: unknown) => readonly Mistake[];

/**
 * Parses and validates the text of a content file.
 *
 * @param file its path, as issues report it.
 * @param findMore finds what the schema cannot.
 * @returns the file, or every issue with its line.
 */
export function readText<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  content: string,
  findMore: FindMore = () => [],
): ReadFiles<z.infer<Schema>> {
  const parsed = parseYaml(content);
  if (parsed.errors.length > 0)
    return { files: [], issues: parsed.errors.map((error) => ({ file, field: '', ...error })) };
  const toIssue = createToIssue(file, parsed);
  const { entry, mistakes } = readEntry(schema, parsed.values);
  const fields = mistakes.map(({ path: field }) => field.join('.'));
  // What the schema says of a field is enough.
  const more = findMore(parsed.values).filter(({ path: field }) => !fields.includes(field.join('.')));
  const issues = [...mistakes, ...more].map(toIssue);
  if (entry === null || issues.length > 0) return { files: [], issues };
  return { files: [{ file, name: path.parse(file).name, entry, toIssue }], issues: [] };
}

/**
 * Reads and validates the files of one kind.
 *
 * @param workspace the root folder of the workspace.
 * @param pattern of the files, relative to it, such as `mfe-catalogue/content/locations/*.yml`; a file without `*` must exist.
 */
export function readFiles<Schema extends z.ZodType>(
  workspace: string,
  pattern: string,
  schema: Schema,
  findMore?: FindMore,
): ReadFiles<z.infer<Schema>> {
  const files = pattern.includes('*') ? globSync(pattern, { cwd: workspace }).sort() : [pattern];
  const results = files.map((name): ReadFiles<z.infer<Schema>> => {
    const file = name.replaceAll(path.sep, '/');
    const issue = (message: string) => ({ files: [], issues: [{ file, line: 1, field: '', message }] });
    if (!existsSync(path.join(workspace, file))) return issue('This file is missing: the site needs it');
    if (!FILE_NAME.test(path.parse(file).name)) return issue('Use only a to z, digits and hyphens in the file name');
    return readText(schema, file, readFileSync(path.join(workspace, file), 'utf8'), findMore);
  });
  return { files: results.flatMap((result) => result.files), issues: results.flatMap((result) => result.issues) };
}

/**
 * Reports the files in a content folder that belong to no kind.
 *
 * @param patterns of the files of all kinds, relative to the workspace.
 */
export function findUnknownFiles(workspace: string, folder: string, patterns: readonly string[]): ContentIssue[] {
  const places = patterns.map((pattern) => pattern.replace('*', '<name>')).join(', ');
  return globSync(`${folder}/**/*`, { cwd: workspace, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(workspace, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !patterns.some((pattern) => path.matchesGlob(file, pattern)))
    .map((file) => ({
      file,
      line: 1,
      field: '',
      message: `This file belongs to nothing on the site: move it to one of ${places}`,
    }));
}

/** The sources of a remote by their ids, and what validates the evidence of an entry with them. */
export type Sources = {
  sources: Readonly<Record<string, Source>>;
  issues: readonly ContentIssue[];
  checkEvidence: (values: unknown) => readonly Mistake[];
};

/** Reads the sources of a remote. @param folder its content folder, relative to the workspace. */
export function readSources(workspace: string, folder: string): Sources {
  const { files, issues } = readFiles(workspace, `${folder}/sources/*.yml`, Source);
  const sources = Object.fromEntries(files.map(({ name, entry }) => [name, entry]));
  return {
    sources,
    issues,
    // While a source has a mistake, a fact that names it has none.
    checkEvidence: (values) => (issues.length > 0 ? [] : checkEvidence(values, sources)),
  };
}

import * as z from 'zod';
import { CONTENT, type Collection } from '../schema/collections.ts';
import type { Prose } from '../schema/prose.ts';
import { type FieldPath, readFrontMatter, readYaml } from './document.ts';
import { readMarkdown } from './markdown.ts';
import type { Problem } from './problem.ts';

z.config(z.locales.en());

/** A file that may be published, with what only editors see of it. */
export type Entry = Readonly<Record<string, unknown>> & {
  readonly checked: string;
  readonly reviewMonths: number;
};

/** What a file is: an entry, or what keeps it from being one. */
export type Checked = { entry: Entry; problems: readonly [] } | { entry: null; problems: readonly Problem[] };

/** The file of a collection's only entry, or of one of its entries, seen from the workspace's root. */
export const fileOf = (id: string, { kind }: Collection, name = '') =>
  `mfe-trip-tips/${CONTENT}/${kind === 'folder' ? `${id}/${name}.md` : `${id}.yml`}`;

type Issue = { path: FieldPath; message: string };

/** One issue per field: for a name that no field has, at that name. */
const issuesOf = ({ issues }: z.ZodError): Issue[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: 'There is no such field: correct its name or take it away',
        }))
      : [{ path: issue.path, message: missing(issue) ? 'Write this field: it is missing' : issue.message }],
  );

const missing = (issue: z.core.$ZodIssue) => 'input' in issue && issue.input === undefined;

/**
 * Reads one file of editors.
 *
 * @param collection what it belongs to.
 * @param file how problems name it, seen from the workspace's root.
 * @param text what stands in it.
 */
export function checkFile({ kind, schema }: Collection, file: string, text: string): Checked {
  const { values, lineOf, errors } = kind === 'folder' ? readFrontMatter(text) : readYaml(text);
  if (errors.length > 0) return refused(errors.map((error) => ({ file, field: '', ...error })));
  const result = schema.safeParse(values, { reportInput: true });
  const problems = result.success
    ? []
    : issuesOf(result.error).map(({ path, message }) => ({ file, line: lineOf(path), field: path.join('.'), message }));
  const body = bodyOf(values);
  const markdown = body === null ? null : readMarkdown(body);
  for (const { line, message } of markdown?.problems ?? [])
    problems.push({ file, line: lineOf(['body']) + line - 1, field: 'body', message });
  if (!result.success || problems.length > 0) return refused(problems);
  return { entry: entryOf(result.data, markdown?.prose), problems: [] };
}

const refused = (problems: readonly Problem[]): Checked => ({ entry: null, problems });

const bodyOf = (values: unknown) =>
  values && typeof values === 'object' && 'body' in values && typeof values.body === 'string' ? values.body : null;

const entryOf = (values: Record<string, unknown>, prose?: Prose) =>
  (prose ? { ...values, body: prose } : values) as Entry;

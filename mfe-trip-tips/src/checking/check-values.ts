import * as z from 'zod';
import type { Collection } from '../schema/collections.ts';
import type { Prose } from '../schema/prose.ts';
import { readMarkdown } from './markdown.ts';

z.config(z.locales.en());

/** A way into a file's fields: names and places in lists. */
export type FieldPath = readonly PropertyKey[];

/** What is wrong with a field. */
type Issue = {
  path: FieldPath;
  message: string;
  /** In a text: the line of it, from 1. */
  bodyLine?: number;
};

/** What a file says, with what only editors see of it. */
export type Entry = Readonly<Record<string, unknown>> & {
  readonly checked: string;
  readonly reviewMonths: number;
};

/** Fields that may be published, or what keeps them from it. */
export type CheckedValues = { entry: Entry; issues: readonly [] } | { entry: null; issues: readonly Issue[] };

const missing = (issue: z.core.$ZodIssue) => 'input' in issue && issue.input === undefined;

function messageOf(issue: z.core.$ZodIssue): string {
  if (missing(issue)) return 'Write this field: it is missing';
  const noFields = issue.code === 'invalid_type' && issue.expected === 'object';
  return noFields ? 'Write fields here, each as name: text' : issue.message;
}

/** One issue per field: for a name that no field has, at that name. */
const issuesOf = ({ issues }: z.ZodError): Issue[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: 'There is no such field: correct its name or take it away',
        }))
      : [{ path: issue.path, message: messageOf(issue) }],
  );

const bodyOf = (values: unknown) =>
  values && typeof values === 'object' && 'body' in values && typeof values.body === 'string' ? values.body : null;

const entryOf = (values: Record<string, unknown>, prose?: Prose) =>
  (prose ? { ...values, body: prose } : values) as Entry;

/**
 * Checks the fields of a file, and its text, as a build does and as the editors' screen does before it saves.
 *
 * @param values its fields; its text in Markdown is the field `body`.
 */
export function checkValues({ schema }: Collection, values: unknown): CheckedValues {
  const result = schema.safeParse(values, { reportInput: true });
  const body = bodyOf(values);
  const markdown = body === null ? null : readMarkdown(body);
  const issues = [
    ...(result.success ? [] : issuesOf(result.error)),
    ...(markdown?.problems ?? []).map(({ line, message }) => ({ path: ['body'], message, bodyLine: line })),
  ];
  if (!result.success || issues.length > 0) return { entry: null, issues };
  return { entry: entryOf(result.data, markdown?.prose), issues: [] };
}

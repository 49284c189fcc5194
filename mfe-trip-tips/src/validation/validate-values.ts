import { isFutureDay } from '@almaty/dates';
import * as z from 'zod';
import type { FieldPath } from '../file-format/parse-document.ts';
import type { Collection } from '../schema/collections.ts';
import type { Source } from '../schema/review-fields.ts';
import type { RichTextContent } from '../schema/rich-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

z.config(z.locales.en());

/** A mistake in a field. */
type FieldIssue = {
  path: FieldPath;
  message: string;
  /** In a Markdown text: the line within the text, counted from 1. */
  bodyLine?: number;
};

/** The valid fields of a file, including those that only editors see. */
export type Entry = Readonly<Record<string, unknown>> & {
  readonly sources: readonly Source[];
  /** Undefined when the sources are general knowledge, which nobody can compare. */
  readonly lastChecked?: string | undefined;
  readonly reviewMonths: number;
};

type ValuesResult = { entry: Entry; issues: readonly [] } | { entry: null; issues: readonly FieldIssue[] };

const isMissing = (issue: z.core.$ZodIssue) => 'input' in issue && issue.input === undefined;

function getMessage(issue: z.core.$ZodIssue): string {
  if (isMissing(issue)) return 'Add this field: it is missing';
  const isNoObject = issue.code === 'invalid_type' && issue.expected === 'object';
  return isNoObject ? 'Write fields here, each as name: text' : issue.message;
}

/** Converts the issues of zod to one issue per field; an unknown field is reported at its own name. */
const toFieldIssues = ({ issues }: z.ZodError): FieldIssue[] =>
  issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: 'There is no such field: correct its name or remove it',
        }))
      : [{ path: issue.path, message: getMessage(issue) }],
  );

/** The check of a file that may have other mistakes; a day that does not exist is a mistake of its own. */
const CheckOnly = z.object({ lastChecked: z.iso.date() });

function validateCheck(values: unknown): FieldIssue[] {
  const { data } = CheckOnly.safeParse(values);
  return data && isFutureDay(data.lastChecked)
    ? [{ path: ['lastChecked'], message: 'Write a day that is not in the future' }]
    : [];
}

const getBody = (values: unknown) =>
  values && typeof values === 'object' && 'body' in values && typeof values.body === 'string' ? values.body : null;

const toEntry = (values: Record<string, unknown>, body?: RichTextContent) =>
  (body ? { ...values, body } : values) as Entry;

/**
 * Validates the fields of a file and its Markdown text. The build and the editor screen both use it, so that nothing can
 * be saved that a build would refuse.
 *
 * @param values the fields; the Markdown text is the field `body`.
 */
export function validateValues({ schema }: Collection, values: unknown): ValuesResult {
  const result = schema.safeParse(values, { reportInput: true });
  const body = getBody(values);
  const markdown = body === null ? null : parseMarkdown(body);
  const issues = [
    ...(result.success ? [] : toFieldIssues(result.error)),
    ...validateCheck(values),
    ...(markdown?.issues ?? []).map(({ line, message }) => ({ path: ['body'], message, bodyLine: line })),
  ];
  if (!result.success || issues.length > 0) return { entry: null, issues };
  return { entry: toEntry(result.data, markdown?.content), issues: [] };
}

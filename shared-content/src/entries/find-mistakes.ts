import type * as z from 'zod';
import type { FieldPath } from '../file/parse-yaml.ts';

/** A mistake in a field, and what to write instead. */
export type Mistake = {
  path: FieldPath;
  message: string;
  /** In a text of several lines: the line within the text, counted from 1. */
  textLine?: number;
};

const EXPECTED: Readonly<Record<string, string>> = {
  number: 'Write a number',
  int: 'Write a whole number',
  string: 'Write a text; put quotes around what looks like a number',
  boolean: 'Write true or false',
  array: 'Write a list',
  object: 'Write fields here, each as name: text',
  record: 'Write fields here, each as name: text',
};

/** What a schema without a message of its own says of a value. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected];
  if (issue.code === 'invalid_value') return `Write one of ${issue.values.join(', ')}`;
  const isList = issue.code.startsWith('too_') && issue.origin === 'array';
  if (issue.code === 'too_small')
    return isList ? `Write at least ${issue.minimum} of them` : `Write at least ${issue.minimum}`;
  if (issue.code === 'too_big')
    return isList ? `Write at most ${issue.maximum} of them` : `Write at most ${issue.maximum}`;
  return undefined;
}

const isMissing = (issue: z.core.$ZodIssue) => 'input' in issue && issue.input === undefined;

const isNoObject = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' && issue.expected === 'object' && issue.path.length === 0;

function getMessage(issue: z.core.$ZodIssue): string {
  if (isMissing(issue) && issue.path.length > 0 && issue.code !== 'custom') return 'Add this field: it is missing';
  return isNoObject(issue) ? 'Write fields here, each as name: text' : issue.message;
}

/** Reads an entry with its schema. @returns the entry, or a mistake per field; an unknown field is reported at its own name. */
export function readEntry<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): { entry: z.infer<Schema>; mistakes: readonly [] } | { entry: null; mistakes: readonly Mistake[] } {
  const result = schema.safeParse(values, { reportInput: true, error: describeIssue });
  if (result.success) return { entry: result.data, mistakes: [] };
  const mistakes = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key],
          message: 'There is no such field: correct its name or remove it',
        }))
      : [{ path: issue.path, message: getMessage(issue) }],
  );
  return { entry: null, mistakes };
}

import { isRecord } from '../file/is-record.ts';
import type { FieldPath } from '../file/parse-yaml.ts';

/** Something in a file that somebody has to do. */
export type DueItem = {
  /** Path of the file, relative to the workspace. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Path of the field; empty for the whole file. */
  field: string;
  /** What to do, and why. */
  message: string;
  /** The day since which it is due, yyyy-MM-dd; empty for what was never done, which comes first. */
  since: string;
};

/** A file of which something is due, and the day since which it is; empty for what was never done. */
export type DueFile = Pick<DueItem, 'file' | 'since'>;

/** The files that items are of, each once, with the earliest of their days: what the screen of editors needs to know. */
export function listDueFiles(items: readonly DueItem[]): DueFile[] {
  const days = new Map<string, string>();
  for (const { file, since } of items) {
    const other = days.get(file);
    if (other === undefined || since < other) days.set(file, since);
  }
  return [...days].map(([file, since]) => ({ file, since }));
}

/** How a text begins that stands for one that nobody has written yet. */
export const PLACEHOLDER = 'To be written:';

/** Finds the texts of an entry that nobody has written yet, at any depth. */
export function findPlaceholders(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value === 'string') return value.startsWith(PLACEHOLDER) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => findPlaceholders(item, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => findPlaceholders(field, [...path, name]));
}

/**
 * Describes what is due on a day, the longest due first, each as `file:line: field: what to do`, and their number.
 *
 * @param day yyyy-MM-dd; something is due from its day on.
 * @param what the items are of: `the catalogue`.
 */
export function describeDue(day: string, items: readonly DueItem[], what: string): string[] {
  const due = items
    .filter(({ since }) => since <= day)
    .sort(
      (one, other) =>
        one.since.localeCompare(other.since) || one.file.localeCompare(other.file) || one.line - other.line,
    );
  return [
    ...due.map(({ file, line, field, message }) => [`${file}:${line}`, field, message].filter(Boolean).join(': ')),
    `${due.length} of ${items.length} in ${what} are due on ${day}`,
  ];
}

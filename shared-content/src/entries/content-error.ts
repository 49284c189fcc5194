/** A mistake in a content file, which must be corrected before the content is published. */
export type ContentIssue = {
  /** Path of the file, relative to the workspace. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Path of the field, such as `title` or `items.3.high`; empty when the issue is about the whole file. */
  field: string;
  /** What is wrong, and what to write instead. */
  message: string;
};

/** Formats an issue as one line that starts with `file:line`, which editors and tools can follow. */
export const formatIssue = ({ file, line, field, message }: ContentIssue) =>
  `${file}:${line}: ${field ? `${field}: ` : ''}${message}`;

/** The content cannot be published; the message lists every issue. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: readonly ContentIssue[];

  /** @param what cannot be published: `The tips`. */
  constructor(what: string, issues: readonly ContentIssue[]) {
    super(`${what} cannot be published:\n${issues.map(formatIssue).join('\n')}`);
    this.issues = issues;
  }
}

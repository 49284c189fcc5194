/** Something in a file that must not be published. */
export type Problem = {
  /** Seen from the workspace's root. */
  file: string;
  /** From 1. */
  line: number;
  /** Such as `title`, or `items.3.high`; empty when it is about the file as a whole. */
  field: string;
  /** What is wrong and what to write instead. */
  message: string;
};

/** A problem in one line, as editors and tools that follow `file:line` read it. */
export const problemText = ({ file, line, field, message }: Problem) =>
  `${file}:${line}: ${field ? `${field}: ` : ''}${message}`;

/** Content can't be published; names every problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The tips can't be published:\n${problems.map(problemText).join('\n')}`);
    this.problems = problems;
  }
}

import { checkEvidence, type Mistake, type Source } from '@almaty/content';
import * as z from 'zod';
import { parseMarkdown } from './parse-markdown.ts';

z.config(z.locales.en());

/** The valid fields of a file, including those that only editors see. */
export type Entry = Readonly<Record<string, unknown>> & {
  readonly sources: readonly string[];
  /** Undefined when the sources are general knowledge, which nobody can compare. */
  readonly lastChecked?: string | undefined;
  readonly reviewMonths: number;
};

/** The text of a tip in a file that may have other mistakes: language -> Markdown. */
const BodyOnly = z.object({ body: z.record(z.string(), z.string()) });

const findTextMistakes = (values: unknown): Mistake[] =>
  Object.entries(BodyOnly.safeParse(values).data?.body ?? {}).flatMap(([language, text]) =>
    parseMarkdown(text).issues.map(({ line, message }) => ({ path: ['body', language], message, textLine: line })),
  );

/**
 * Finds what the schema of a tip cannot: mistakes in its Markdown, and in what it says of its sources.
 *
 * @param sources all sources of the tips by their ids; the editor's screen does not know them.
 */
export const findMoreMistakes = (values: unknown, sources?: Readonly<Record<string, Source>>): readonly Mistake[] => [
  ...findTextMistakes(values),
  ...(sources ? checkEvidence(values, sources) : []),
];

import { checkEvidence, type Mistake, readEntry, type Source } from '@almaty/content';
import * as z from 'zod';
import type { Collection } from '../schema/collections.ts';
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

/**
 * Validates the fields of a file and its Markdown text, so that nothing can be saved in the editor that a build would
 * refuse.
 *
 * @returns a mistake per field; none when the entry is valid.
 */
export const validateValues = ({ schema }: Collection, values: unknown): readonly Mistake[] => [
  ...readEntry(schema, values).mistakes,
  ...findMoreMistakes(values),
];

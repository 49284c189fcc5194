import type { Source } from '../../schema/review-fields.ts';
import type { Sourced } from '../../schema/tips.ts';

const isSame = (one: Source, other: Source) =>
  one.url || other.url ? one.url === other.url : one.title === other.title;

/** The sources of entries, each once, in the order in which they are first cited. */
export const listSources = (entries: readonly Sourced[]): readonly Source[] =>
  entries
    .flatMap(({ sources }) => sources)
    .filter((source, index, all) => all.findIndex((other) => isSame(source, other)) === index);

/** The numbers of an entry's sources in a list, from 1. */
export const getSourceNumbers = ({ sources }: Sourced, list: readonly Source[]): readonly number[] =>
  sources.map((source) => list.findIndex((other) => isSame(source, other)) + 1);

/** The id of a source in the page. */
export const getSourceId = (listId: string, number: number) => `${listId}-source-${number}`;

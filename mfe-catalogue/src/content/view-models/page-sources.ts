import type { AccessFile, AccessSource } from '@almaty/planner/schema';
import { isPublished, type SourceId, sources } from '../sources.ts';

/** A source as a page lists it. */
export type PageSource = {
  title: string;
  url?: string | undefined;
  /** Whether nobody can look it up. */
  isUnpublished?: true;
};

const entries: readonly (readonly [string, PageSource])[] = Object.entries(sources);

/** The id of a source that an editor wrote out: that of the list of sources, if the same source is there. */
export const toSourceId = ({ title, url }: AccessSource): string =>
  entries.find(([, source]) => source.title === title && source.url === url)?.[0] ?? url ?? title;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** All source ids of the facts in an object. */
function listSourceIds(value: unknown): SourceId[] {
  if (!isRecord(value)) return [];
  if ('confidence' in value && Array.isArray(value.sources)) return value.sources;
  return Object.values(value).flatMap(listSourceIds);
}

/** The sources of facts, by their id. */
export const getPageSources = (facts: unknown): Record<string, PageSource> =>
  Object.fromEntries(
    listSourceIds(facts).map((id) => {
      const { title, url }: PageSource = sources[id];
      return [id, { title, ...(url && { url }), ...(!isPublished(id) && { isUnpublished: true }) }];
    }),
  );

/** The sources of a location's facts and access file, by their id. */
export const collectSources = (facts: unknown, access: AccessFile): Record<string, PageSource> => ({
  ...getPageSources(facts),
  ...Object.fromEntries(
    [access.notice, access.openingHours, access.fee]
      .flatMap((fact) => fact?.sources ?? [])
      .map((source) => [toSourceId(source), source]),
  ),
});

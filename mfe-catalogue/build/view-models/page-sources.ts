import { type InLanguage, isPublished, listSourced, type Source } from '@almaty/content';
import type { PageSource } from '../../src/content/view-models/page-sources.ts';

const toPageSource = (source: InLanguage<Source>): PageSource => ({
  title: source.title,
  ...(source.url && { url: source.url }),
  ...(!isPublished(source) && { isUnpublished: true }),
});

/**
 * The sources of the facts in a value, by their id.
 *
 * @param sources all sources of the catalogue.
 */
export const getPageSources = (
  sources: Readonly<Record<string, InLanguage<Source>>>,
  value: unknown,
): Record<string, PageSource> =>
  Object.fromEntries(
    listSourced(value)
      .flatMap((part) => part.sources)
      .flatMap((id) => (sources[id] ? [[id, toPageSource(sources[id])]] : [])),
  );

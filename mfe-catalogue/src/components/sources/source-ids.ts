import type { Fact } from '../../content/schema.ts';
import type { PageSource } from '../../content/view-models/page-sources.ts';

/**
 * The sources of a page's facts, each once, in the order in which they are first cited; what nobody can look up comes
 * last.
 */
export function getSourceIds(
  citedFacts: readonly Fact<unknown>[],
  sources: Readonly<Record<string, PageSource>>,
): readonly string[] {
  const ids: readonly string[] = [...new Set(citedFacts.flatMap((fact) => fact.sources))];
  const isUnpublished = (id: string) => sources[id]?.isUnpublished === true;
  return [...ids.filter((id) => !isUnpublished(id)), ...ids.filter(isUnpublished)];
}

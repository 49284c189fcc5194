import { CitedNumbers } from '@almaty/ui/cited-numbers';
import type { Fact } from '../../content/schema.ts';

/** The sources of a page; the number of a source is its position, from 1. */
export type PageSources = { sourceIds: readonly string[] };

/** The numbers of the facts' sources, as links to the list of sources at the end of the page. */
export function Citation({ facts, sourceIds }: PageSources & { facts: readonly Fact<unknown>[] }) {
  const numbers = [...new Set(facts.flatMap(({ sources }) => sources))].map((id) => sourceIds.indexOf(id) + 1);
  return (
    <CitedNumbers className="text-ink-2" sources={numbers.map((number) => ({ number, id: `source-${number}` }))} />
  );
}

import type { Fact } from '../../content/schema.ts';

/** The sources of a page; the number of a source is its position, from 1. */
export type PageSources = { sourceIds: readonly string[] };

/** The numbers of the facts' sources, as links to the list of sources at the end of the page. */
export function Citation({ facts, sourceIds }: PageSources & { facts: readonly Fact<unknown>[] }) {
  const numbers = [...new Set(facts.flatMap(({ sources }) => sources))].map((id) => sourceIds.indexOf(id) + 1);
  return (
    <sup className="ml-1 text-xs font-[560] text-ink-2">
      {numbers.map((number) => (
        <a key={number} href={`#source-${number}`} aria-label={`Source ${number}`} className="px-0.5 hover:underline">
          {number}
        </a>
      ))}
    </sup>
  );
}

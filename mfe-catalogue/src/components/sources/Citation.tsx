import type { Fact } from '../../content/schema.ts';
import type { SourceId } from '../../content/sources.ts';

/** The sources of a page in the order of their numbers. */
export type Citations = { citations: readonly SourceId[] };

/** Numbers of the sources at the end of the page, as links to them. */
export function Cited({ facts, citations }: Citations & { facts: readonly Fact<unknown>[] }) {
  const numbers = [...new Set(facts.flatMap(({ sources }) => sources))].map((id) => citations.indexOf(id) + 1);
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

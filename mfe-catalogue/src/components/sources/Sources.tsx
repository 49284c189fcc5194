import type { Fact } from '../../content/schema.ts';
import type { PageSource } from '../../content/view-models/page-sources.ts';
import { Citation, type PageSources } from './Citation.tsx';
import { describeChecks } from './describe-checks.ts';

function SourceTitle({ title, url }: PageSource) {
  return url ? (
    <a href={url} rel="noreferrer" className="underline decoration-1 underline-offset-4">
      {title}
    </a>
  ) : (
    title
  );
}

type Props = PageSources & {
  /** All facts of the page. */
  citedFacts: readonly Fact<unknown>[];
  /** The names in other languages: the page shows them without a citation beside them. */
  names?: readonly Fact<string>[];
  /** Id -> source. */
  sources: Readonly<Record<string, PageSource>>;
};

/** The list of a page's sources, and when its facts were last checked. */
export function Sources({ citedFacts, names, sourceIds, sources }: Props) {
  return (
    <section aria-labelledby="sources" className="mt-20 print:mt-8 border-t-3 border-display pt-5">
      <h2 id="sources" className="display text-h4 text-display">
        Sources
      </h2>
      <p className="mt-2 text-note text-ink-2">
        {describeChecks(citedFacts) ?? 'Nobody has checked these facts yet.'} Prices, hours and roads change: ask before
        you set off.
        {names && (
          <>
            {' '}
            Names are from
            <Citation facts={names} sourceIds={sourceIds} />.
          </>
        )}
      </p>
      <ol className="mt-4 list-decimal gap-x-10 pl-6 text-note sm:columns-2 lg:columns-3">
        {sourceIds.map((id, index) => (
          <li
            key={id}
            id={`source-${index + 1}`}
            className="mb-1.5 break-inside-avoid pl-1 target:bg-kraft target:text-on-kraft"
          >
            <SourceTitle {...(sources[id] ?? { title: id })} />
          </li>
        ))}
      </ol>
    </section>
  );
}

import { formatCalendarDate } from '@almaty/dates';
import type { Fact } from '../../content/schema.ts';
import type { PageSource } from '../../content/view-models/page-sources.ts';
import { isChecked } from '../../lib/checked.ts';
import { Citation, type PageSources } from './Citation.tsx';
import { getCheckedDates } from './cited-facts.ts';

function SourceTitle({ title, url }: PageSource) {
  return url ? (
    <a href={url} rel="noreferrer" className="underline decoration-1 underline-offset-4">
      {title}
    </a>
  ) : (
    title
  );
}

// The page is prerendered in English: another locale would change the text when React hydrates it.
const formatDate = (date: string) => formatCalendarDate(date, 'en-GB');

type Props = PageSources & {
  /** All facts of the page. */
  citedFacts: readonly Fact<unknown>[];
  /** The names in other languages: the page shows them without a citation beside them. */
  names?: readonly Fact<string>[];
  /** Id -> source. */
  sources: Readonly<Record<string, PageSource>>;
};

/** When the facts were checked: `Checked on 20 November 2026.` */
function describeChecks(citedFacts: readonly Fact<unknown>[]): string {
  const dates = getCheckedDates(citedFacts);
  if (!dates) return 'These facts are general knowledge: nobody has checked them yet.';
  const [first, last] = dates;
  const checked =
    first === last ? `Checked on ${formatDate(last)}` : `Checked between ${formatDate(first)} and ${formatDate(last)}`;
  const isAnyUnchecked = citedFacts.some(({ checkedOn }) => !isChecked(checkedOn));
  return isAnyUnchecked
    ? `${checked}, except what is general knowledge or our own estimate: not checked yet.`
    : `${checked}.`;
}

/** The list of a page's sources, and when its facts were last checked. */
export function Sources({ citedFacts, names, sourceIds, sources }: Props) {
  return (
    <section aria-labelledby="sources" className="mt-20 border-t-3 border-display pt-5">
      <h2 id="sources" className="display text-h4 text-display">
        Sources
      </h2>
      <p className="mt-2 text-note text-ink-2">
        {describeChecks(citedFacts)} Prices, hours and roads change: ask before you set off.
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

import * as m from '#messages';
import type { Source } from '../../schema/review-fields.ts';
import type { Sourced } from '../../schema/tips.ts';
import { CheckedDate } from './CheckedDate.tsx';
import { getCommonCheckDate } from './check-date.ts';
import { getSourceId, listSources } from './list-sources.ts';

function SourceTitle({ source: { title, url } }: { source: Source }) {
  return url ? (
    <a href={url} rel="noreferrer" className="underline decoration-1 underline-offset-4">
      {title}
    </a>
  ) : (
    title
  );
}

type Props = {
  /** Prefix of the sources' ids in the page. */
  listId: string;
  entries: readonly Sourced[];
  className?: string;
};

/** The sources of entries, folded away, and the day of the last check of all entries that do not say another. */
export function Sources({ listId, entries, className = 'mt-6 text-ink-2' }: Props) {
  const sources = listSources(entries);
  const { date, isShared } = getCommonCheckDate(entries);
  return (
    <details className={`max-w-[40rem] text-[0.875rem] tabular-nums ${className}`}>
      <summary className="flex min-h-8 w-fit cursor-pointer flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <span>
          <CheckedDate date={date} hasExceptions={!isShared} />
        </span>
        <span className="font-[620] underline decoration-dotted underline-offset-4">
          {m.sourcesCount({ count: sources.length })}
        </span>
      </summary>
      <ol className="mt-1 mb-2 list-decimal space-y-1 pl-6 leading-6 print:leading-snug">
        {sources.map((source, index) => (
          <li
            key={source.url ?? source.title}
            id={getSourceId(listId, index + 1)}
            className="scroll-mt-4 pl-1 wrap-anywhere target:font-[620]"
          >
            <SourceTitle source={source} />
          </li>
        ))}
      </ol>
    </details>
  );
}

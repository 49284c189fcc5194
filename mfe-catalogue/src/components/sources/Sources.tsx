import type { Fact } from '../../content/schema.ts';
import { type SourceId, sources } from '../../content/sources.ts';
import { dayText } from '../../content/wording.ts';
import { Cited } from './Cited.tsx';
import { checkedDays } from './citations.ts';

const titleOf = (id: SourceId) => {
  const source = sources[id];
  return 'url' in source ? (
    <a href={source.url} rel="noreferrer" className="underline decoration-1 underline-offset-4">
      {source.title}
    </a>
  ) : (
    source.title
  );
};

type Props = {
  /** All facts that the page tells. */
  told: readonly Fact<unknown>[];
  /** Its names in other languages, which have no place for a citation of their own. */
  names?: readonly Fact<string>[];
  citations: readonly SourceId[];
};

/** Where the facts of a page were read, and when they were last checked. */
export function Sources({ told, names, citations }: Props) {
  const [first, last] = checkedDays(told);
  return (
    <section aria-labelledby="sources" className="mt-20 border-t-3 border-display pt-5">
      <h2 id="sources" className="display text-h4 text-display">
        Sources
      </h2>
      <p className="mt-2 text-note text-ink-2">
        {first === last ? `Checked on ${dayText(last)}.` : `Checked between ${dayText(first)} and ${dayText(last)}.`}{' '}
        Prices, hours and roads change: ask before you set off.
        {names && (
          <>
            {' '}
            Names are from
            <Cited facts={names} citations={citations} />.
          </>
        )}
      </p>
      <ol className="mt-4 list-decimal gap-x-10 pl-6 text-note sm:columns-2 lg:columns-3">
        {citations.map((id, at) => (
          <li
            key={id}
            id={`source-${at + 1}`}
            className="mb-1.5 break-inside-avoid pl-1 target:bg-kraft target:text-on-kraft"
          >
            {titleOf(id)}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Fragment } from 'react';

type Props = {
  /** The numbers of the sources, each with the id of its line in the list of sources. */
  sources: readonly { number: number; id: string }[];
  className?: string;
  onFollow?: (id: string) => void;
};

/** Footnotes, if there are any: links to the lines of a list of sources. Read aloud or copied they say `(sources 4, 17)`. */
export const CitedNumbers = ({ sources, className = '', onFollow }: Props) =>
  sources.length > 0 && (
    <sup className={`ml-1.5 text-xs font-[560] ${className}`}>
      <span className="sr-only">{sources.length === 1 ? ' (source ' : ' (sources '}</span>
      {sources
        .toSorted((one, other) => one.number - other.number)
        .map(({ number, id }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <a href={`#${id}`} onClick={onFollow && (() => onFollow(id))} className="px-1 py-1.5 hover:underline">
              {number}
            </a>
          </Fragment>
        ))}
      <span className="sr-only">)</span>
    </sup>
  );

import { Fragment, type ReactNode } from 'react';
import * as m from '#messages';

type Props = {
  /** The numbers of the sources, each with the id of its line in the list of sources. */
  sources: readonly { number: number; id: string }[];
  className?: string;
  onFollow?: (id: string) => void;
};

const hide = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** Footnotes, if there are any: links to the lines of a list of sources. Read aloud or copied they say `(sources 4, 17)`. */
export function CitedNumbers({ sources, className = '', onFollow }: Props) {
  if (sources.length === 0) return null;
  const links = sources
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, id }, index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <a href={`#${id}`} onClick={onFollow && (() => onFollow(id))} className="px-1 py-1.5 hover:underline">
          {number}
        </a>
      </Fragment>
    ));
  return (
    <sup className={`mr-1 ml-1.5 text-xs font-[560] ${className}`}>
      {m.citedNumbers({ count: sources.length, numbers: () => links, hidden: hide })}
    </sup>
  );
}

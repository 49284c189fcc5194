import type { Sourced } from '../../schema/tips.ts';
import { getSourceId, getSourceNumbers, listSources } from './list-sources.ts';

type Props = {
  entry: Sourced;
  /** All entries of the list of sources, which is shown elsewhere (Sources.tsx). */
  entries: readonly Sourced[];
  listId: string;
};

/** Not every browser opens a closed `details` element when a link leads into it. */
const openList = (sourceId: string) => document.getElementById(sourceId)?.closest('details')?.setAttribute('open', '');

/** The numbers of an entry's sources, as links to the list of sources. */
export function Citation({ entry, entries, listId }: Props) {
  return (
    <sup className="ml-1 text-xs font-[560] print:hidden">
      {getSourceNumbers(entry, listSources(entries)).map((number) => {
        const sourceId = getSourceId(listId, number);
        return (
          <a
            key={number}
            href={`#${sourceId}`}
            aria-label={`Source ${number}`}
            onClick={() => openList(sourceId)}
            className="px-1 py-1.5 hover:underline"
          >
            {number}
          </a>
        );
      })}
    </sup>
  );
}

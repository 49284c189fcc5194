import { CitedNumbers } from '@almaty/ui/cited-numbers';
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
export const Citation = ({ entry, entries, listId }: Props) => (
  <CitedNumbers
    className="print:hidden"
    sources={getSourceNumbers(entry, listSources(entries)).map((number) => ({
      number,
      id: getSourceId(listId, number),
    }))}
    onFollow={openList}
  />
);

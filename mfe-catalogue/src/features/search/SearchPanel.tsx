import * as m from '#messages';
import { RetryNotice } from '../../components/RetryNotice.tsx';
import type { ResultsProps } from './SearchResults.tsx';
import { searchCode } from './search-code.ts';
import type { FoundPlaces } from './useSearch.ts';

type Props = Omit<ResultsProps, 'result'> & { found: FoundPlaces };

/** The search results, once the code of the search is loaded; if that fails, a notice with Retry. */
export function SearchPanel({ found, ...props }: Props) {
  if (found) return <found.SearchResults {...props} result={found.result} />;
  if (found === undefined) return <p className="pt-8">{m.searchLoading}</p>;
  return (
    <div className="pt-8">
      <RetryNotice title={m.searchFailed} retry={searchCode.load}>
        {m.searchFailedLine}
      </RetryNotice>
    </div>
  );
}

import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import type { SearchState } from './create-search-client.ts';
import { type ResultsProps, SearchResults } from './SearchResults.tsx';

type Props = Omit<ResultsProps, 'result'> & { result: SearchState['result']; hasFailed: boolean; onRetry: () => void };

/** The search results, once the index of the search is loaded; if that fails, a notice with Retry. */
export function LocationSearch({ result, hasFailed, onRetry, ...props }: Props) {
  if (hasFailed)
    return (
      <div className="pt-8">
        <Notice
          title="The search did not load"
          action={
            <Button variant="solid" size="sm" onClick={onRetry}>
              Retry
            </Button>
          }
        >
          Check the connection. All places can still be browsed without a search.
        </Notice>
      </div>
    );
  return result ? <SearchResults {...props} result={result} /> : <p className="pt-8">Searching…</p>;
}

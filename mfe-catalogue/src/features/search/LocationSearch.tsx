import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { type ResultsProps, SearchResults } from './SearchResults.tsx';
import { searchEngine } from './search-engine.ts';
import type { SearchResult } from './search-result.ts';

type Props = Omit<ResultsProps, 'result'> & {
  result: SearchResult | undefined;
  hasFailed: boolean;
};

/** The search results, once the code that searches is loaded; if that fails, a notice with Retry. */
export function LocationSearch({ result, hasFailed, ...props }: Props) {
  if (hasFailed)
    return (
      <div className="pt-8">
        <Notice
          title="The search did not load"
          action={
            <Button variant="solid" size="sm" onClick={() => searchEngine.load().catch(() => {})}>
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

import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useEffect, useState } from 'react';
import { getLoadedSearchResults, loadSearchResults } from './load-search-results.ts';
import { isEmptyQuery, type SearchProps } from './search-query.ts';

/** The search results, once their code is loaded; if that fails, a notice with Retry. */
export function LocationSearch(props: SearchProps) {
  const [SearchResults, setSearchResults] = useState(getLoadedSearchResults);
  const [hasFailed, setHasFailed] = useState(false);
  const mustLoad = !SearchResults && !hasFailed && !isEmptyQuery(props.query);
  useEffect(() => {
    if (!mustLoad) return;
    loadSearchResults().then(
      (component) => setSearchResults(() => component),
      () => setHasFailed(true),
    );
  }, [mustLoad]);

  if (SearchResults) return <SearchResults {...props} />;
  if (!hasFailed) return <p className="pt-8">Searching…</p>;
  return (
    <div className="pt-8">
      <Notice
        title="The search did not load"
        action={
          <Button variant="solid" size="sm" onClick={() => setHasFailed(false)}>
            Retry
          </Button>
        }
      >
        Check the connection. All places can still be browsed without a search.
      </Notice>
    </div>
  );
}

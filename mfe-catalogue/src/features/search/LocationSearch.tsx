import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useEffect, useState } from 'react';
import type { ResultsProps } from './SearchResults.tsx';
import { loadSearchCode, useSearchCode } from './useSearchCode.ts';

/** The search results, once their code is loaded; if that fails, a notice with Retry. */
export function LocationSearch(props: ResultsProps) {
  const searchCode = useSearchCode();
  const [hasFailed, setHasFailed] = useState(false);
  const mustLoad = !searchCode && !hasFailed;
  useEffect(() => {
    if (mustLoad) loadSearchCode().catch(() => setHasFailed(true));
  }, [mustLoad]);

  if (searchCode) return <searchCode.SearchResults {...props} />;
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

import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useEffect, useState } from 'react';
import { type Asking, loadedResults, loadResults } from './load-results.ts';
import { isEverything } from './query.ts';

/** What was found, once that can be shown; when it does not come, the visitor is told, and can try again. */
export function Finding(asking: Asking) {
  const [Results, setResults] = useState(loadedResults);
  const [failed, setFailed] = useState(false);
  const needed = !Results && !failed && !isEverything(asking.query);
  useEffect(() => {
    if (!needed) return;
    loadResults().then(
      (component) => setResults(() => component),
      () => setFailed(true),
    );
  }, [needed]);

  if (Results) return <Results {...asking} />;
  if (!failed) return <p className="pt-8">Looking…</p>;
  return (
    <div className="pt-8">
      <Notice
        title="The search did not load"
        action={
          <Button variant="solid" size="sm" onClick={() => setFailed(false)}>
            Retry
          </Button>
        }
      >
        Check the connection. All places can still be browsed without a search.
      </Notice>
    </div>
  );
}

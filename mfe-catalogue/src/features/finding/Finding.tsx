import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { type ComponentType, useEffect, useState } from 'react';
import { isEverything, type Query } from './query.ts';

/** What is asked for, and the way to ask for something else. */
export type Asking = { query: Query; onChange: (query: Query) => void };

type Results = ComponentType<Asking>;
let loaded: Results | undefined;

/**
 * What was found. Names in three languages and facts are only fetched when somebody searches, so that the page itself
 * stays small; when they do not come, the visitor is told, and can try again.
 */
export function Finding(asking: Asking) {
  const [Results, setResults] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const needed = !Results && !failed && !isEverything(asking.query);
  useEffect(() => {
    if (!needed) return;
    import('./Results.tsx').then(
      (module) => {
        loaded = module.Results;
        setResults(() => module.Results);
      },
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
          <Button look="solid" size="sm" onClick={() => setFailed(false)}>
            Retry
          </Button>
        }
      >
        Check the connection. All places can still be browsed without a search.
      </Notice>
    </div>
  );
}

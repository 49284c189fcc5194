import { type ReactNode, useEffect, useState } from 'react';
import { PlanSkeleton } from '../PlanSkeleton.tsx';

/**
 * The plan of a sample itinerary; it belongs to nobody, so that it needs no key. Its code is loaded with its data.
 *
 * @throws while rendering when they cannot be loaded: the shell then offers to retry.
 */
export function SamplePlan() {
  const [page, setPage] = useState<ReactNode>(<PlanSkeleton />);
  useEffect(() => {
    import('./load-sample.tsx')
      .then(({ loadSample }) => loadSample())
      .then(setPage, (error) =>
        setPage(() => {
          throw error;
        }),
      );
  }, []);
  return page;
}

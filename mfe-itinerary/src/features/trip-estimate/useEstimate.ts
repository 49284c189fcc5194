import type { EstimateTask } from '@almaty/planner/estimate';
import { startTransition, useEffect, useState } from 'react';
import type { Estimate } from './compute-estimate.ts';
import type { EstimateDetails } from './EstimateDetails.tsx';

/** How long the visitor has to pause before an estimate is computed, in milliseconds. */
const PAUSE_MS = 300;

/** An estimate, the request that it is of, and the component that shows it, whose code is loaded with it. */
type Shown = { of: string; estimate: Estimate; Details: typeof EstimateDetails };

type EstimateState = {
  /** Whether what is shown is of an earlier request, or nothing is shown yet. */
  isComputing: boolean;
  hasFailed: boolean;
  shown: Shown | undefined;
};

/**
 * Computes an estimate after each edit, once the visitor pauses. Nothing is loaded before there is something to estimate.
 *
 * @param task undefined while there is nothing to estimate.
 */
export function useEstimate(task: EstimateTask | undefined): EstimateState {
  const key = task ? JSON.stringify(task) : '';
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState('');

  useEffect(() => {
    if (!key) return setShown(undefined);
    const controller = new AbortController();
    const compute = async () => {
      try {
        const { computeEstimate, EstimateDetails } = await import('./lazy-estimate.ts');
        const estimate = await computeEstimate(JSON.parse(key), controller.signal);
        // Rendered in slices: a press in between is not kept waiting.
        startTransition(() => {
          if (!controller.signal.aborted) setShown({ of: key, estimate, Details: EstimateDetails });
        });
      } catch {
        if (!controller.signal.aborted) setFailed(key);
      }
    };
    const timer = setTimeout(() => void compute(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);

  const hasFailed = key !== '' && failed === key;
  return {
    isComputing: key !== '' && !hasFailed && shown?.of !== key,
    hasFailed,
    shown: hasFailed ? undefined : shown,
  };
}

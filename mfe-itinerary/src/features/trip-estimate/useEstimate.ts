import type { EstimateTask } from '@almaty/planner/estimate';
import { startTransition, useEffect, useState } from 'react';
import { computeEstimate, type Estimate } from './compute-estimate.ts';

/** How long the visitor has to pause before an estimate is computed, in milliseconds. */
const PAUSE_MS = 300;

/** An estimate, and the request that it is of. */
type Shown = { of: string; estimate: Estimate };

type EstimateState = {
  /** Whether what is shown is of an earlier request, or nothing is shown yet. */
  isComputing: boolean;
  hasFailed: boolean;
  shown: Shown | undefined;
  /** Computes an estimate that failed again. */
  retry: () => void;
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
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!key) return setShown(undefined);
    const controller = new AbortController();
    const compute = async () => {
      try {
        const estimate = await computeEstimate(JSON.parse(key), controller.signal);
        // Rendered in slices: a press in between is not kept waiting.
        startTransition(() => {
          if (!controller.signal.aborted) setShown({ of: key, estimate });
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
  }, [key, attempt]);

  const hasFailed = key !== '' && failed === key;
  return {
    isComputing: key !== '' && !hasFailed && shown?.of !== key,
    hasFailed,
    shown: hasFailed ? undefined : shown,
    retry: () => {
      setFailed('');
      setAttempt(attempt + 1);
    },
  };
}

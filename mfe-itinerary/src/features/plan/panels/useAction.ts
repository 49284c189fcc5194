import { useState } from 'react';
import type { PlanResult } from '../document/plan-api.ts';

/**
 * Runs actions of the API one at a time: meanwhile their buttons are `aria-disabled`, because a disabled one loses the focus.
 *
 * @returns `run` starts one and hands the value of its response on; `error` is the text of the last one that failed.
 */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async <Value>(action: () => Promise<PlanResult<Value>>, onValue: (value: Value) => void) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    const result = await action();
    setBusy(false);
    if ('value' in result) onValue(result.value);
    else setError(result.problem.message);
  };
  return { isBusy, error, run };
}

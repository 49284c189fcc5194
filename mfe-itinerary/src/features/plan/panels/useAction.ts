import { useState } from 'react';
import type { PlanResult } from '../document/plan-api.ts';

/**
 * Runs actions of the API one at a time.
 *
 * @returns `run` starts one and hands its answer on; `error` is the text of the last one that failed.
 */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async <Answer>(action: () => Promise<PlanResult<Answer>>, onAnswer: (answer: Answer) => void) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    const result = await action();
    setBusy(false);
    if ('answer' in result) onAnswer(result.answer);
    else setError(result.problem.message);
  };
  return { isBusy, error, run };
}

import { type Dispatch, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { removeExpiredCopies } from './local-copy.ts';
import { openPlan } from './open-plan.ts';
import type { PlanCollection } from './plan-address.ts';
import type { PlanView } from './plan-view.ts';
import { readPlanAddress } from './read-plan-address.ts';

/** Shows another view; the focus stays on what has the same id there, or else is on the heading, when what had it is gone. */
function keepFocus(setView: Dispatch<PlanView>, next: PlanView): void {
  const { activeElement } = document;
  flushSync(() => setView(next));
  if (activeElement?.isConnected === false)
    (document.getElementById(activeElement.id) ?? document.querySelector('h1'))?.focus();
}

/**
 * Loads the plan at the address of the page, and then the planner, so that the plan is read before it can be changed.
 *
 * @param reference as the path has it.
 */
export function usePlan(collection: PlanCollection, reference: string) {
  const [view, setView] = useState<PlanView>({ type: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // What an action ends in is shown beside what has come meanwhile, such as the planner.
  const latestView = useRef(view);
  useEffect(() => {
    latestView.current = view;
  });

  useEffect(() => {
    removeExpiredCopies();
    const address = readPlanAddress(collection, reference, location.hash);
    if (!address) return setView({ type: 'not_found' });
    const show = (next: PlanView) => {
      latestView.current = next;
      keepFocus(setView, next);
    };
    return openPlan(address, { getView: () => latestView.current, show });
  }, [collection, reference, attempt]);

  const retry = () => {
    keepFocus(setView, { type: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { view, latestView, setView, retry };
}

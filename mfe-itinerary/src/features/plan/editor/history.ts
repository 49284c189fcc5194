import type { PlanRevision } from '@almaty/planner/schema';

/** The states of a plan in this tab: what Undo and Redo go through. */
export type History = {
  past: readonly PlanRevision[];
  present: PlanRevision;
  future: readonly PlanRevision[];
};

/** How many states are kept. */
const MOST_STATES = 100;

export const startHistory = (present: PlanRevision): History => ({ past: [], present, future: [] });

/** Adds a state; what was undone before is gone. */
export const pushState = ({ past, present }: History, next: PlanRevision): History => ({
  past: [...past, present].slice(-MOST_STATES),
  present: next,
  future: [],
});

/** Replaces the present state by the same one as the API stored it. */
export const replacePresent = (history: History, present: PlanRevision): History => ({ ...history, present });

/** Goes back one state; the same history when there is none. */
export function undo({ past, present, future }: History): History {
  const previous = past.at(-1);
  return previous
    ? { past: past.slice(0, -1), present: previous, future: [present, ...future] }
    : { past, present, future };
}

/** Goes forward one state; the same history when there is none. */
export function redo({ past, present, future }: History): History {
  const [next, ...rest] = future;
  return next ? { past: [...past, present], present: next, future: rest } : { past, present, future };
}

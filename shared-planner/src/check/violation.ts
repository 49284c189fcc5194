import type { ItemReference } from '../schema/plan-request.ts';

/** The codes H1 to H14 are those of docs/planner.md. */
type ViolatedRule =
  | `H${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14}`
  /** The times of the items contradict each other. */
  | 'time'
  /** The totals are not the sums of the items. */
  | 'totals'
  /** The plan is for another request. */
  | 'request';

/** What is wrong with a plan. */
export type Violation = {
  rule: ViolatedRule;
  /** yyyy-MM-dd. */
  date?: string;
  item?: ItemReference;
  /** What is wrong, with the numbers and ids. */
  message: string;
};

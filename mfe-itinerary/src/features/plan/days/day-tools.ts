import type { ListedItem } from '@almaty/planner/items';
import type { PlanDay, Suggestion } from '@almaty/planner/schema';
import type { ReactNode } from 'react';

/** What the page adds to the days, to change them, and what it knows of the changes. */
export type DayTools = {
  /** The controls of a stop, in a row of at least 44 px under it. */
  renderStopTools?: (stop: ListedItem) => ReactNode;
  /** What a control of the stop has opened, as wide as the stop; null while nothing is open. */
  renderStopPanel?: (stop: ListedItem) => ReactNode;
  renderDayTools?: (day: PlanDay) => ReactNode;
  renderSuggestionTool?: (suggestion: Suggestion, day: PlanDay) => ReactNode;
  /** Keys of stops (`listItems`) that have changed. */
  movedKeys?: ReadonlySet<string>;
  /** Keys of stops that stay on their day. */
  lockedKeys?: ReadonlySet<string>;
};

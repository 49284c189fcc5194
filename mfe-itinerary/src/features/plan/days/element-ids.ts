import type { ItemReference } from '@almaty/planner/edit';

/** The id of the heading of a stop; the key is that of `listItems`. */
export const getStopId = (key: string): string => `stop-${key}`;

/** The id of the heading above what did not fit, and that of an item there. */
export const MISSING_ID = 'did-not-fit';
export const getMissingId = ({ kind, id }: ItemReference): string => `missing-${kind}-${id}`;

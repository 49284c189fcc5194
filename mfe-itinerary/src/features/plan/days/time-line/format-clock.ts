import { english } from '@almaty/planner/messages';

/** A time as a clock shows it: `00:30` for 24:30; the items themselves say that it is on the next day. */
export const formatClock = (time: string): string => english.values.time(time).slice(0, 5);

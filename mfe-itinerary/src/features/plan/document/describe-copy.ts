import { formatCalendarDate } from '@almaty/dates';

/** Says that a plan is the copy of this browser. @param seenOn the day on which the API last gave it, yyyy-MM-dd. */
export const describeCopy = (seenOn: string): string =>
  `The site does not answer: this is the plan as this browser saw it on ${formatCalendarDate(seenOn)}.`;

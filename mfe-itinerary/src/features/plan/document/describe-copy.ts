import { formatDate } from '@almaty/dates';
import * as m from '#messages';

/** Says that a plan is the copy of this browser. @param seenOn the day on which the API last gave it, yyyy-MM-dd. */
export const describeCopy = (seenOn: string): string => m.planCopy({ day: formatDate(seenOn) });

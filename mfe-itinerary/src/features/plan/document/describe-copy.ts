import { formatCalendarDate, formatDate } from '@almaty/dates';
import { FIRST_LANGUAGE } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import * as m from '#messages';

/** In English as the browser writes dates, which may be British or American. */
const format = LANGUAGE === FIRST_LANGUAGE ? formatCalendarDate : formatDate;

/** Says that a plan is the copy of this browser. @param seenOn the day on which the API last gave it, yyyy-MM-dd. */
export const describeCopy = (seenOn: string): string => m.planCopy({ day: format(seenOn) });

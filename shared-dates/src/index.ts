export { formatTime, todayInAlmaty } from './almaty-time.ts';
export { formatCalendarDate, isCalendarDate } from './calendar-date.ts';
export { CORRECTION_MINUTES } from './correction.ts';
export { addDays, addMonths, countDays } from './date-arithmetic.ts';
export { DELIVERY_HOURS, deliveryDeadline } from './delivery-deadline.ts';
export { formatEnglishDate, getMonthName, getWeekdayName, getWeekdayOfDate } from './english-dates.ts';
export { isFutureDay } from './future-day.ts';

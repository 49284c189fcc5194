export { timeInAlmaty, todayInAlmaty } from './almaty-time.ts';
export { isCalendarDate } from './calendar-date.ts';
export { addDays, addMonths, countDays } from './date-arithmetic.ts';
export { formatDate, formatDays, formatMonth, formatYearDay, getMonthName } from './format-date.ts';
export { isFutureDay } from './future-day.ts';
export { CORRECTION_MINUTES, DELIVERY_HOURS, deliveryDeadline } from './promised-times.ts';
export { getShortWeekdayOfDate, getWeekdayName, getWeekdayOfDate } from './weekday-names.ts';

export { formatTime, timeInAlmaty, todayInAlmaty } from './almaty-time.ts';
export { isCalendarDate } from './calendar-date.ts';
export { createDateFormat } from './create-date-format.ts';
export { addDays, addMonths, countDays } from './date-arithmetic.ts';
export { formatEnglishDate, getMonthName } from './english-dates.ts';
export { formatCalendarDate } from './format-calendar-date.ts';
export { isFutureDay } from './future-day.ts';
export { CORRECTION_MINUTES, DELIVERY_HOURS, deliveryDeadline } from './promised-times.ts';
export { getWeekdayName, getWeekdayOfDate } from './weekday-names.ts';

export { formatTime, todayInAlmaty } from './almaty-time.ts';
export { formatCalendarDate, isCalendarDate } from './calendar-date.ts';
export { deliveryDeadline } from './delivery-deadline.ts';

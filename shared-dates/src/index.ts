export { formatTime, todayInAlmaty } from './almaty-time.ts';
export { formatCalendarDate, isCalendarDate } from './calendar-date.ts';
export { DELIVERY_HOURS, deliveryDeadline } from './delivery-deadline.ts';

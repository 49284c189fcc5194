import { deliveryDeadline, formatCalendarDate, formatTime } from '@almaty/dates';
import type { StoredItem, StoredRequest } from '../requests/stored-request.ts';
import type { EmailContent } from './render-email.ts';

const LOCALE = 'en-GB';

/** Formats the dates of a request: `12 June 2027 to 15 June 2027`. */
export const formatDates = ({ start_date, end_date }: StoredRequest): string =>
  `${formatCalendarDate(start_date, LOCALE)} to ${formatCalendarDate(end_date, LOCALE)}`;

/** Formats a moment in Almaty time, and says so. */
export const formatMoment = (moment: Date): string => `${formatTime(moment, LOCALE)} (Almaty time)`;

/** Formats the moment by which the plan of a request is promised. */
export const formatDeadline = ({ created_at }: StoredRequest): string =>
  formatMoment(deliveryDeadline(new Date(created_at)));

const listNames = (items: readonly StoredItem[], noun: string) =>
  items.map(({ id, name }) => name ?? `${noun} no. ${id}, whose name we could not look up`);

/** Lists the locations and activities of a request. */
export const listItems = ({ locations, activities }: StoredRequest): EmailContent['lists'] => [
  { title: 'Locations', items: listNames(locations, 'Location') },
  { title: 'Activities', items: activities.length > 0 ? listNames(activities, 'Activity') : ['None selected'] },
];

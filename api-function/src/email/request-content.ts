import { deliveryDeadline, formatCalendarDate, formatTime } from '@almaty/dates';
import { english, type PlanNames } from '@almaty/planner/messages';
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

/** What a request itself says of names, where no release of the catalogue can be read. */
function createRequestNames({ locations, activities }: StoredRequest): PlanNames {
  const find = (items: readonly StoredItem[], noun: string) => (id: number) =>
    items.find((item) => item.id === id)?.name ?? `${noun} no. ${id}`;
  return {
    location: find(locations, 'Location'),
    activity: find(activities, 'Activity'),
    node: String,
    base: String,
  };
}

/** Lists what the visitor prefers. @param names of the release that the plan is from. */
export const listPreferences = (request: StoredRequest, names?: PlanNames): EmailContent['lists'][number] => ({
  title: 'Preferences',
  items: request.preferences
    ? english.summary.preferences(request.preferences, names ?? createRequestNames(request))
    : ['None given'],
});

/** Lists the locations and activities of a request. */
export const listItems = ({ locations, activities }: StoredRequest): EmailContent['lists'] => [
  { title: 'Locations', items: listNames(locations, 'Location') },
  { title: 'Activities', items: activities.length > 0 ? listNames(activities, 'Activity') : ['None selected'] },
];

import { deliveryDeadline } from '@almaty/dates';
import type { PlanNames } from '@almaty/planner/messages';
import type { Messages } from '../language/messages.ts';
import { formatMoment } from '../language/values.ts';
import type { StoredItem, StoredRequest } from '../requests/stored-request.ts';
import type { EmailContent } from './email-content.ts';

/** Formats the dates of a request: `12 June 2027 to 15 June 2027`. */
export const formatDates = ({ start_date, end_date }: StoredRequest, { dates, plan }: Messages): string =>
  dates({ start: plan.values.date(start_date), end: plan.values.date(end_date) });

/** Formats the moment by which the plan of a request is promised. */
export const formatDeadline = ({ created_at }: StoredRequest, messages: Messages): string =>
  formatMoment(deliveryDeadline(new Date(created_at)), messages);

/** The categories of the catalogue. */
const CATEGORIES: Readonly<Record<string, (m: Messages) => string>> = {
  Nature: (m) => m.categoryNature,
  'Mountain Routes': (m) => m.categoryMountains,
  'City Experience': (m) => m.categoryCity,
};

/** A name with its category: `Charyn Canyon (Nature)`. */
const addCategory = (name: string, { category }: StoredItem, m: Messages) =>
  category ? `${name} (${CATEGORIES[category]?.(m) ?? category})` : name;

/** What a request itself says of names, where no release of the catalogue can be read. */
function createRequestNames({ locations, activities }: StoredRequest, m: Messages): PlanNames {
  return {
    location: (id) => {
      const item = locations.find((location) => location.id === id);
      return item?.name ? addCategory(item.name, item, m) : m.locationNumber({ id });
    },
    activity: (id) => activities.find((activity) => activity.id === id)?.name ?? m.activityNumber({ id }),
    node: String,
    base: String,
    text: String,
  };
}

/** Lists what the visitor prefers. @param names of the release that the plan is from. */
export const listPreferences = (
  request: StoredRequest,
  names: PlanNames | undefined,
  m: Messages,
): EmailContent['lists'][number] => ({
  title: m.preferences,
  items: request.preferences
    ? m.plan.summary.preferences(request.preferences, names ?? createRequestNames(request, m))
    : [m.noPreferences],
});

/**
 * Lists the locations and activities of a request.
 *
 * @param names of another language than that in which the names are stored; null where they cannot be read.
 */
export function listItems(
  { locations, activities }: StoredRequest,
  names: PlanNames | null,
  m: Messages,
): EmailContent['lists'] {
  // What the catalogue has no more is called as it was when it was sent.
  const nameItem = (kind: 'location' | 'activity', { id, name }: StoredItem) => {
    const known = names?.[kind](id);
    return known === undefined || known === m.plan.names.unknown(kind, id) ? name : known;
  };
  const nameLocation = (item: StoredItem) => {
    const name = nameItem('location', item);
    return name === null ? m.unknownLocation({ id: item.id }) : addCategory(name, item, m);
  };
  const nameActivity = (item: StoredItem) => nameItem('activity', item) ?? m.unknownActivity({ id: item.id });
  return [
    { title: m.locations, items: locations.map(nameLocation) },
    { title: m.activities, items: activities.length > 0 ? activities.map(nameActivity) : [m.noActivities] },
  ];
}

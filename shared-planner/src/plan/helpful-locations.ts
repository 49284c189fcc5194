import type { Context } from '../problem/context.ts';
import type { Item } from '../problem/items.ts';
import { isHosted } from '../problem/possible-items.ts';
import type { Trials } from './trials.ts';

/** The most locations that are named: more are a list to read, not a help. */
const MOST_LOCATIONS = 3;

/**
 * Finds locations that bring an activity into the plan when they are added to the request.
 *
 * @param trials of the request; without them, locations that are open on a day and in the season of the activity.
 */
export function findHelpfulLocations(
  context: Context,
  { activity, kind, id }: Item & { kind: 'activity' },
  trials: Trials | undefined,
): number[] {
  const { data, dates, request } = context;
  const found: number[] = [];
  for (const location of data.locations) {
    if (!activity.locationIds.includes(location.id) || request.locations.includes(location.id)) continue;
    if (!dates.some((date) => isHosted(context, activity, location, date))) continue;
    const locations = [...request.locations, location.id];
    if (!trials || trials.findDate({ locations }, { kind, id }) !== undefined) found.push(location.id);
    if (found.length === MOST_LOCATIONS) break;
  }
  return found;
}

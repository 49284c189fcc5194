import type { UnscheduledItem } from '../schema/plan.ts';
import type { CheckContext } from './check-context.ts';
import { listRequestedItems, toLabel } from './scheduled-items.ts';
import type { Violation } from './violation.ts';

/** What a reason rests on is a fact of the item, of a location of the activity, or of an edge. */
function describeFact({ kind, id, reason }: UnscheduledItem, { activities, data }: CheckContext): string | undefined {
  if (!('fact' in reason)) return undefined;
  const { fact } = reason;
  if (fact.of === 'edge') return data.roads.edges[fact.id] ? undefined : `rests on edge ${fact.id}, which is unknown`;
  if (fact.of === kind && fact.id === id) return undefined;
  const isOfLocation = kind === 'activity' && fact.of === 'location';
  return isOfLocation && activities.get(id)?.locationIds.includes(fact.id)
    ? undefined
    : `rests on a fact of ${fact.of} ${fact.id}`;
}

function describeReason(item: UnscheduledItem, context: CheckContext): string | undefined {
  const { kind, id, reason } = item;
  const { request, locations, activities } = context;
  const isKnown = kind === 'location' ? locations.has(id) : id < 0 || activities.has(id);
  if (isKnown === (reason.code === 'not_in_catalogue'))
    return isKnown ? 'is in the planning data' : 'is not in the planning data';
  if ((reason.code === 'booking') !== (kind === 'activity' && id < 0))
    return 'is about a booking, or has no such reason';
  if (reason.code === 'too_strenuous_next_to') {
    const other = { kind: reason.kind, id: reason.id };
    const isOther = toLabel(other) !== toLabel(item);
    const isRequested = listRequestedItems(context).some((requested) => toLabel(requested) === toLabel(other));
    return isOther && isRequested ? undefined : `names ${toLabel(other)}, which is no other requested item`;
  }
  if (reason.code === 'needs_location') {
    const foreign = reason.locationIds.find((locationId) => !activities.get(id)?.locationIds.includes(locationId));
    if (kind !== 'activity') return 'is no activity';
    return foreign === undefined ? undefined : `names location ${foreign}, where it is not done`;
  }
  if (reason.code === 'locked_day') {
    const isLocked = request.locks.some((lock) => toLabel(lock) === toLabel(item) && lock.date === reason.date);
    return isLocked ? undefined : `is not locked to ${reason.date}`;
  }
  if (reason.code === 'order') {
    const sequence = request.order.find((list) => list.some((other) => toLabel(other) === toLabel(item))) ?? [];
    const requested = listRequestedItems(context).map(toLabel);
    const isOrdered = sequence.filter((other) => requested.includes(toLabel(other))).length > 1;
    return isOrdered ? undefined : 'is in no sequence with another requested item';
  }
  if (reason.code === 'closed_that_day') {
    const other = reason.dates.find((date) => date < request.start_date || date > request.end_date);
    return other === undefined ? undefined : `names ${other}, which is not in the trip`;
  }
  return undefined;
}

/** H12: the reasons of unscheduled items refer to the request and to what is known. */
export const checkReasons = (context: CheckContext): Violation[] =>
  context.plan.unscheduled.flatMap((item) =>
    [describeReason(item, context), describeFact(item, context)].flatMap((text): Violation[] => {
      const { kind, id, reason } = item;
      return text ? [{ rule: 'H12', item: { kind, id }, message: `${reason.code}: ${toLabel(item)} ${text}` }] : [];
    }),
  );

import { isClosedThroughout, readNotice } from '@almaty/planner/calendar';
import { describeAccess } from '@almaty/planner/messages';
import type { PlanningLocation } from '@almaty/planner/schema';
import { AccessBadge } from '@almaty/ui/badge';
import { useToday } from '@almaty/ui/use-today';

/** The first and the last day of the trip, yyyy-MM-dd. */
type TripDates = { start: string; end: string };

type Props = { location: PlanningLocation; dates: TripDates | undefined };

/**
 * Stamps with what the visitor must know of the access to a selected location before sending the request: whether it is
 * closed on all dates of the trip, and what its access notice says today.
 */
export function LocationAccess({ location, dates }: Props) {
  const today = useToday();
  if (!today) return null;
  const access = readNotice(location.notice, today);
  const isClosed = dates !== undefined && isClosedThroughout(location, dates.start, dates.end, today);
  return (
    <div className="mt-1.5 flex flex-wrap gap-1.5">
      {isClosed && <AccessBadge access="closed">Closed on your dates</AccessBadge>}
      {access !== 'open' && <AccessBadge access={access}>{describeAccess(location.notice, access, today)}</AccessBadge>}
    </div>
  );
}

import { findClosure, getTripState, readNotice } from '@almaty/planner/calendar';
import { describeAccess, describeClosure } from '@almaty/planner/messages';
import { AccessBadge } from '@almaty/ui/access-badge';
import { useToday } from '@almaty/ui/use-today';
import * as m from '#messages';
import { usePlanningLocations } from '../../lib/planning-data.ts';
import { AccessNotLoaded } from './AccessNotLoaded.tsx';

/** The first and the last day of the trip, yyyy-MM-dd. */
type TripDates = { start: string; end: string };

type Props = { id: number; dates: TripDates | undefined };

/**
 * Stamps with what the visitor must know of the access to a selected location before sending the request: whether it can
 * be visited on the dates of the trip, and what its access notice says today. Nothing until the planning data are there.
 */
export function LocationAccess({ id, dates }: Props) {
  const today = useToday();
  const location = usePlanningLocations()?.get(id);
  if (!today || !location) return null;
  const { notice, seasonalClosures } = location;
  const access = readNotice(notice, today);
  const state = dates && getTripState(location, dates.start, dates.end, today);
  const closure = dates ? undefined : findClosure(seasonalClosures, today);
  return (
    <div className="mt-1.5 -ml-1 flex flex-wrap gap-1.5">
      {state === 'closed' && <AccessBadge access="closed">{m.selectedClosed}</AccessBadge>}
      {state === 'out-of-season' && <AccessBadge access="ask">{m.selectedOutOfSeason}</AccessBadge>}
      {closure && <AccessBadge access="restricted">{describeClosure(closure)}</AccessBadge>}
      {access !== 'open' && <AccessBadge access={access}>{describeAccess(notice, access, today)}</AccessBadge>}
    </div>
  );
}

/** Says below the list that the planning data did not load. */
export const AccessFootnote = () => (usePlanningLocations() === null ? <AccessNotLoaded /> : null);

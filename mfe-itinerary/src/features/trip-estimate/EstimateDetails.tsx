import { formatYearDay, getWeekdayOfDate } from '@almaty/dates';
import type { TripEstimate } from '@almaty/planner/estimate';
import { describeAccess, describeReason, getItemName, joinSentences, type PlanNames } from '@almaty/planner/messages';
import type { UnscheduledItem } from '@almaty/planner/schema';
import * as m from '#messages';
import type { Lookup } from './compute-estimate.ts';
import { DayBars } from './DayBars.tsx';
import { EstimateNotes } from './EstimateNotes.tsx';

type Props = {
  trip: TripEstimate;
  lookup: Lookup;
  /** The last date that the form allows for the end, yyyy-MM-dd. */
  latestEnd: string;
  /** Called with the date, yyyy-MM-dd, to which the visitor extends the trip. */
  onExtend: (end: string) => void;
};

/** Why an item is left out. All that longer trips have room for is in the trip that is proposed. */
const describeLeftOut = ({ reason }: UnscheduledItem, { days, missingDays }: TripEstimate, names: PlanNames): string =>
  (reason.code === 'needs_more_days' || reason.code === 'no_room') && missingDays.length > 0
    ? m.estimateLongerTrip({ days: days.length + missingDays.length })
    : describeReason(reason, names);

/** What is restricted at a location, as its access notice says it. */
const describeRestriction = (id: number, { getNotice }: Lookup): string => {
  const notice = getNotice(id);
  return notice ? joinSentences(describeAccess(notice, 'restricted'), notice.reason) : '';
};

/** The text of a button that makes a trip longer. @param end its new last day, yyyy-MM-dd. */
function describeExtension(days: number, end: string): string {
  const last = { weekday: getWeekdayOfDate(end), day: formatYearDay(end.slice(5)) };
  return days === 1 ? m.estimateAddDay(last) : m.estimateAddDays({ days, ...last });
}

/** What stands below the sentence of an estimate: a bar per day, what will not fit, a way out, and what is closed. */
export function EstimateDetails({ trip, lookup, latestEnd, onExtend }: Props) {
  const { names } = lookup;
  const { leftOut, closed, restrictedIds, missingDays } = trip;
  const end = missingDays.at(-1)?.date;
  const toNote = (item: UnscheduledItem, text: string) => ({ name: getItemName(names, item.kind, item.id), text });
  return (
    <>
      <DayBars trip={trip} names={names} />
      <EstimateNotes
        title={m.estimateWillNotFit}
        notes={leftOut.map((item) => toNote(item, describeLeftOut(item, trip, names)))}
      >
        {end && end <= latestEnd && (
          <button
            type="button"
            onClick={() => onExtend(end)}
            className="mt-4 min-h-12 w-full cursor-pointer rounded-xs border-2 border-on-kraft px-4 py-2 text-base leading-tight font-[760] hover:bg-on-kraft/8 print:hidden"
          >
            {describeExtension(missingDays.length, end)}
          </button>
        )}
      </EstimateNotes>
      <EstimateNotes
        title={m.estimateClosed}
        notes={[
          ...closed.map((item) => toNote(item, describeReason(item.reason, names))),
          ...restrictedIds.map((id) => ({ name: names.location(id), text: describeRestriction(id, lookup) })),
        ]}
      />
    </>
  );
}

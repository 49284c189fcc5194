import type { TripEstimate } from '@almaty/planner/estimate';
import { describeAccess, describeReason, getItemName, joinSentences, type PlanNames } from '@almaty/planner/messages';
import type { UnscheduledItem } from '@almaty/planner/schema';
import type { Lookup } from './compute-estimate.ts';
import { DayBars } from './DayBars.tsx';
import { EstimateNotes } from './EstimateNotes.tsx';
import { formatLongDay } from './format-day.ts';

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
    ? `Has room in a trip of ${days.length + missingDays.length} days.`
    : describeReason(reason, names);

/** What is restricted at a location, as its access notice says it. */
const describeRestriction = (id: number, { getNotice }: Lookup): string => {
  const notice = getNotice(id);
  return notice ? joinSentences(describeAccess(notice, 'restricted'), notice.reason) : '';
};

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
        title="What will not fit"
        notes={leftOut.map((item) => toNote(item, describeLeftOut(item, trip, names)))}
      >
        {end && end <= latestEnd && (
          <button
            type="button"
            onClick={() => onExtend(end)}
            className="mt-4 min-h-12 w-full cursor-pointer rounded-xs border-2 border-on-kraft px-4 py-2 text-base leading-tight font-[760] hover:bg-on-kraft/8 print:hidden"
          >
            {missingDays.length === 1
              ? `Add ${formatLongDay(end)}`
              : `Add ${missingDays.length} days, until ${formatLongDay(end)}`}
          </button>
        )}
      </EstimateNotes>
      <EstimateNotes
        title="What is closed or restricted"
        notes={[
          ...closed.map((item) => toNote(item, describeReason(item.reason, names))),
          ...restrictedIds.map((id) => ({ name: names.location(id), text: describeRestriction(id, lookup) })),
        ]}
      />
    </>
  );
}

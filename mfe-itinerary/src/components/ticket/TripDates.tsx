import { formatDate } from '@almaty/dates';
import { getDayParts } from '@almaty/ui/day-parts';
import { Icon } from '@almaty/ui/icon';
import * as m from '#messages';

function BigDay({ date }: { date: string }) {
  const { day, weekday, month } = getDayParts(date);
  return (
    // Year below month, before one date is below the other.
    <span className="min-w-min max-w-max flex-1 wrap-break-word">
      <span className="display block text-[min(4.5rem,17vw)] leading-[0.8] tracking-[-0.05em] text-spruce">{day}</span>
      <span className="mt-2.5 block text-base leading-tight font-[640]">
        {weekday}
        <br />
        {month}
      </span>
    </span>
  );
}

/** The first and last day of a trip in large type; screen readers get two complete dates. */
export function TripDates({ start, end }: { start: string; end: string }) {
  return (
    <p>
      <span className="sr-only">{m.ticketDates({ start: formatDate(start), end: formatDate(end) })}</span>
      <span aria-hidden="true" className="flex flex-wrap items-center justify-between gap-3 lining-nums tabular-nums">
        <BigDay date={start} />
        <Icon name="arrow" className="size-[min(2.75rem,9vw)] text-spruce" />
        <BigDay date={end} />
      </span>
    </p>
  );
}

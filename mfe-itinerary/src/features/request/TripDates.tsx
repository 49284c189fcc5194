import { formatCalendarDate } from '@almaty/dates';
import { getDayParts } from '@almaty/ui/day';
import { Icon } from '@almaty/ui/icon';

function BigDay({ of }: { of: string }) {
  const { day, weekday, month } = getDayParts(of);
  return (
    <span>
      <span className="display block text-[4.5rem] leading-[0.8] tracking-[-0.05em] text-spruce max-[22.5rem]:text-[3.5rem]">
        {day}
      </span>
      <span className="mt-2.5 block text-base leading-tight whitespace-nowrap font-[640]">
        {weekday}
        <br />
        {month}
      </span>
    </span>
  );
}

/** The first and the last day of a trip, as a ticket prints them; read aloud they are two whole dates. */
export function TripDates({ start, end }: { start: string; end: string }) {
  return (
    <p>
      <span className="sr-only">
        {formatCalendarDate(start)} to {formatCalendarDate(end)}
      </span>
      <span aria-hidden="true" className="flex items-center justify-between gap-3 lining-nums tabular-nums">
        <BigDay of={start} />
        <Icon name="arrow" className="size-11 text-spruce" />
        <BigDay of={end} />
      </span>
    </p>
  );
}

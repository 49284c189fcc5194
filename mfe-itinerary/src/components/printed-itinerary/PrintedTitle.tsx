import { countDays, formatCalendarDate, isCalendarDate } from '@almaty/dates';

type Props = {
  /** The first and the last day of the trip as they are typed: yyyy-MM-dd once they are dates. */
  start: string;
  end: string;
};

/** The title of the printed itinerary, with the dates once they are there. It is on paper only. */
export function PrintedTitle({ start, end }: Props) {
  const days = isCalendarDate(start) && isCalendarDate(end) ? countDays(start, end) : 0;
  return (
    <div className="hidden print:block">
      <h1 className="display text-h1">My trip to Almaty</h1>
      {days > 0 && (
        <p className="mt-3 text-lead">
          {`${formatCalendarDate(start)} to ${formatCalendarDate(end)}, ${days} ${days === 1 ? 'day' : 'days'}`}
        </p>
      )}
    </div>
  );
}

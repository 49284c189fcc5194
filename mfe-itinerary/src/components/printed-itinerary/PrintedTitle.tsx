import { countDays, formatDate, isCalendarDate } from '@almaty/dates';
import * as m from '#messages';

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
      <h1 className="display text-h1">{m.printedTitle}</h1>
      {days > 0 && (
        <p className="mt-3 text-lead">{m.printedDates({ start: formatDate(start), end: formatDate(end), days })}</p>
      )}
    </div>
  );
}

import { isCalendarDate } from '@almaty/dates';
import { format } from 'date-fns';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { toCalendarDate, toDate } from './day.ts';

/** The accessible name of a day; it starts with the visible number, which speech input needs. */
function getDayLabel(date: Date, { selected, today, rangeStart, rangeEnd }: Modifiers) {
  const day = `${format(date, 'd MMMM yyyy, EEEE')}${today ? ', today' : ''}`;
  if (selected) return `${day}, selected`;
  return `${day}${rangeStart ? ', start of the trip' : ''}${rangeEnd ? ', end of the trip' : ''}`;
}

/** The dates of the trip as modifiers of the calendar; none for a trip that ends before it starts. */
function getModifiers([start, end]: DateRange) {
  const rangeStart = isCalendarDate(start) ? toDate(start) : undefined;
  const rangeEnd = isCalendarDate(end) ? toDate(end) : undefined;
  if (!rangeStart || !rangeEnd) return { rangeStart, rangeEnd };
  return rangeStart <= rangeEnd ? { rangeStart, rangeMiddle: { after: rangeStart, before: rangeEnd }, rangeEnd } : {};
}

const classNames = {
  rangeStart: 'calendar-range-start',
  rangeMiddle: 'calendar-range-middle',
  rangeEnd: 'calendar-range-end',
};

/** Start and end of a trip: yyyy-MM-dd, or any other text for a date that is not chosen yet. */
export type DateRange = readonly [start: string, end: string];

const NO_RANGE: DateRange = ['', ''];

type Props = {
  /** The selected date, yyyy-MM-dd. */
  day: string | undefined;
  /** The first date that can be picked, yyyy-MM-dd. */
  earliest: string;
  /** The last date that can be picked, yyyy-MM-dd. */
  latest: string;
  range?: DateRange | undefined;
  onPick: (day: string) => void;
};

/** A month view to pick a date from; dates before `earliest` and after `latest` are disabled. */
export function Calendar({ day, earliest, latest, range = NO_RANGE, onPick }: Props) {
  const selected = day ? toDate(day) : undefined;
  const first = toDate(earliest);
  const last = toDate(latest);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      selected={selected}
      defaultMonth={selected ?? first}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      modifiers={getModifiers(range)}
      modifiersClassNames={classNames}
      weekStartsOn={1}
      labels={{ labelDayButton: getDayLabel }}
      onSelect={(date) => onPick(toCalendarDate(date))}
    />
  );
}

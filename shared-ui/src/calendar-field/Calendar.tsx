import { isCalendarDate } from '@almaty/dates';
import { format } from 'date-fns';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { toDate, toDay } from './day.ts';

/** The accessible name of a day; it starts with the visible number, which speech input needs. */
function getDayLabel(date: Date, { selected, today, starts, ends }: Modifiers) {
  const day = `${format(date, 'd MMMM yyyy, EEEE')}${today ? ', today' : ''}`;
  if (selected) return `${day}, selected`;
  return `${day}${starts ? ', start of the trip' : ''}${ends ? ', end of the trip' : ''}`;
}

/** The dates of the trip as modifiers of the calendar; none for a trip that ends before it starts. */
function getModifiers([start, end]: DateRange) {
  const starts = isCalendarDate(start) ? toDate(start) : undefined;
  const ends = isCalendarDate(end) ? toDate(end) : undefined;
  if (starts && ends) return starts <= ends ? { starts, within: { after: starts, before: ends }, ends } : {};
  return { starts, ends };
}

const classNames = { starts: 'calendar-starts', within: 'calendar-within', ends: 'calendar-ends' };

/** Start and end of a trip: yyyy-MM-dd, or any other text for a date that is not chosen yet. */
export type DateRange = readonly [start: string, end: string];

const NO_RANGE: DateRange = ['', ''];

type Props = {
  /** The selected date, yyyy-MM-dd. */
  day: string | undefined;
  /** The first date that can be picked, yyyy-MM-dd. */
  earliest: string;
  range?: DateRange | undefined;
  onPick: (day: string) => void;
};

/** A month view to pick a date from; dates before `earliest` are disabled. */
export function Calendar({ day, earliest, range = NO_RANGE, onPick }: Props) {
  const selected = day ? toDate(day) : undefined;
  const first = toDate(earliest);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      selected={selected}
      defaultMonth={selected ?? first}
      startMonth={first}
      disabled={{ before: first }}
      modifiers={getModifiers(range)}
      modifiersClassNames={classNames}
      weekStartsOn={1}
      labels={{ labelDayButton: getDayLabel }}
      onSelect={(date) => onPick(toDay(date))}
    />
  );
}

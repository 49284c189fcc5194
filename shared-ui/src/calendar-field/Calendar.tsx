import { isCalendarDate } from '@almaty/dates';
import { format } from 'date-fns';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { toDate, toDay } from './day.ts';

/** A day's name starts with the number that is seen on it, for those who speak to their browser. */
function nameOf(date: Date, { selected, today, starts, ends }: Modifiers) {
  const day = `${format(date, 'd MMMM yyyy, EEEE')}${today ? ', today' : ''}`;
  if (selected) return `${day}, chosen`;
  return `${day}${starts ? ', start of the trip' : ''}${ends ? ', end of the trip' : ''}`;
}

/** What of a month belongs to the trip; nothing of one that ends before it starts. */
function modifiersOf([start, end]: readonly [start: string, end: string]) {
  const starts = isCalendarDate(start) ? toDate(start) : undefined;
  const ends = isCalendarDate(end) ? toDate(end) : undefined;
  if (starts && ends) return starts <= ends ? { starts, within: { after: starts, before: ends }, ends } : {};
  return { starts, ends };
}

const classNames = { starts: 'calendar-starts', within: 'calendar-within', ends: 'calendar-ends' };
const alone = ['', ''] as const;

type Props = {
  day: string | undefined;
  earliest: string;
  trip?: readonly [start: string, end: string] | undefined;
  onPick: (day: string) => void;
};

/** A month to pick one day from; days before `earliest` (yyyy-MM-dd) are there but can't be chosen. */
export function Calendar({ day, earliest, trip = alone, onPick }: Props) {
  const chosen = day ? toDate(day) : undefined;
  const first = toDate(earliest);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      selected={chosen}
      defaultMonth={chosen ?? first}
      startMonth={first}
      disabled={{ before: first }}
      modifiers={modifiersOf(trip)}
      modifiersClassNames={classNames}
      weekStartsOn={1}
      labels={{ labelDayButton: nameOf }}
      onSelect={(date) => onPick(toDay(date))}
    />
  );
}

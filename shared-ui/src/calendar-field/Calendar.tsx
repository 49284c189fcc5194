import { format } from 'date-fns';
import { DayPicker } from 'react-day-picker';
import { toDate, toDay } from './day.ts';

/** A day's name starts with the number that is seen on it, for those who speak to their browser. */
const nameOf = (date: Date, { selected, today }: { selected?: boolean; today?: boolean }) =>
  `${format(date, 'd MMMM yyyy, EEEE')}${today ? ', today' : ''}${selected ? ', chosen' : ''}`;

type Props = { day: string | undefined; earliest: string; onPick: (day: string) => void };

/** A month to pick one day from; days before `earliest` (yyyy-MM-dd) are there but can't be chosen. */
export function Calendar({ day, earliest, onPick }: Props) {
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
      weekStartsOn={1}
      labels={{ labelDayButton: nameOf }}
      onSelect={(date) => onPick(toDay(date))}
    />
  );
}

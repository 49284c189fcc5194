import { DayPicker } from 'react-day-picker';
import { toDate, toDay } from './day.ts';

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
      onSelect={(date) => onPick(toDay(date))}
    />
  );
}

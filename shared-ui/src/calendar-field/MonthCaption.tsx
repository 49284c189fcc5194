import { formatMonth } from '@almaty/dates';
import { capitalize } from '@almaty/languages';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { type MonthCaptionProps, useDayPicker } from 'react-day-picker';
import * as m from '#messages';
import { toCalendarDate } from './day.ts';

/** A month as a title, which begins with a capital letter in each language. */
const writeTitle = (date: Date): string => capitalize(formatMonth(toCalendarDate(date)));

/**
 * The name of a month as a list of all months that the calendar offers: one choice leads to any of them, where a list of
 * months beside one of years would need two.
 */
export function MonthCaption({ calendarMonth, displayIndex, className }: MonthCaptionProps) {
  const { components, dayPickerProps, goToMonth } = useDayPicker();
  const { date } = calendarMonth;
  const { startMonth = date, endMonth = date, numberOfMonths = 1 } = dayPickerProps;
  const count = differenceInCalendarMonths(endMonth, startMonth) + 1;
  const months = Array.from({ length: count }, (_, index) => writeTitle(addMonths(startMonth, index)));
  /** Shows a month at the place of this caption, as far as the last month stays at the last place. */
  const showMonth = (index: number) =>
    goToMonth(addMonths(startMonth, Math.max(0, Math.min(index - displayIndex, count - numberOfMonths))));
  return (
    <div className={className}>
      <span className="calendar-month">
        <select
          aria-label={m.calendarMonth}
          value={differenceInCalendarMonths(date, startMonth)}
          onChange={({ target }) => showMonth(Number(target.value))}
        >
          {months.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
        <components.Chevron orientation="down" size={20} className="rdp-chevron" />
      </span>
      <span role="status" className="sr-only">
        {writeTitle(date)}
      </span>
    </div>
  );
}

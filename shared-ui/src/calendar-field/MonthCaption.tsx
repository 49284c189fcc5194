import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { format } from 'date-fns/format';
import { type MonthCaptionProps, useDayPicker } from 'react-day-picker';

/**
 * The name of a month as a list of all months that the calendar offers: one choice leads to any of them, where a list of
 * months beside one of years would need two.
 */
export function MonthCaption({ calendarMonth, displayIndex, className }: MonthCaptionProps) {
  const { components, dayPickerProps, goToMonth } = useDayPicker();
  const { date } = calendarMonth;
  const { startMonth = date, endMonth = date, numberOfMonths = 1 } = dayPickerProps;
  const count = differenceInCalendarMonths(endMonth, startMonth) + 1;
  const months = Array.from({ length: count }, (_, index) => format(addMonths(startMonth, index), 'MMMM yyyy'));
  /** Shows a month at the place of this caption, as far as the last month stays at the last place. */
  const showMonth = (index: number) =>
    goToMonth(addMonths(startMonth, Math.max(0, Math.min(index - displayIndex, count - numberOfMonths))));
  return (
    <div className={className}>
      <span className="calendar-month">
        <select
          aria-label="Month"
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
        {format(date, 'MMMM yyyy')}
      </span>
    </div>
  );
}

import { isCalendarDate } from '@almaty/dates';
import { useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Popover } from '../popover.tsx';
import { Calendar, type DateRange } from './Calendar.tsx';
import { readDayInput, writeDayInput } from './day-input.ts';

type Props = {
  /** The id and the name of the input. */
  id: string;
  label: string;
  /** The first date that may be chosen, yyyy-MM-dd. */
  earliest: string;
  /** The last date that may be chosen, yyyy-MM-dd. */
  latest: string;
  /** Start and end of the trip to which the date belongs: the calendar marks the days between. */
  range?: DateRange;
  error?: string | undefined;
  required?: boolean;
  /** Called when a date was typed and the field left, or a date was picked. */
  onChange?: () => void;
};

/**
 * A text input for a date, with a calendar beside it. The input owns its value (see `readDayInput`): text that cannot be
 * parsed stays as it was typed.
 */
export function CalendarField({ id, label, earliest, latest, range, error, required = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** The date of the input when the calendar was opened. */
  const [selectedDay, setSelectedDay] = useState<string>();
  const showAsDate = () => {
    if (!input.current) return;
    writeDayInput(input.current, readDayInput(input.current));
    onChange?.();
  };
  const handleOpenChange = (open: boolean) => {
    setOpen(open);
    const value = input.current ? readDayInput(input.current) : '';
    setSelectedDay(isCalendarDate(value) ? value : undefined);
  };
  const pick = (day: string) => {
    if (input.current) writeDayInput(input.current, day);
    onChange?.();
    popover.current?.hidePopover();
  };
  return (
    <div data-slot="calendar-field">
      <label htmlFor={id} className="mb-2 block font-bold">
        {label}
      </label>
      <div
        className={`flex rounded-xs border-2 bg-field has-[input:focus]:border-ink has-[input:focus]:ring-3 has-[input:focus]:ring-apple ${error ? 'border-apple-text' : 'border-edge'}`}
      >
        <input
          ref={input}
          id={id}
          name={id}
          type="text"
          autoComplete="off"
          placeholder="Pick a date"
          aria-required={required}
          aria-describedby={`${id}-help`}
          aria-invalid={error !== undefined}
          onBlur={showAsDate}
          className="min-h-13 min-w-0 grow scroll-mt-20 px-4 text-lg outline-hidden placeholder:text-ink-2"
        />
        <button
          type="button"
          popoverTarget={`${id}-calendar`}
          aria-label={`Open the calendar for the ${label.toLowerCase()}`}
          aria-haspopup="dialog"
          className={`grid w-14 shrink-0 cursor-pointer place-items-center border-l-2 border-edge ${isOpen ? 'bg-bold text-on-bold' : 'text-ink'}`}
        >
          <Icon name="calendar" className="size-6 stroke-[2.2]" />
        </button>
      </div>
      <p id={`${id}-help`} className={`mt-2 text-note ${error ? 'font-bold text-apple-text' : 'text-ink-2'}`}>
        {error ?? 'Type it or pick it'}
      </p>
      <Popover
        ref={popover}
        id={`${id}-calendar`}
        label={`Calendar: ${label}`}
        onOpenChange={handleOpenChange}
        className="calendar-popover border-2 border-ink bg-field text-ink"
      >
        {isOpen && <Calendar day={selectedDay} earliest={earliest} latest={latest} range={range} onPick={pick} />}
      </Popover>
    </div>
  );
}

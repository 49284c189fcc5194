import { formatCalendarDate, isCalendarDate } from '@almaty/dates';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Popover } from '../popover.tsx';
import { Calendar } from './Calendar.tsx';
import { parseDayOrText } from './parse-day-or-text.ts';

type Props = {
  id: string;
  label: string;
  /** The chosen day (yyyy-MM-dd), text that is no day, or nothing. */
  value: string;
  /** The first day that may be chosen, yyyy-MM-dd. */
  earliest: string;
  /** Both ends of the trip that this field is one of, as they stand in their fields: the calendar shows the days between. */
  trip?: readonly [start: string, end: string];
  problem?: string | undefined;
  required?: boolean;
  onChange: (value: string) => void;
};

/** A day to type or to pick. What is typed is kept as it is when it can't be read. */
export function CalendarField({ id, label, value, earliest, trip, problem, required = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const take = () => {
    const next = parseDayOrText(input.current?.value ?? '', value);
    if (isCalendarDate(next) && input.current) input.current.value = formatCalendarDate(next);
    if (next !== value) onChange(next);
  };
  const live = useRef(false);
  useEffect(() => {
    if (!input.current) return;
    // Text typed before this part of the page was live has reached no handler yet.
    if (!live.current && input.current.value) take();
    else if (document.activeElement !== input.current)
      input.current.value = isCalendarDate(value) ? formatCalendarDate(value) : value;
    live.current = true;
  }, [value]);
  const pick = (day: string) => {
    if (input.current) input.current.value = formatCalendarDate(day);
    onChange(day);
    popover.current?.hidePopover();
  };
  return (
    <div data-slot="calendar-field">
      <label htmlFor={id} className="mb-2 block font-bold">
        {label}
      </label>
      <div
        className={`flex rounded-xs border-2 bg-field has-[input:focus]:border-ink has-[input:focus]:ring-3 has-[input:focus]:ring-apple ${problem ? 'border-apple-text' : 'border-edge'}`}
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
          aria-invalid={problem !== undefined}
          onBlur={take}
          className="min-h-13 min-w-0 grow scroll-mt-20 px-4 text-lg outline-hidden placeholder:text-ink-2"
        />
        <button
          type="button"
          popoverTarget={`${id}-calendar`}
          aria-label={`Open the calendar for the ${label.toLowerCase()}`}
          aria-haspopup="dialog"
          className={`grid w-14 shrink-0 cursor-pointer place-items-center border-l-2 border-edge ${open ? 'bg-bold text-on-bold' : 'text-ink'}`}
        >
          <Icon name="calendar" className="size-6 stroke-[2.2]" />
        </button>
      </div>
      <p id={`${id}-help`} className={`mt-2 text-note ${problem ? 'font-bold text-apple-text' : 'text-ink-2'}`}>
        {problem ?? 'Type it or pick it'}
      </p>
      <Popover
        ref={popover}
        id={`${id}-calendar`}
        label={`Calendar: ${label}`}
        onOpenChange={setOpen}
        className="calendar-popover border-2 border-ink bg-field text-ink"
      >
        {open && (
          <Calendar day={isCalendarDate(value) ? value : undefined} earliest={earliest} trip={trip} onPick={pick} />
        )}
      </Popover>
    </div>
  );
}

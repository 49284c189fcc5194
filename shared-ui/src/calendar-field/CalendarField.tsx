import { formatCalendarDate, isCalendarDate, todayInAlmaty } from '@almaty/dates';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Popover } from '../popover.tsx';
import type { DateRange, RangeEnd } from './Calendar.tsx';
import { readDayInput, writeDayInput } from './day-input.ts';
import { getExampleDay } from './day-problem.ts';
import { formatNumericDate } from './numeric-date.ts';
import { useCalendar } from './useCalendar.ts';

/** What a page can do with the field. */
export type CalendarFieldHandle = {
  /** Opens the calendar, which takes the focus. */
  openCalendar: () => void;
};

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
  /** Which end of the trip the date is. */
  rangeEnd?: RangeEnd;
  error?: string | undefined;
  required?: boolean;
  /** Called when a date was typed and the field left, or a date was picked. */
  onChange?: () => void;
  /** Called after `onChange` when a date was picked, yyyy-MM-dd. */
  onPick?: (day: string) => void;
  ref?: Ref<CalendarFieldHandle>;
};

/**
 * How to write a date, in the visitor's language, which is not known when the page is prerendered. In a task of its own,
 * because the first date that is formatted takes a phone 0.1 s.
 */
function useExample(): string {
  const [example, setExample] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const day = getExampleDay(todayInAlmaty());
      setExample(`${formatCalendarDate(day)} or ${formatNumericDate(day)}`);
    });
    return () => clearTimeout(timer);
  }, []);
  return example;
}

/**
 * A text input for a date, with a calendar beside it. The input owns its value (see `readDayInput`): text that cannot be
 * parsed stays as it was typed.
 */
export function CalendarField(props: Props) {
  const { id, label, earliest, latest, range, rangeEnd, error, required = false, onChange, onPick, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const example = useExample();
  const [isOpen, setOpen] = useState(false);
  const Calendar = useCalendar(isOpen);
  /** The date of the input when the calendar was opened. */
  const [selectedDay, setSelectedDay] = useState<string>();
  useImperativeHandle(ref, () => ({
    openCalendar: () => {
      // The focus returns to the button when the calendar closes.
      button.current?.focus();
      button.current?.click();
    },
  }));
  const showAsDate = () => {
    if (!input.current) return;
    writeDayInput(input.current, readDayInput(input.current, earliest));
    onChange?.();
  };
  const handleOpenChange = (open: boolean) => {
    setOpen(open);
    const value = input.current ? readDayInput(input.current, earliest) : '';
    setSelectedDay(isCalendarDate(value) ? value : undefined);
  };
  const pick = (day: string) => {
    if (input.current) writeDayInput(input.current, day);
    onChange?.();
    popover.current?.hidePopover();
    onPick?.(day);
  };
  return (
    <div data-slot="calendar-field" className="calendar-field">
      <label htmlFor={id} className="mb-2 block font-bold">
        {label}
      </label>
      <div
        className={`calendar-input flex rounded-xs border-2 bg-field has-[input:focus]:border-ink has-[input:focus]:ring-3 has-[input:focus]:ring-apple ${error ? 'border-apple-text' : 'border-edge'}`}
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
          className="min-h-13 min-w-0 grow scroll-mt-20 px-4 text-lg focus:outline-hidden placeholder:text-ink-2"
        />
        <button
          ref={button}
          type="button"
          popoverTarget={`${id}-calendar`}
          aria-label={`Open the calendar for the ${label.toLowerCase()}`}
          aria-haspopup="dialog"
          className={`grid w-14 shrink-0 cursor-pointer place-items-center border-l-2 border-edge ${isOpen ? 'bg-bold text-on-bold' : 'text-ink'}`}
        >
          <Icon name="calendar" className="size-6 stroke-[2.2]" />
        </button>
      </div>
      <p
        id={`${id}-help`}
        className={`mt-2 min-h-[3em] text-note ${error ? 'font-bold text-apple-text' : 'text-ink-2'}`}
      >
        {error ?? (example ? `Like ${example}` : 'Type it or pick it')}
      </p>
      <Popover
        ref={popover}
        id={`${id}-calendar`}
        label={`Calendar: ${label}`}
        onOpenChange={handleOpenChange}
        className={`calendar-popover border-2 border-ink bg-field text-ink ${rangeEnd === 'end' ? 'calendar-popover-end' : ''}`}
      >
        {isOpen &&
          (Calendar ? (
            <Calendar day={selectedDay} {...{ earliest, latest, range, rangeEnd }} onPick={pick} />
          ) : (
            <p role="status" className="p-6">
              {Calendar === null ? 'The calendar did not load. Type the date.' : 'Loading the calendar'}
            </p>
          ))}
      </Popover>
    </div>
  );
}

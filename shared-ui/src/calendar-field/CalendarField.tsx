import { isCalendarDate, todayInAlmaty } from '@almaty/dates';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import * as m from '#messages';
import { Icon } from '../Icon.tsx';
import { runWhenLoaded, useIfLoaded } from '../loadable.ts';
import { Popover } from '../Popover.tsx';
import type { DateRange, RangeEnd } from './Calendar.tsx';
import { calendarCode, dayCode } from './field-code.ts';
import { writeDayInput } from './shown-day.ts';

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
  /** Whether the visitor uses the form around the field, which then loads the code that reads a date. */
  isPrepared?: boolean;
  /** Called when a date was typed and the field left, or a date was picked. */
  onChange?: () => void;
  /** Called after `onChange` when a date was picked, yyyy-MM-dd. */
  onPick?: (day: string) => void;
  ref?: Ref<CalendarFieldHandle>;
};

/**
 * A text input for a date, with a calendar beside it. The input owns its value (see `readDayInput`): text that cannot be
 * parsed stays as it was typed. What reads dates and the calendar are loaded when they are used (docs/decisions/0050).
 */
export function CalendarField(props: Props) {
  const { id, label, earliest, latest, range, rangeEnd, error, required = false } = props;
  const { isPrepared = false, onChange, onPick, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const days = useIfLoaded(dayCode, isPrepared || isUsed || isPointedAt || isOpen, isOpen);
  const calendar = useIfLoaded(calendarCode, isPointedAt || isOpen, isOpen);
  /** How to write a date, with numbers in the visitor's order, which is not known when the page is prerendered. */
  const example = useMemo(() => days?.getExample(todayInAlmaty()), [days]);
  /** The date of the input when the calendar was opened, empty without one; undefined until it was read. */
  const [selectedDay, setSelectedDay] = useState<string>();
  useImperativeHandle(ref, () => ({
    openCalendar: () => {
      // The focus returns to the button when the calendar closes.
      button.current?.focus();
      button.current?.click();
    },
  }));
  const showAsDate = () =>
    runWhenLoaded(dayCode, (code) => {
      // Whoever has come back before the code leaves the field again.
      if (!input.current || input.current === document.activeElement) return;
      if (code) writeDayInput(input.current, code.readDayInput(input.current, earliest));
      onChange?.();
    });
  const handleOpenChange = (open: boolean) => {
    setOpen(open);
    if (!open) return setSelectedDay(undefined);
    runWhenLoaded(dayCode, (code) => {
      const value = input.current && code ? code.readDayInput(input.current, earliest) : '';
      setSelectedDay(isCalendarDate(value) ? value : '');
    });
  };
  const pick = (day: string) => {
    if (input.current) writeDayInput(input.current, day);
    onChange?.();
    popover.current?.hidePopover();
    onPick?.(day);
  };
  return (
    <div data-slot="calendar-field">
      <label htmlFor={id} className="mb-2 block font-bold">
        {label}
      </label>
      <div
        ref={frame}
        className={`flex rounded-xs border-2 bg-field has-[input:focus]:border-ink has-[input:focus]:ring-3 has-[input:focus]:ring-apple ${error ? 'border-apple-text' : 'border-edge'}`}
      >
        <input
          ref={input}
          id={id}
          name={id}
          type="text"
          autoComplete="off"
          placeholder={m.calendarFieldPlaceholder}
          aria-required={required}
          aria-describedby={`${id}-help`}
          aria-invalid={error !== undefined}
          onFocus={() => setUsed(true)}
          onBlur={showAsDate}
          className="min-h-13 min-w-0 grow scroll-mt-20 px-4 text-lg focus:outline-hidden placeholder:text-ink-2"
        />
        <button
          ref={button}
          type="button"
          popoverTarget={`${id}-calendar`}
          aria-label={m.calendarFieldOpen({ label: label.toLowerCase() })}
          aria-haspopup="dialog"
          onPointerEnter={() => setPointedAt(true)}
          onFocus={() => setPointedAt(true)}
          className={`grid w-14 shrink-0 cursor-pointer place-items-center border-l-2 border-edge ${isOpen ? 'bg-bold text-on-bold' : 'text-ink'}`}
        >
          <Icon name="calendar" className="size-6 stroke-[2.2]" />
        </button>
      </div>
      <p
        id={`${id}-help`}
        className={`mt-2 min-h-[3em] text-note ${error ? 'font-bold text-apple-text' : 'text-ink-2'}`}
      >
        {error ?? example ?? m.calendarFieldHelp}
      </p>
      <Popover
        ref={popover}
        id={`${id}-calendar`}
        label={m.calendarFieldCalendar({ label })}
        onOpenChange={handleOpenChange}
        className="calendar-popover border-2 border-ink bg-field text-ink"
      >
        {isOpen && calendar && selectedDay !== undefined ? (
          <calendar.PlacedCalendar
            // A start that was typed before hydration may limit the end after its calendar is open, which keeps its month else.
            key={earliest}
            {...{ popover, field: frame, earliest, latest, range, rangeEnd }}
            day={selectedDay}
            onPick={pick}
          />
        ) : (
          // Also while it is closed: it may be opened before hydration.
          <p role="status" className="p-6">
            {calendar === null ? m.calendarFieldFailed : m.calendarFieldLoading}
          </p>
        )}
      </Popover>
    </div>
  );
}

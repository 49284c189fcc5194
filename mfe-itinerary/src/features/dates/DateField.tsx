import { useEffect, useRef, useState } from 'react';
import { Calendar } from './Calendar.tsx';
import { isDay, readDay, showDay } from './day.ts';

type Props = {
  id: string;
  label: string;
  /** The chosen day (yyyy-MM-dd), text that is no day, or nothing. */
  value: string;
  /** The first day that may be chosen, yyyy-MM-dd. */
  earliest: string;
  problem?: string | undefined;
  onChange: (value: string) => void;
};

/** A day to type or to pick. What is typed is kept as it is when it can't be read. */
export function DateField({ id, label, value, earliest, problem, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const take = () => {
    const text = input.current?.value ?? '';
    const day = readDay(text);
    if (day && input.current) input.current.value = showDay(day);
    // The field shows a day in the visitor's own language, which can't always be read back: unchanged text says nothing.
    const unchanged = isDay(value) && text === showDay(value);
    if (!unchanged) onChange(day ?? text);
  };
  // Text typed before this part of the page was live has reached no handler yet.
  useEffect(take, []);
  const pick = (day: string) => {
    if (input.current) input.current.value = showDay(day);
    onChange(day);
    popover.current?.hidePopover();
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <div className="date-anchor flex border-2 border-edge bg-sheet has-[input:focus]:border-ink">
        <input
          ref={input}
          id={id}
          name={id}
          type="text"
          autoComplete="off"
          placeholder="Pick a date"
          aria-describedby={`${id}-help`}
          aria-invalid={problem !== undefined}
          onBlur={take}
          className="min-h-13 min-w-0 grow px-4 outline-none placeholder:text-ink-2"
        />
        <button
          type="button"
          popoverTarget={`${id}-calendar`}
          aria-label={`Open the calendar for the ${label.toLowerCase()}`}
          aria-haspopup="dialog"
          className="grid w-13 shrink-0 cursor-pointer place-items-center border-l-2 border-edge text-ink"
        >
          <CalendarIcon />
        </button>
      </div>
      <p id={`${id}-help`} className={problem ? 'mt-1 font-bold text-apple-text' : 'mt-1 text-ink-2'}>
        {problem ?? 'Type it or pick it'}
      </p>
      <div
        ref={popover}
        id={`${id}-calendar`}
        popover="auto"
        role="dialog"
        aria-label={`Calendar: ${label}`}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="date-popover border-2 border-ink bg-sheet text-ink shadow-print"
      >
        {open && <Calendar day={isDay(value) ? value : undefined} earliest={earliest} onPick={pick} />}
      </div>
    </div>
  );
}

function CalendarIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
      <path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
    </svg>
  );
}

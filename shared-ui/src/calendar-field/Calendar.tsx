import { isCalendarDate } from '@almaty/dates';
import { format } from 'date-fns/format';
import { useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { toCalendarDate, toDate } from './day.ts';
import { MonthCaption } from './MonthCaption.tsx';
import { useMonthCount } from './useMonthCount.ts';

/** The accessible name of a day; it starts with the visible number, which speech input needs. */
function getDayLabel(date: Date, { selected, today, rangeStart, rangeEnd }: Modifiers) {
  const day = `${format(date, 'd MMMM yyyy, EEEE')}${today ? ', today' : ''}`;
  if (selected) return `${day}, selected`;
  return `${day}${rangeStart ? ', start of the trip' : ''}${rangeEnd ? ', end of the trip' : ''}`;
}

/** The days between the ends of a trip; none for a trip that ends before it starts. */
function getModifiers([start, end]: DateRange, [previewStart, previewEnd]: DateRange) {
  const toKnownDate = (day: string) => (isCalendarDate(day) ? toDate(day) : undefined);
  const [rangeStart, rangeEnd, first, last] = [start, end, previewStart, previewEnd].map(toKnownDate);
  const isReversed = rangeStart && rangeEnd && rangeStart > rangeEnd;
  return {
    ...(isReversed ? {} : { rangeStart, rangeEnd }),
    ...(first && last && first < last && { rangeMiddle: { after: first, before: last } }),
  };
}

const classNames = {
  rangeStart: 'calendar-range-start',
  rangeMiddle: 'calendar-range-middle',
  rangeEnd: 'calendar-range-end',
};

const components = { MonthCaption };

/** Start and end of a trip: yyyy-MM-dd, or any other text for a date that is not chosen yet. */
export type DateRange = readonly [start: string, end: string];

/** Which end of the trip a calendar is for. */
export type RangeEnd = 'start' | 'end';

const NO_RANGE: DateRange = ['', ''];

/** The month in which the calendar opens: that of the start of the trip while the selected date is in view there, too. */
function getFirstMonth(selected: Date | undefined, earliest: Date, monthCount: number): Date {
  if (!selected) return earliest;
  const months = (selected.getFullYear() - earliest.getFullYear()) * 12 + selected.getMonth() - earliest.getMonth();
  return months >= 0 && months < monthCount ? earliest : selected;
}

type Props = {
  /** The selected date, yyyy-MM-dd. */
  day: string | undefined;
  /** The first date that can be picked, yyyy-MM-dd. */
  earliest: string;
  /** The last date that can be picked, yyyy-MM-dd. */
  latest: string;
  range?: DateRange | undefined;
  /** The end of `range` that is picked: the days from its other end to the one under the pointer are marked. */
  rangeEnd?: RangeEnd | undefined;
  onPick: (day: string) => void;
};

/**
 * One or two months to pick a date from; dates before `earliest` and after `latest` are disabled. A month always has six
 * rows, so that the buttons stay where they are.
 */
export function Calendar({ day, earliest, latest, range = NO_RANGE, rangeEnd, onPick }: Props) {
  const monthCount = useMonthCount();
  /** The day under the pointer or with the focus, which would be picked. */
  const [candidate, setCandidate] = useState<string>();
  const selected = day ? toDate(day) : undefined;
  const first = toDate(earliest);
  const last = toDate(latest);
  const [start, end] = range;
  const preview: DateRange = rangeEnd === 'start' ? [candidate ?? start, end] : [start, candidate ?? end];
  const handleEnter = (date: Date, modifiers: Modifiers) =>
    setCandidate(rangeEnd && !modifiers.disabled ? toCalendarDate(date) : undefined);
  const handleLeave = () => setCandidate(undefined);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      fixedWeeks
      numberOfMonths={monthCount}
      selected={selected}
      defaultMonth={getFirstMonth(selected, first, monthCount)}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      modifiers={getModifiers(range, preview)}
      modifiersClassNames={classNames}
      weekStartsOn={1}
      labels={{ labelDayButton: getDayLabel }}
      components={components}
      onDayMouseEnter={handleEnter}
      onDayMouseLeave={handleLeave}
      onDayFocus={handleEnter}
      onDayBlur={handleLeave}
      onSelect={(date) => onPick(toCalendarDate(date))}
    />
  );
}

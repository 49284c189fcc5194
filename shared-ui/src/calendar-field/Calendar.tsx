import { formatMonth, formatYearDay, getShortWeekdayOfDate, getWeekdayOfDate, isCalendarDate } from '@almaty/dates';
import { LANGUAGE } from '@almaty/languages/current';
import { useState } from 'react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import * as m from '#messages';
import { toCalendarDate, toDate } from './day.ts';
import { MonthCaption } from './MonthCaption.tsx';
import { useMonthCount } from './useMonthCount.ts';

/** What a day is besides: at most one of these is said. */
function getMark({ selected, rangeStart, rangeEnd }: Modifiers) {
  if (selected) return 'selected';
  if (rangeStart && rangeEnd) return 'both';
  if (rangeStart) return 'start';
  return rangeEnd ? 'end' : 'none';
}

/** The accessible name of a day; it starts with the visible number, which speech input needs. */
function getDayLabel(date: Date, modifiers: Modifiers) {
  const day = toCalendarDate(date);
  return m.calendarDay({
    day: formatYearDay(day.slice(5)),
    year: day.slice(0, 4),
    weekday: getWeekdayOfDate(day),
    today: modifiers.today ? 'yes' : 'no',
    mark: getMark(modifiers),
  });
}

const labels = {
  labelDayButton: getDayLabel,
  labelGrid: (date: Date) => formatMonth(toCalendarDate(date)),
  labelNext: () => m.calendarNextMonth,
  labelPrevious: () => m.calendarPreviousMonth,
  labelWeekday: (date: Date) => getWeekdayOfDate(toCalendarDate(date)),
};
/** Two letters are enough in each language. */
const formatters = { formatWeekdayName: (date: Date) => getShortWeekdayOfDate(toCalendarDate(date)).slice(0, 2) };

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
      lang={LANGUAGE}
      labels={labels}
      formatters={formatters}
      components={components}
      onDayMouseEnter={handleEnter}
      onDayMouseLeave={handleLeave}
      onDayFocus={handleEnter}
      onDayBlur={handleLeave}
      onSelect={(date) => onPick(toCalendarDate(date))}
    />
  );
}

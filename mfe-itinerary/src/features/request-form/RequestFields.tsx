import { formatDate, isCalendarDate, todayInAlmaty } from '@almaty/dates';
import { routes } from '@almaty/delivery/routes';
import { CalendarField, type CalendarFieldHandle } from '@almaty/ui/calendar-field';
import { useToday } from '@almaty/ui/use-today';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { getDateLimits, getLocalDay } from '../../lib/date-limits.ts';
import { FIELD_IDS, type RequestValues } from './request-values.ts';
import type { FieldErrors } from './validate-request.ts';

type Props = {
  /** A copy of the form's values: its dates are marked in the calendars, and the start date limits the end date. */
  preview: RequestValues;
  errors: FieldErrors;
  /** Whether the visitor uses the form. */
  isPrepared: boolean;
  /** Called when a date was typed or picked. */
  onDateChange: () => void;
};

/** Tells a visitor where it is another day than in Almaty which day it is there. */
function OtherDay() {
  const today = useToday();
  if (today === undefined || today === getLocalDay()) return null;
  return (
    <p className="mt-2 text-note text-ink-2">
      {m.formOtherDay({ day: (text) => <span translate="no">{text}</span>, date: formatDate(today) })}
    </p>
  );
}

/** The email address and the dates of the trip. */
export function RequestFields({ preview: { start, end }, errors, isPrepared, onDateChange }: Props) {
  const endField = useRef<CalendarFieldHandle>(null);
  const limits = getDateLimits(todayInAlmaty(), start);
  /** The start leads to the end, unless the end that is there suits it. */
  const handleStartPick = (day: string) => {
    const { earliest, latest } = getDateLimits(todayInAlmaty(), day).end;
    if (!isCalendarDate(end) || end < earliest || end > latest) endField.current?.openCalendar();
  };
  return (
    <section aria-labelledby="you-and-your-dates" className="border-t-3 border-display pt-3.5 print:hidden">
      <h2 id="you-and-your-dates" className="display mb-6 text-[1.75rem] leading-none tracking-tight text-display">
        {m.formYou}
      </h2>
      <label htmlFor={FIELD_IDS.email} className="mb-2 block font-bold">
        {m.formEmail}
      </label>
      <input
        id={FIELD_IDS.email}
        name={FIELD_IDS.email}
        type="email"
        required
        autoComplete="email"
        spellCheck={false}
        aria-describedby="email-error email-privacy"
        aria-invalid={errors.email !== undefined}
        // The scroll margin leaves room for the error toast.
        className={`block min-h-14 w-full scroll-mt-20 rounded-xs border-2 bg-field px-4 text-lg focus:outline-hidden focus:border-ink focus:ring-3 focus:ring-apple ${errors.email ? 'border-apple-text' : 'border-edge'}`}
      />
      <p id="email-privacy" className="mt-2 text-note text-ink-2">
        {`${m.formEmailUse} `}
        <Link to={routes.privacy} className="inline-block py-1 underline underline-offset-3">
          {m.formPrivacy}
        </Link>
      </p>
      <p id="email-error" className="mt-1 mb-4 min-h-6 font-bold text-apple-text">
        {errors.email}
      </p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <CalendarField
          required
          id={FIELD_IDS.start}
          label={m.formStart}
          {...limits.start}
          range={[start, end]}
          rangeEnd="start"
          error={errors.start}
          isPrepared={isPrepared}
          onChange={onDateChange}
          onPick={handleStartPick}
        />
        <CalendarField
          ref={endField}
          required
          id={FIELD_IDS.end}
          label={m.formEnd}
          {...limits.end}
          range={[start, end]}
          rangeEnd="end"
          error={errors.end}
          isPrepared={isPrepared}
          onChange={onDateChange}
        />
      </div>
      <OtherDay />
    </section>
  );
}

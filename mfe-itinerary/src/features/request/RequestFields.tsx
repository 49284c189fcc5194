import { isCalendarDate, todayInAlmaty } from '@almaty/dates';
import { CalendarField } from '@almaty/ui/calendar-field';
import type { RefObject } from 'react';
import { EMAIL, focusIds, type useRequestForm } from './useRequestForm.ts';

type Props = {
  emailInput: RefObject<HTMLInputElement | null>;
  form: Pick<ReturnType<typeof useRequestForm>, 'draft' | 'setEmail' | 'setStart' | 'setEnd' | 'problems'>;
};

/** Where the answer goes, and when the trip is. */
export function RequestFields({ emailInput, form }: Props) {
  const { draft, setEmail, setStart, setEnd, problems } = form;
  const { email, start, end } = draft;
  const today = todayInAlmaty();
  return (
    <section aria-labelledby="you-and-your-dates" className="border-t-3 border-display pt-3.5">
      <h2 id="you-and-your-dates" className="display mb-6 text-[1.75rem] leading-none tracking-tight text-display">
        You and your dates
      </h2>
      <label htmlFor={focusIds.email} className="mb-2 block font-bold">
        Email
      </label>
      <input
        ref={emailInput}
        id={focusIds.email}
        name={EMAIL}
        type="email"
        required
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        spellCheck={false}
        aria-describedby="email-problem"
        aria-invalid={problems.email !== undefined}
        // Its room above is for the toast that says what is missing.
        className={`block min-h-14 w-full scroll-mt-20 rounded-xs border-2 bg-field px-4 text-lg outline-hidden focus:border-ink focus:ring-3 focus:ring-apple ${problems.email ? 'border-apple-text' : 'border-edge'}`}
      />
      <p id="email-problem" className="mt-1 mb-4 min-h-6 font-bold text-apple-text">
        {problems.email}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <CalendarField
          required
          id={focusIds.start}
          label="Start date"
          value={start}
          earliest={today}
          trip={[start, end]}
          problem={problems.start}
          onChange={setStart}
        />
        <CalendarField
          required
          id={focusIds.end}
          label="End date"
          value={end}
          earliest={isCalendarDate(start) && start > today ? start : today}
          trip={[start, end]}
          problem={problems.end}
          onChange={setEnd}
        />
      </div>
    </section>
  );
}

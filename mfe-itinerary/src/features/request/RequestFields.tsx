import { todayInAlmaty } from '@almaty/store/schema';
import type { RefObject } from 'react';
import { DateField } from '../dates/DateField.tsx';
import { isDay } from '../dates/day.ts';
import { focusIds, type useRequestForm } from './useRequestForm.ts';

type Props = {
  email: RefObject<HTMLInputElement | null>;
  form: Pick<ReturnType<typeof useRequestForm>, 'start' | 'setStart' | 'end' | 'setEnd' | 'problems'>;
};

/** Where the answer goes, and when the trip is. */
export function RequestFields({ email, form }: Props) {
  const { start, setStart, end, setEnd, problems } = form;
  const today = todayInAlmaty();
  return (
    <section aria-labelledby="you-and-your-dates" className="border-t-2 border-ink pt-4">
      <h2 id="you-and-your-dates" className="mb-4 text-2xl font-black text-display">
        You and your dates
      </h2>
      <label htmlFor={focusIds.email} className="mb-1 block font-bold">
        Email
      </label>
      <input
        ref={email}
        id={focusIds.email}
        name="user_email"
        type="email"
        required
        autoComplete="email"
        spellCheck={false}
        aria-describedby="email-problem"
        aria-invalid={problems.email !== undefined}
        className="block min-h-14 w-full border-2 border-edge bg-sheet px-4 focus:border-ink"
      />
      <p id="email-problem" className="mt-1 mb-4 min-h-6 font-bold text-apple-text">
        {problems.email}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          id={focusIds.start}
          label="Start date"
          value={start}
          earliest={today}
          problem={problems.start}
          onChange={setStart}
        />
        <DateField
          id={focusIds.end}
          label="End date"
          value={end}
          earliest={isDay(start) && start > today ? start : today}
          problem={problems.end}
          onChange={setEnd}
        />
      </div>
    </section>
  );
}

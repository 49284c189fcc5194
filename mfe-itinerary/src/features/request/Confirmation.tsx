import { Button } from '@almaty/ui/button';
import { showDay } from '@almaty/ui/day';
import { useEffect, useRef } from 'react';
import { promisedUntil } from './promise.ts';
import type { SentRequest } from './useRequestForm.ts';

/** The ticket that stays after a request was stored: a toast alone would be gone (look.md, rule 4). */
export function Confirmation({ sent, startAnother }: { sent: SentRequest; startAnother: () => void }) {
  const { reference, request, taken } = sent;
  const until = promisedUntil(taken, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = [
    ['Reference', reference],
    ['Answer to', request.user_email],
    ['Comes by', until.join('; ')],
    ['Dates', `${showDay(request.start_date)} – ${showDay(request.end_date)}`],
    ['Locations', request.selected_locations.map(({ name }) => name).join(', ')],
    ['Activities', request.selected_activities.map(({ name }) => name).join(', ') || 'None chosen'],
  ] as const;
  return (
    <section aria-labelledby="confirmation" className="mt-14 max-w-2xl bg-kraft p-8 text-on-kraft shadow-print">
      <h2 ref={heading} id="confirmation" tabIndex={-1} className="display text-h3 text-spruce outline-none">
        Your request is with us
      </h2>
      <p className="mt-2">
        A letter that confirms it is on its way. We read your request, write your plan and send it by email within 24
        hours.
      </p>
      <dl className="my-6 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        {rows.map(([term, text]) => (
          <div key={term} className="contents">
            <dt>{term}</dt>
            <dd className="font-bold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <Button look="line" size="sm" className="border-spruce! text-spruce!" onClick={startAnother}>
        Plan another trip
      </Button>
    </section>
  );
}

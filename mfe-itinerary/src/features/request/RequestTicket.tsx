import { isCalendarDate } from '@almaty/dates';
import { Button } from '@almaty/ui/button';
import { countDays } from '@almaty/ui/day';
import type { ReactNode } from 'react';
import type { Draft } from './check-draft.ts';
import { TicketPictures } from './TicketPictures.tsx';
import { TripDates } from './TripDates.tsx';

function Fact({ term, children, wide = false }: { term: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-note font-[560] text-on-kraft-2">{term}</dt>
      <dd
        className={`display leading-tight tracking-tight wrap-anywhere lining-nums tabular-nums ${wide ? 'text-body' : 'text-[1.3125rem]'}`}
      >
        {children}
      </dd>
    </div>
  );
}

/**
 * The request as a ticket, filled in as the form is. On a wide screen it goes along; one that is too low for all of it
 * keeps the stub with the button in view.
 *
 * @param draft what stands in the form: the ticket keeps nothing of its own.
 * @param children what has to be said at the button.
 */
export function RequestTicket({ draft, children }: { draft: Draft; children: ReactNode }) {
  const { email, start, end, locations, activities } = draft;
  const days = isCalendarDate(start) && isCalendarDate(end) ? countDays(start, end) : 0;
  return (
    <section
      aria-labelledby="your-request"
      className="ticket-shadow w-full max-w-140 text-on-kraft max-lg:mx-auto lg:sticky lg:top-[min(6rem,calc(100svh-41rem))] forced-colors:border print:border"
    >
      <div className="torn print:mask-none">
        <TicketPictures of={locations} />
        <div className="px-5 pt-7 pb-6 sm:px-7.5">
          <h2 id="your-request" className="display mb-4.5 text-2xl leading-none tracking-tight">
            Your request
          </h2>
          {/* As high before as after: a date is read when its field is left, which a press on the button below does. */}
          <div className="grid min-h-27">
            {days > 0 ? (
              <TripDates start={start} end={end} />
            ) : (
              <p className="grid place-items-center border-3 border-dashed border-on-kraft/25 px-5 text-center text-balance text-on-kraft-2">
                Choose your two dates and they are printed here.
              </p>
            )}
          </div>
          <dl className="mt-5 grid grid-cols-3 gap-x-4 gap-y-4.5">
            {days > 0 && <Fact term="Days">{days}</Fact>}
            <Fact term="Locations">{locations.length}</Fact>
            <Fact term="Activities">{activities.length}</Fact>
            {email.trim() && (
              <Fact term="Answer to" wide>
                {email}
              </Fact>
            )}
          </dl>
        </div>
      </div>
      {/* The parts overlap a little: where their edge falls between two pixels, a line would show. */}
      <div className="torn -mt-px px-5 pb-7 [--tear:0%] sm:px-7.5 print:hidden">
        <div aria-hidden="true" className="mb-6 border-t-3 border-dotted border-on-kraft/45 sm:-mx-2.5" />
        {children}
        <Button type="submit" className="min-h-16 w-full text-xl noscript:hidden">
          Submit Request
        </Button>
        <p className="mt-3 text-center text-note text-on-kraft-2">
          You will receive your personalised itinerary by email within 24 hours.
        </p>
      </div>
    </section>
  );
}

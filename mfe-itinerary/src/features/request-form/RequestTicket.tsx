import { countDays, DELIVERY_HOURS, isCalendarDate } from '@almaty/dates';
import { Button } from '@almaty/ui/button';
import { type ReactNode, useRef } from 'react';
import * as m from '#messages';
import { TicketPictures } from '../../components/ticket/TicketPictures.tsx';
import { TripDates } from '../../components/ticket/TripDates.tsx';
import { keepPress } from '../../lib/keep-press.ts';
import { useSubmission } from '../../lib/submission.ts';
import { useHeightProperty } from './useHeightProperty.ts';
import type { RequestDraft } from './validate-request.ts';

function TicketFact({ term, children, wide = false }: { term: string; children: ReactNode; wide?: boolean }) {
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

type Props = {
  /** The current values of the form. */
  draft: RequestDraft;
  /** How much of the request fits into its days. */
  estimate: ReactNode;
  /** Whether it is known that not all of it fits. */
  isPartial: boolean;
  /** Texts above the button. */
  children: ReactNode;
};

/**
 * A preview of the request as a ticket, with the submit button. It is sticky on wide screens; on low ones its stub with
 * the button stays in view.
 */
export function RequestTicket({ draft, estimate, isPartial, children }: Props) {
  const ticket = useRef<HTMLElement>(null);
  const isSending = useSubmission((submission) => submission.isSending);
  useHeightProperty(ticket, '--ticket-height');
  const { email, start, end, locations, activities } = draft;
  const days = isCalendarDate(start) && isCalendarDate(end) ? countDays(start, end) : 0;
  return (
    <section
      ref={ticket}
      aria-labelledby="your-request"
      className="ticket-shadow w-full max-w-140 text-on-kraft max-lg:mx-auto lg:sticky lg:top-[min(6rem,calc(100svh-var(--ticket-height,40rem)-1rem))] forced-colors:border print:hidden"
    >
      <div className="torn-across">
        <TicketPictures locations={locations} />
        <div className="px-5 pt-7 pb-6 sm:px-7.5">
          <h2 id="your-request" className="display mb-4.5 text-2xl leading-none tracking-tight">
            {m.ticketTitle}
          </h2>
          {/* The same height with and without dates, because pressing the button below can make them appear. */}
          <div className="grid min-h-27">
            {days > 0 ? (
              <TripDates start={start} end={end} />
            ) : (
              <p className="grid place-items-center border-3 border-dashed border-on-kraft/25 px-5 text-center text-balance text-on-kraft-2">
                {isCalendarDate(start) && isCalendarDate(end) ? m.formDatesReversed : m.formNoDates}
              </p>
            )}
          </div>
          <dl className="mt-5 grid grid-cols-3 gap-x-4 gap-y-4.5">
            {days > 0 && <TicketFact term={m.ticketDays}>{days}</TicketFact>}
            <TicketFact term={m.ticketLocations}>{locations.length}</TicketFact>
            <TicketFact term={m.ticketActivities}>{activities.length}</TicketFact>
            {email.trim() && (
              <TicketFact term={m.ticketPlanGoesTo} wide>
                {email}
              </TicketFact>
            )}
          </dl>
          {estimate}
        </div>
      </div>
      {/* The parts overlap by a pixel, because a line would show where their edge falls between two pixels. */}
      <div className="torn-across -mt-px px-5 pb-7 [--tear:0%] sm:px-7.5">
        <div aria-hidden="true" className="mb-6 border-t-3 border-dotted border-on-kraft/45 sm:-mx-2.5" />
        {children}
        {/* Not disabled, because a disabled button would lose the focus. */}
        <Button
          type="submit"
          aria-disabled={isSending}
          // The focus comes with the click: leaving a field can move the button away from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          // The estimate can come above it during a press.
          onPointerDown={keepPress}
          // Enter in a field clicks the button too, without a pointer; then the focus stays in the field.
          onClick={(event) => event.detail > 0 && event.currentTarget.focus({ preventScroll: true })}
          className="min-h-16 w-full text-xl aria-disabled:cursor-progress aria-disabled:bg-apple-press noscript:hidden"
        >
          {isSending ? (
            <>
              <span
                aria-hidden="true"
                className="size-6 rounded-full border-3 border-current/30 border-t-current motion-safe:animate-spin"
              />
              {m.formSending}
            </>
          ) : (
            m.formSubmit
          )}
        </Button>
        <p className="mt-3 text-center text-note text-balance text-on-kraft-2">
          {isPartial ? m.formPartial : m.formReceive({ hours: DELIVERY_HOURS })}
        </p>
      </div>
    </section>
  );
}

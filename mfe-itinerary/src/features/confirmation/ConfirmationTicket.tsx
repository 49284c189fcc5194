import { Button } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import * as m from '#messages';
import { TicketPictures } from '../../components/ticket/TicketPictures.tsx';
import { TripDates } from '../../components/ticket/TripDates.tsx';
import { useNamedItems } from '../../lib/catalogue-names.ts';
import { download } from '../../lib/download.ts';
import type { SubmittedRequest } from '../../lib/submission.ts';
import { writeTripCalendar } from './trip-calendar.ts';

const saveCalendar = (submitted: SubmittedRequest) =>
  download(`almaty-trip-${submitted.reference}.ics`, 'text/calendar', writeTripCalendar(submitted, new Date()));

/** The request as a ticket: dates, what was asked for, the reference, and what can be kept of it. */
export function ConfirmationTicket({ submittedRequest }: { submittedRequest: SubmittedRequest }) {
  const { reference, request } = submittedRequest;
  const locations = useNamedItems('locations', request.selected_locations);
  const activities = useNamedItems('activities', request.selected_activities);
  const rows = [
    [
      m.ticketPlanGoesTo,
      <span key="address" translate="no">
        {request.user_email}
      </span>,
    ],
    [m.ticketLocations, locations.map(({ name }) => name).join(', ')],
    [m.ticketActivities, activities.map(({ name }) => name).join(', ') || m.confirmationNoActivities],
  ] as const;
  return (
    <section
      aria-labelledby="your-request"
      className="ticket-shadow w-full max-w-140 text-on-kraft max-lg:mx-auto forced-colors:border print:border"
    >
      <div className="torn-across print:mask-none">
        {/* Not printed, so that the ticket fits on one sheet with its title. */}
        <div className="print:hidden">
          <TicketPictures locations={request.selected_locations} />
        </div>
        <div className="px-5 pt-7 pb-6 sm:px-7.5">
          <h2 id="your-request" className="display mb-4.5 text-2xl leading-none tracking-tight">
            {m.ticketTitle}
          </h2>
          <TripDates start={request.start_date} end={request.end_date} />
          <dl className="mt-6 grid gap-y-4">
            {rows.map(([term, text]) => (
              <div key={term}>
                <dt className="text-note font-[560] text-on-kraft-2">{term}</dt>
                <dd className="font-bold wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {/* The parts overlap by a pixel, because a line would show where their edge falls between two pixels. */}
      <div className="torn-across -mt-px px-5 pb-7 [--tear:0%] sm:px-7.5 print:mask-none">
        <div aria-hidden="true" className="mb-5 border-t-3 border-dotted border-on-kraft/45 sm:-mx-2.5" />
        <p className="text-note font-[560] text-on-kraft-2">{m.confirmationReference}</p>
        {/* In one piece: it is rather smaller than broken in two. */}
        <p className="@container">
          <span
            translate="no"
            className="display block text-[min(2.25rem,9.6cqi)] leading-tight tracking-tight whitespace-nowrap text-numeral lining-nums tabular-nums"
          >
            {reference}
          </span>
        </p>
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          <Button
            variant="outline"
            size="sm"
            className="grow border-spruce! whitespace-normal! text-spruce!"
            onClick={() => saveCalendar(submittedRequest)}
          >
            <Icon name="calendar" />
            {m.confirmationSaveDates}
          </Button>
          <Button variant="outline" size="sm" className="grow border-spruce! text-spruce!" onClick={() => print()}>
            {m.confirmationPrint}
          </Button>
        </div>
      </div>
    </section>
  );
}

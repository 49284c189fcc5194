import { DELIVERY_HOURS } from '@almaty/dates';
import { Button } from '@almaty/ui/button';
import { useEffect, useRef } from 'react';
import { TicketPictures } from '../../components/ticket/TicketPictures.tsx';
import { TripDates } from '../../components/ticket/TripDates.tsx';
import type { SubmittedRequest } from '../../lib/submission.ts';
import { formatDeliveryDeadline } from './format-delivery-deadline.ts';

type Props = { submittedRequest: SubmittedRequest; onStartAnother: () => void };

/** The confirmation of a stored request; it stays on the page, because a toast disappears. */
export function Confirmation({ submittedRequest, onStartAnother }: Props) {
  const { reference, request, deadline } = submittedRequest;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = [
    ['Your plan goes to', request.user_email],
    ['It arrives by', deadline && formatDeliveryDeadline(deadline, timeZone).map((text) => <p key={text}>{text}</p>)],
    ['Locations', request.selected_locations.map(({ name }) => name).join(', ')],
    ['Activities', request.selected_activities.map(({ name }) => name).join(', ') || 'None selected'],
  ] as const;
  return (
    <section
      aria-labelledby="confirmation"
      className="ticket-shadow mt-14 max-w-140 text-on-kraft max-lg:mx-auto lg:max-w-4xl forced-colors:border print:border"
    >
      <div className="ticket max-lg:mask-none max-lg:flex-col max-lg:bg-transparent lg:[--stub:17rem]">
        <div className="min-w-0 grow max-lg:torn-across print:mask-none">
          {/* Not printed, so that the ticket fits on one sheet with its title. */}
          <div className="print:hidden">
            <TicketPictures locations={request.selected_locations} />
          </div>
          <div className="px-5 pt-7 pb-7 sm:px-8">
            <h2 ref={heading} id="confirmation" tabIndex={-1} className="display text-h3 text-spruce outline-none">
              Your request is with us
            </h2>
            <p className="mt-2.5 mb-7">
              An email from us is on its way to you. Your plan reaches you by email within {DELIVERY_HOURS} hours, often
              much sooner.
            </p>
            <div className="max-w-100">
              <TripDates start={request.start_date} end={request.end_date} />
            </div>
            <dl className="mt-7 grid gap-x-6 gap-y-4.5 sm:grid-cols-2">
              {rows.map(
                ([term, text]) =>
                  text && (
                    <div key={term}>
                      <dt className="text-note font-[560] text-on-kraft-2">{term}</dt>
                      <dd className="font-bold wrap-anywhere">{text}</dd>
                    </div>
                  ),
              )}
            </dl>
          </div>
        </div>
        <div className="shrink-0 max-lg:torn-across max-lg:-mt-px print:mask-none max-lg:px-5 max-lg:pb-7 max-lg:[--tear:0%] sm:max-lg:px-8 lg:perforated lg:flex lg:w-(--stub) lg:flex-col lg:justify-center lg:p-8">
          <div aria-hidden="true" className="mb-6 border-t-3 border-dotted border-on-kraft/45 sm:-mx-2.5 lg:hidden" />
          <p className="text-note font-[560] text-on-kraft-2">Reference</p>
          <p className="display text-2xl leading-tight tracking-tight text-numeral lining-nums tabular-nums">
            {reference}
          </p>
          <Button
            variant="outline"
            size="sm"
            className="mt-6 border-spruce! text-spruce! print:hidden"
            onClick={onStartAnother}
          >
            Plan another trip
          </Button>
        </div>
      </div>
    </section>
  );
}

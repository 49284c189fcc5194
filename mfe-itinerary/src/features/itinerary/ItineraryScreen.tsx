import { PageHeader } from '@almaty/ui/page-header';
import { useRef } from 'react';
import { Confirmation } from '../request/Confirmation.tsx';
import { HiddenField } from '../request/HiddenField.tsx';
import { RequestFields } from '../request/RequestFields.tsx';
import { RequestTicket } from '../request/RequestTicket.tsx';
import { RobotCheckWidget } from '../request/RobotCheckWidget.tsx';
import { useOffline } from '../request/useOffline.ts';
import { focusIds, useRequestForm } from '../request/useRequestForm.ts';
import { useRobotCheck } from '../request/useRobotCheck.ts';
import { SelectedActivities } from '../selection/SelectedActivities.tsx';
import { SelectedLocations } from '../selection/SelectedLocations.tsx';

/** What the visitor should know of the connection; nothing while it is fine. */
function connectionNotice(offline: boolean, slow: boolean): string {
  if (offline) return 'You are offline. What you wrote is kept: submit it when you are back.';
  return slow ? 'The connection is slow. Your request is on its way: leave this page open.' : '';
}

/** The itinerary request screen (specification, section 2). */
export function ItineraryScreen() {
  const emailInput = useRef<HTMLInputElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const check = useRobotCheck();
  const form = useRequestForm(emailInput, website, check);
  const offline = useOffline();
  return (
    <div className="wrap">
      <title>Get your itinerary · Almaty guide</title>
      <meta
        name="description"
        content="Send your dates and the places you like; a personalised itinerary for Almaty comes by email within 24 hours."
      />
      <PageHeader title="Get Your Itinerary" line="below">
        Tell us when you come and what you like, and we write a personalised travel plan around it.
      </PageHeader>
      {form.sent ? (
        <Confirmation sent={form.sent} startAnother={form.startAnother} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
          className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-12 lg:gap-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)]"
        >
          <div>
            <RequestFields emailInput={emailInput} form={form} />
            <HiddenField ref={website} />
            <SelectedLocations id={focusIds.locations} problem={form.problems.locations} />
            <SelectedActivities />
          </div>
          <RequestTicket draft={form.draft}>
            <p role="status" className="font-bold not-empty:mb-3">
              {connectionNotice(offline, form.slow)}
            </p>
            <RobotCheckWidget check={check} />
          </RequestTicket>
        </form>
      )}
    </div>
  );
}

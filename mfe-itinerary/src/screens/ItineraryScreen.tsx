import { DELIVERY_HOURS } from '@almaty/dates';
import { PageHead } from '@almaty/delivery/page-head';
import { PageHeader } from '@almaty/ui/page-header';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Confirmation } from '../features/confirmation/Confirmation.tsx';
import { LastRequest } from '../features/confirmation/LastRequest.tsx';
import { RequestForm } from '../features/request-form/RequestForm.tsx';
import { TripEstimate } from '../features/trip-estimate/TripEstimate.tsx';
import { useSubmission } from '../lib/submission.ts';

/** The itinerary page: the request form, or the confirmation of the last request (docs/specification.md, section 2). */
export function ItineraryScreen() {
  const page = useRef<HTMLDivElement>(null);
  const last = useSubmission((submission) => submission.last);
  // A request from before this visit does not replace the form; its confirmation is shown on demand.
  const [dismissedRequest, setDismissedRequest] = useState(() => useSubmission.getState().last);
  const startAnother = () => {
    flushSync(() => setDismissedRequest(last));
    page.current?.querySelector('h1')?.focus();
  };
  return (
    <div ref={page} className="wrap">
      <PageHead
        title="Get your itinerary · Almaty guide"
        description={`Send your dates and the places you like; a personalised itinerary for Almaty comes by email within ${DELIVERY_HOURS} hours.`}
      />
      <PageHeader title="Get Your Itinerary" linePosition="below">
        Tell us when you come and what you like, and we write a personalised travel plan around it.
      </PageHeader>
      {last && last !== dismissedRequest ? (
        <Confirmation submittedRequest={last} onStartAnother={startAnother} />
      ) : (
        <>
          {last && <LastRequest submittedRequest={last} onShowDetails={() => setDismissedRequest(null)} />}
          <RequestForm renderEstimate={(props) => <TripEstimate {...props} />} />
        </>
      )}
    </div>
  );
}

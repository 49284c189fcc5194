import { PageHead } from '@almaty/delivery/page-head';
import { PageHeader } from '@almaty/ui/page-header';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Confirmation } from '../request/Confirmation.tsx';
import { LastRequest } from '../request/LastRequest.tsx';
import { RequestForm } from '../request/RequestForm.tsx';
import { useSubmission } from '../request/submission.ts';

/** The itinerary request screen (specification, section 2). */
export function ItineraryScreen() {
  const page = useRef<HTMLDivElement>(null);
  const last = useSubmission((submission) => submission.last);
  // What had arrived before the page was opened has had its ticket, or gets it when asked: the form is what is wanted.
  const [putAway, setPutAway] = useState(() => useSubmission.getState().last);
  const startAnother = () => {
    flushSync(() => setPutAway(last));
    page.current?.querySelector('h1')?.focus();
  };
  return (
    <div ref={page} className="wrap">
      <PageHead
        title="Get your itinerary · Almaty guide"
        description="Send your dates and the places you like; a personalised itinerary for Almaty comes by email within 24 hours."
      />
      <PageHeader title="Get Your Itinerary" line="below">
        Tell us when you come and what you like, and we write a personalised travel plan around it.
      </PageHeader>
      {last && last !== putAway ? (
        <Confirmation sent={last} startAnother={startAnother} />
      ) : (
        <>
          {last && <LastRequest sent={last} show={() => setPutAway(null)} />}
          <RequestForm />
        </>
      )}
    </div>
  );
}

import { useItinerary } from '@almaty/store';
import { useIfLoaded } from '@almaty/ui/loadable';
import { PageHeader } from '@almaty/ui/page-header';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as m from '#messages';
import { confirmationCode } from '../features/confirmation/confirmation-code.ts';
import { AboutPlans } from '../features/request-form/AboutPlans.tsx';
import { RequestForm } from '../features/request-form/RequestForm.tsx';
import { LazyEstimate } from '../features/trip-estimate/LazyEstimate.tsx';
import { dismissConfirmation, type SubmittedRequest, useSubmission } from '../lib/submission.ts';

/**
 * Which request has its confirmation in place of the form: the last one, until the visitor starts another one. Somebody who
 * comes back with a selection has started another one.
 */
function useConfirmation() {
  const last = useSubmission((submission) => submission.last);
  const restored = useSubmission((submission) => submission.restored);
  const isDismissed = useSubmission((submission) => submission.isDismissed);
  const isRestored = useItinerary((itinerary) => itinerary.isRestored);
  const hasItems = useItinerary(({ locations, activities }) => locations.length + activities.length > 0);
  const [lastBefore] = useState(() => useSubmission.getState().last);
  const [opened, setOpened] = useState<SubmittedRequest | null>(null);
  const isNew = (last !== lastBefore && last !== restored) || last === opened;
  const isShown = !isDismissed && isRestored && (isNew || !hasItems);
  return { last, confirmed: last && (isShown || last === opened) ? last : null, isNew, setOpened };
}

/** The itinerary page: the request form, or the confirmation of the last request (docs/specification.md, section 2). */
export function ItineraryScreen() {
  const page = useRef<HTMLDivElement>(null);
  const { last, confirmed, isNew, setOpened } = useConfirmation();
  const code = useIfLoaded(confirmationCode, last !== null);
  const startAnother = () => {
    flushSync(() => {
      setOpened(null);
      dismissConfirmation();
    });
    page.current?.querySelector('h1')?.focus();
  };
  return (
    <div ref={page} className="wrap">
      {confirmed && code ? (
        <code.Confirmation submittedRequest={confirmed} isNew={isNew} onStartAnother={startAnother} />
      ) : (
        <>
          <div className="print:hidden">
            <PageHeader title={m.formTitle} linePosition="below">
              {m.formLine}
            </PageHeader>
          </div>
          <AboutPlans />
          {last && code && <code.LastRequest submittedRequest={last} onShowDetails={() => setOpened(last)} />}
          <RequestForm renderEstimate={(props) => <LazyEstimate {...props} />} />
        </>
      )}
    </div>
  );
}

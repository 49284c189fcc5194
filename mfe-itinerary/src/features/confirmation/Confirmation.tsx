import { usePageTitle } from '@almaty/delivery/page-title';
import { Button } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { useEffect, useRef } from 'react';
import { PrintedItems } from '../../components/printed-itinerary/PrintedItems.tsx';
import type { SubmittedRequest } from '../../lib/submission.ts';
import { ConfirmationTicket } from './ConfirmationTicket.tsx';
import { NextSteps } from './NextSteps.tsx';

type Props = {
  submittedRequest: SubmittedRequest;
  /** Whether it has just replaced the form, so that its title takes the focus. */
  isNew: boolean;
  onStartAnother: () => void;
};

/** The confirmation of a stored request, in place of the form; it stays, because a toast disappears. */
export function Confirmation({ submittedRequest, isNew, onStartAnother }: Props) {
  const { request, needsVerification } = submittedRequest;
  const page = useRef<HTMLElement>(null);
  usePageTitle('Your request is in · Almaty guide');
  useEffect(() => {
    if (isNew) page.current?.querySelector('h1')?.focus();
  }, [isNew]);
  return (
    <section ref={page} aria-label="Confirmation">
      <PageHeader title="Your Request Is In" linePosition="below">
        {needsVerification
          ? 'Thank you. One step is left before we make your plan for Almaty.'
          : 'Thank you. We are making your plan for Almaty now.'}
      </PageHeader>
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-12 print:mt-6 print:grid-cols-2 print:gap-6 lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)] lg:gap-[clamp(2rem,5vw,4.5rem)]">
        <div>
          <NextSteps submittedRequest={submittedRequest} />
          <Button variant="solid" className="mt-8 whitespace-normal! print:hidden" onClick={onStartAnother}>
            Plan another trip
          </Button>
        </div>
        <ConfirmationTicket submittedRequest={submittedRequest} />
      </div>
      <PrintedItems locations={request.selected_locations} activities={request.selected_activities} />
    </section>
  );
}

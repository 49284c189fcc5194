import { usePageTitle } from '@almaty/delivery/page-title';
import { Button } from '@almaty/ui/button';
import { PageHeader } from '@almaty/ui/page-header';
import { useEffect, useRef } from 'react';
import * as m from '#messages';
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
  usePageTitle(m.confirmationPageTitle);
  useEffect(() => {
    if (isNew) page.current?.querySelector('h1')?.focus();
  }, [isNew]);
  return (
    <section ref={page} aria-label={m.confirmationName}>
      <PageHeader title={m.confirmationTitle} linePosition="below">
        {needsVerification ? m.confirmationStepLeft : m.confirmationMaking}
      </PageHeader>
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] items-start gap-12 print:mt-6 print:grid-cols-2 print:gap-6 lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)] lg:gap-[clamp(2rem,5vw,4.5rem)]">
        <div>
          <NextSteps submittedRequest={submittedRequest} />
          <Button variant="solid" className="mt-8 whitespace-normal! print:hidden" onClick={onStartAnother}>
            {m.confirmationAnother}
          </Button>
        </div>
        <ConfirmationTicket submittedRequest={submittedRequest} />
      </div>
      <PrintedItems locations={request.selected_locations} activities={request.selected_activities} />
    </section>
  );
}

import { useRef } from 'react';
import { SelectedActivities } from '../selection/SelectedActivities.tsx';
import { SelectedLocations } from '../selection/SelectedLocations.tsx';
import { HiddenField } from './HiddenField.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestTicket } from './RequestTicket.tsx';
import { RobotCheckWidget } from './RobotCheckWidget.tsx';
import { useSubmission } from './submission.ts';
import { useOffline } from './useOffline.ts';
import { focusIds, useRequestForm } from './useRequestForm.ts';
import { useRobotCheck } from './useRobotCheck.ts';

type State = { offline: boolean; slow: boolean; failed: boolean };

/** What the visitor should know of the way to us: a toast about it would be gone. Nothing while all is well. */
function notice({ offline, slow, failed }: State): string {
  if (offline) return 'You are offline. What you wrote is kept: submit it when you are back.';
  if (slow) return 'The connection is slow. Your request is on its way: leave this page open.';
  return failed ? 'Your request was not sent. What you wrote is kept.' : '';
}

/** A request while it is written: the fields, what was chosen, and the ticket that sends it. */
export function RequestForm() {
  const emailInput = useRef<HTMLInputElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const check = useRobotCheck();
  const form = useRequestForm(emailInput, website, check);
  const slow = useSubmission((submission) => submission.slow);
  const failed = useSubmission((submission) => submission.failed);
  const offline = useOffline();
  return (
    <form
      noValidate
      // Before its code is there a press does nothing, rather than write an email address into the page's own.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(event.currentTarget);
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
        <p className="hidden font-bold noscript:block">
          Sending a request needs JavaScript: switch it on for this site, then reload.
        </p>
        <p role="status" className="font-bold not-empty:mb-3">
          {notice({ offline, slow, failed })}
        </p>
        <RobotCheckWidget check={check} />
      </RequestTicket>
    </form>
  );
}

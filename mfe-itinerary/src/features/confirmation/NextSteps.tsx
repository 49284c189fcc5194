import { DELIVERY_HOURS } from '@almaty/dates';
import type { ReactNode } from 'react';
import type { SubmittedRequest } from '../../lib/submission.ts';
import { CorrectAddress } from './CorrectAddress.tsx';
import { formatDeliveryDeadline } from './format-delivery-deadline.ts';

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="relative border-b-2 border-rule py-5 pl-14 [counter-increment:step] before:absolute before:left-0 before:display before:text-[2.5rem] before:leading-none before:text-apple-text before:lining-nums before:content-[counter(step)] sm:pl-18 tight:pt-18 tight:pl-0 tight:before:top-5">
      <h3 className="display text-h4">{title}</h3>
      <div className="mt-1.5 grid gap-2">{children}</div>
    </li>
  );
}

/** The first step of a request that is answered at once. */
function CheckInbox({ submittedRequest }: { submittedRequest: SubmittedRequest }) {
  return (
    <Step title="Check your inbox">
      <p>
        An email from us is on its way to{' '}
        <b translate="no" className="wrap-anywhere">
          {submittedRequest.request.user_email}
        </b>
        . Nothing there after a few minutes? Look in the spam folder too. An address that we were asked never to email
        gets nothing.
      </p>
      <CorrectAddress submittedRequest={submittedRequest} />
    </Step>
  );
}

/** The first step of a request that waits until the visitor says that it is theirs. */
function ConfirmRequest({ submittedRequest }: { submittedRequest: SubmittedRequest }) {
  return (
    <Step title="Confirm that it is yours">
      <p>
        Many requests have come for this address or from your network. Open the link in our email to{' '}
        <b translate="no" className="wrap-anywhere">
          {submittedRequest.request.user_email}
        </b>{' '}
        within two days, and select the reference{' '}
        <b translate="no" className="whitespace-nowrap">
          {submittedRequest.reference}
        </b>
        . Then we send your plan.
      </p>
      <CorrectAddress submittedRequest={submittedRequest} />
    </Step>
  );
}

/** When the plan comes, as the API has promised it. */
function PlanArrives({ deadline }: { deadline: string | undefined }) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!deadline)
    return (
      <Step title="Your plan arrives by email">
        <p>{`Within ${DELIVERY_HOURS} hours, often much sooner.`}</p>
      </Step>
    );
  return (
    <Step title="Your plan arrives by">
      <div className="font-bold">
        {formatDeliveryDeadline(deadline, timeZone).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p>It comes by email, often much sooner.</p>
    </Step>
  );
}

/** What the visitor can expect and do after a request was stored. */
export function NextSteps({ submittedRequest }: { submittedRequest: SubmittedRequest }) {
  const { needsVerification, deadline } = submittedRequest;
  return (
    <section aria-labelledby="next-steps" className="border-t-3 border-display pt-3.5">
      <h2 id="next-steps" className="display mb-1 text-[1.75rem] leading-none tracking-tight text-display">
        What happens next
      </h2>
      <ol>
        {needsVerification ? (
          <ConfirmRequest submittedRequest={submittedRequest} />
        ) : (
          <CheckInbox submittedRequest={submittedRequest} />
        )}
        {/* The promise begins with the confirmation. */}
        <PlanArrives deadline={needsVerification ? undefined : deadline} />
        <Step title="Open your plan">
          <p>
            The link in that email opens your plan day by day. There you can change it, share it, and take it along
            without a connection.
          </p>
        </Step>
      </ol>
    </section>
  );
}

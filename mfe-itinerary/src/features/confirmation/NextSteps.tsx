import { DELIVERY_HOURS } from '@almaty/dates';
import type { ReactNode } from 'react';
import * as m from '#messages';
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

const showAddress = (address: ReactNode) => (
  <b translate="no" className="wrap-anywhere">
    {address}
  </b>
);

/** The first step of a request that is answered at once. */
function CheckInbox({ submittedRequest }: { submittedRequest: SubmittedRequest }) {
  return (
    <Step title={m.confirmationInbox}>
      <p>{m.confirmationInboxText({ address: showAddress, email: submittedRequest.request.user_email })}</p>
      <CorrectAddress submittedRequest={submittedRequest} />
    </Step>
  );
}

/** The first step of a request that waits until the visitor says that it is theirs. */
function ConfirmRequest({ submittedRequest }: { submittedRequest: SubmittedRequest }) {
  return (
    <Step title={m.confirmationConfirm}>
      <p>
        {m.confirmationConfirmText({
          address: showAddress,
          email: submittedRequest.request.user_email,
          strong: (text) => (
            <b translate="no" className="whitespace-nowrap">
              {text}
            </b>
          ),
          reference: submittedRequest.reference,
        })}
      </p>
      <CorrectAddress submittedRequest={submittedRequest} />
    </Step>
  );
}

/** When the plan comes, as the API has promised it. */
function PlanArrives({ deadline }: { deadline: string | undefined }) {
  if (!deadline)
    return (
      <Step title={m.confirmationArrives}>
        <p>{m.confirmationWithin({ hours: DELIVERY_HOURS })}</p>
      </Step>
    );
  return (
    <Step title={m.confirmationArrivesBy}>
      <div className="font-bold">
        {formatDeliveryDeadline(deadline).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p>{m.confirmationByEmail}</p>
    </Step>
  );
}

/** What the visitor can expect and do after a request was stored. */
export function NextSteps({ submittedRequest }: { submittedRequest: SubmittedRequest }) {
  const { needsVerification, deadline } = submittedRequest;
  return (
    <section aria-labelledby="next-steps" className="border-t-3 border-display pt-3.5">
      <h2 id="next-steps" className="display mb-1 text-[1.75rem] leading-none tracking-tight text-display">
        {m.confirmationNext}
      </h2>
      <ol>
        {needsVerification ? (
          <ConfirmRequest submittedRequest={submittedRequest} />
        ) : (
          <CheckInbox submittedRequest={submittedRequest} />
        )}
        {/* The promise begins with the confirmation. */}
        <PlanArrives deadline={needsVerification ? undefined : deadline} />
        <Step title={m.confirmationOpen}>
          <p>{m.confirmationOpenText}</p>
        </Step>
      </ol>
    </section>
  );
}

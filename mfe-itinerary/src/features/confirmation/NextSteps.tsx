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

/** What the visitor can expect and do after a request was stored. */
export function NextSteps({ submittedRequest }: { submittedRequest: SubmittedRequest }) {
  const { request, deadline } = submittedRequest;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <section aria-labelledby="next-steps" className="border-t-3 border-display pt-3.5">
      <h2 id="next-steps" className="display mb-1 text-[1.75rem] leading-none tracking-tight text-display">
        What happens next
      </h2>
      <ol>
        <Step title="Check your inbox">
          <p>
            An email from us is on its way to <b className="wrap-anywhere">{request.user_email}</b>. Nothing there after
            a few minutes? Look in the spam folder too.
          </p>
          <CorrectAddress submittedRequest={submittedRequest} />
        </Step>
        {deadline ? (
          <Step title="Your plan arrives by">
            <div className="font-bold">
              {formatDeliveryDeadline(deadline, timeZone).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <p>It comes by email, often much sooner.</p>
          </Step>
        ) : (
          <Step title="Your plan arrives by email">
            <p>Within {DELIVERY_HOURS} hours, often much sooner.</p>
          </Step>
        )}
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

import { Button } from '@almaty/ui/button';
import * as m from '#messages';
import type { SubmittedRequest } from '../../lib/submission.ts';

type Props = {
  submittedRequest: SubmittedRequest;
  /** Called to show its confirmation. */
  onShowDetails: () => void;
};

/** The last request of the session, for a visitor who comes back to the page: its reference stays available. */
export function LastRequest({ submittedRequest, onShowDetails }: Props) {
  const { reference, request } = submittedRequest;
  return (
    <section
      aria-labelledby="last-request"
      className="ticket-shadow mt-10 text-on-kraft forced-colors:border print:hidden"
    >
      <div className="ticket items-stretch max-sm:mask-none max-sm:flex-col sm:[--stub:13rem]">
        <div className="min-w-0 grow px-5 pt-4 pb-3 sm:px-6 sm:pb-4">
          <h2 id="last-request" className="display text-h4">
            {m.confirmationLast}
          </h2>
          <p className="mt-1 text-note text-on-kraft-2 wrap-anywhere">
            {m.confirmationLastText({
              strong: (text) => (
                <b translate="no" className="text-on-kraft">
                  {text}
                </b>
              ),
              address: (text) => <span translate="no">{text}</span>,
              reference,
              email: request.user_email,
            })}
          </p>
        </div>
        <div className="perforated grid shrink-0 place-items-center px-5 pb-4 max-sm:justify-items-start max-sm:before:hidden sm:w-52 sm:py-4">
          <Button variant="outline" size="sm" className="border-spruce! text-spruce!" onClick={onShowDetails}>
            {m.confirmationShowDetails}
          </Button>
        </div>
      </div>
    </section>
  );
}
